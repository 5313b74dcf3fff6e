/** The ladder: who does best against people, of all time and this month. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { speaking, t } from "../i18n";
import { api } from "../net/api";
import type { Ladder } from "../net/protocol";
import { me } from "../state/library";
import { useStore } from "../state/store";
import { Loading, Nothing, Page, Problem } from "./frame";
import { NameForm } from "./name";
import { Rank, Tabled } from "./tabled";

const MONTHS = 12;

/** The last months as the server calls them, this one first. */
function months(): string[] {
  const now = new Date();
  return Array.from({ length: MONTHS }, (_, i) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - i, 1)).toISOString().slice(0, 7));
}

const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(speaking.value, { month: "long", year: "numeric", timeZone: "UTC" });

export function LadderPage(): JSX.Element {
  useStore(speaking);
  const guest = useStore(me);
  const [month, setMonth] = useState("");
  const [found, setFound] = useState<Ladder | null>(null);
  const [error, setError] = useState("");
  const [problem, setProblem] = useState("");
  const [leaving, setLeaving] = useState(false);
  const look = (): Promise<void> => api.ladder(month).then(setFound, (wrong: Error) => setError(wrong.message));
  useEffect(() => void look(), [month]);
  if (error) return <Nothing title={t("ladder-page")} text={error} />;
  if (!found) return <Loading title={t("ladder-page")} />;
  const { you } = found;
  const act = async (what: Promise<unknown>): Promise<void> => {
    setProblem("");
    setLeaving(false);
    try {
      await what;
      await look();
    } catch (wrong) {
      setProblem((wrong as Error).message);
    }
  };
  return (
    <Page title={t("ladder-page")} look="ladder-page">
      <p class="lead">{t("ladder-text")}</p>
      <p class="row">
        <a class="button primary" href="/new#rated">
          {t("ladder-new-table")}
        </a>
        <a class="button" href="/tournaments">
          {t("tournaments")}
        </a>
      </p>
      <div class="two-tables">
        <section class="panel" aria-labelledby="ladder-all">
          <h2 id="ladder-all">{t("ladder-all")}</h2>
          {found.people.length ? (
            <Tabled look="ranks" heads={[t("ladder-player"), t("ladder-rating"), t("stat-played"), t("ladder-won")]}>
              {found.people.map((row, i) => (
                <Rank key={row.name} place={i + 1} name={row.name} you={row.you} numbers={[row.rating, row.games, row.wins]} />
              ))}
            </Tabled>
          ) : (
            <p class="quiet">{t("ladder-nobody")}</p>
          )}
          {found.guests > 0 && <p class="quiet">{t("ladder-guests", { n: found.guests })}</p>}
        </section>
        <section class="panel" aria-labelledby="ladder-month">
          <h2 id="ladder-month">{t("ladder-month")}</h2>
          <label class="field small">
            <span>{t("ladder-which-month")}</span>
            <select value={found.month} onChange={(event) => setMonth(event.currentTarget.value)}>
              {months().map((one) => (
                <option key={one} value={one}>
                  {monthName(one)}
                </option>
              ))}
            </select>
          </label>
          {found.monthly.length ? (
            <Tabled look="ranks" heads={[t("ladder-player"), t("points"), t("stat-played"), t("ladder-won")]}>
              {found.monthly.map((row, i) => (
                <Rank key={row.name} place={i + 1} name={row.name} you={row.you} numbers={[row.points, row.games, row.wins]} />
              ))}
            </Tabled>
          ) : (
            <p class="quiet">{t("ladder-empty-month")}</p>
          )}
          <p class="quiet">{t("ladder-points-text")}</p>
        </section>
      </div>
      <section class="panel" aria-labelledby="ladder-me">
        <h2 id="ladder-me">{t("ladder-me")}</h2>
        {you && <p>{you.games ? t("ladder-my-rating", { rating: String(you.rating), games: you.games, wins: you.wins }) : t("ladder-not-played")}</p>}
        <p>{you?.name ? t("ladder-on-it", { name: you.name }) : t("ladder-join-text")}</p>
        <Problem text={problem} />
        {you?.name && you.name === guest.name ? null : (
          <NameForm label={t(you?.name ? "ladder-rename" : "ladder-join")} done={() => act(api.joinLadder())} failed={setProblem} />
        )}
        {you && (
          <button type="button" class={leaving ? "danger" : ""} onBlur={() => setLeaving(false)} onClick={() => (leaving ? void act(api.leaveLadder()) : setLeaving(true))}>
            {t(leaving ? "ladder-leave-sure" : "ladder-leave")}
          </button>
        )}
      </section>
    </Page>
  );
}
