/** What the finished games add up to. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Crest } from "../art/crest";
import { t } from "../i18n";
import { api } from "../net/api";
import type { Statistics } from "../net/protocol";
import { useLibrary } from "../state/library";

export function StatisticsPage(): JSX.Element {
  const library = useLibrary();
  const [found, setFound] = useState<Statistics | null>(null);
  useEffect(() => {
    api.statistics().then(setFound, () => undefined);
  }, []);
  if (!found) return <p class="loading">{t("loading")}</p>;
  return (
    <main id="main" class="page">
      <h1>{t("statistics")}</h1>
      <p>{t("stat-games", { games: found.games, turns: found.turns, minutes: Math.round(found.seconds / 60) })}</p>
      {found.games > 0 && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("stat-character")}</th>
                <th scope="col">{t("stat-played")}</th>
                <th scope="col">{t("stat-won")}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(found.characters).map(([id, { games, wins }]) => (
                <tr key={id}>
                  <th scope="row">
                    <Crest id={id} size={24} /> {library.characters.get(id)?.name ?? id}
                  </th>
                  <td>{games}</td>
                  <td>{Math.round((100 * wins) / games)} %</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2>{t("stat-recent")}</h2>
          <ul>
            {found.recent.map((game) => (
              <li key={game.id}>
                <a href={`/replays/${game.id}`}>{new Date(game.ended).toLocaleString()}</a>{" "}
                {game.players.map((p) => `${p.name || t("mat-bot")}${p.won ? " ★" : ""}`).join(", ")}
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
