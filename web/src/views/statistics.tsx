/** What the finished games add up to, drawn. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Portrait } from "../art/portrait";
import { botName, characterName, characterShort, t, when } from "../i18n";
import { api } from "../net/api";
import type { Statistics } from "../net/protocol";
import { Loading, Nothing, Page } from "./frame";
import { Figures, Tabled } from "./tabled";

type Counts = Record<string, { games: number; wins: number }>;

export function StatisticsPage(): JSX.Element {
  const [found, setFound] = useState<Statistics | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    api.statistics().then(setFound, (problem: Error) => setError(problem.message));
  }, []);
  if (error) return <Nothing title={t("statistics")} text={error} />;
  if (!found) return <Loading title={t("statistics")} />;
  if (!found.games) return <Nothing title={t("statistics")} text={t("stat-none")} />;
  const most = Math.max(...Object.values(found.sizes));
  return (
    <Page title={t("statistics")} look="statistics">
      <Figures
        all={[
          [t("stat-games"), found.games],
          [t("stat-turns"), Math.round(found.turns)],
          [t("stat-answers"), Math.round(found.answers)],
          [t("stat-minutes"), Math.max(1, Math.round(found.seconds / 60))],
        ]}
      />
      <h2>{t("stat-by-character")}</h2>
      <Wins of={found.characters} head={t("stat-character")} name={characterName} crest />
      <h2>{t("stat-by-player")}</h2>
      <Wins of={found.players} head={t("stat-player")} name={(kind) => (kind === found.player_kind ? t("stat-people") : botName(kind))} />
      <h2>{t("stat-by-size")}</h2>
      <Tabled look="bars" heads={[t("stat-size"), t("stat-played")]}>
        {Object.entries(found.sizes).map(([size, games]) => (
          <tr key={size}>
            <th scope="row">{t("stat-players", { n: Number(size) })}</th>
            <td>
              <Bar part={games / most} text={String(games)} />
            </td>
          </tr>
        ))}
      </Tabled>
      <h2>{t("stat-recent")}</h2>
      {!found.recent.length && <p class="quiet">{t("stat-no-recent")}</p>}
      <ul class="recent">
        {found.recent.map((game) => (
          <li key={game.id} class="table-row">
            <span class="table-what">
              <a href={`/replays/${game.id}`}>
                <time dateTime={new Date(game.ended).toISOString()}>{when(game.ended)}</time>
              </a>
              <small>{t("stat-length", { n: game.turns })}</small>
            </span>
            <span class="recent-players">
              {game.players.map((player, i) => (
                <span key={i} class={player.won ? "won" : ""}>
                  <Portrait who={player.character} size={24} frame="round" label={characterShort(player.character)} />
                  {player.kind === found.player_kind ? player.name : botName(player.kind)}
                  {player.won && <b> ★ {t("mat-winner")}</b>}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Page>
  );
}

interface WinsProps {
  of: Counts;
  head: string;
  name: (id: string) => string;
  crest?: boolean;
}

/** Who wins how often; the best first. */
export function Wins({ of, head, name, crest }: WinsProps): JSX.Element {
  const rows = Object.entries(of)
    .map(([id, { games, wins }]) => ({ id, games, share: wins / games }))
    .sort((a, b) => b.share - a.share || b.games - a.games);
  return (
    <Tabled look="bars" heads={[head, t("stat-won"), t("stat-played")]}>
      {rows.map(({ id, games, share }) => (
        <tr key={id}>
          <th scope="row">
            <span class="row-of">
              {crest && <Portrait who={id} size={26} frame="round" />} {name(id)}
            </span>
          </th>
          <td>
            <Bar part={share} text={`${Math.round(100 * share)} %`} />
          </td>
          <td class="number">{games}</td>
        </tr>
      ))}
    </Tabled>
  );
}

function Bar({ part, text }: { part: number; text: string }): JSX.Element {
  return (
    <span class="stat-bar">
      <span class="bar-all" aria-hidden="true">
        {part > 0 && <span style={{ width: `${100 * part}%` }} />}
      </span>
      <span>{text}</span>
    </span>
  );
}
