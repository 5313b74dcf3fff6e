/** Tournaments: setting one, and the page of one: who plays, at which table, and how they stand. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { boxName, speaking, t } from "../i18n";
import { api, Refused } from "../net/api";
import type { Clock, Tournament, TournamentRound } from "../net/protocol";
import { go } from "../router";
import { callFor, settled } from "../state/calling";
import { forgetVisit, visit, visited } from "../state/evenings";
import { about } from "../state/library";
import { useStore } from "../state/store";
import { Check, Clocks, Form, NumberField, TitleField } from "./fields";
import { Loading, Nothing, Page, Problem } from "./frame";
import { beSomebody, NameField, NameForm } from "./name";
import { CLOCKS, OptionWords } from "./options";
import { ShareLink } from "./share";
import { Rank, Tabled } from "./tabled";

const EVERY = 2500; // ms between two looks
const ROUNDS = [1, 2, 3, 4, 5];
const SIZES = [2, 3, 4, 5, 6];

/** Setting a tournament, and those one has been at. */
export function TournamentsPage(): JSX.Element {
  useStore(speaking);
  const house = useStore(about);
  const [title, setTitle] = useState("");
  const [rounds, setRounds] = useState(3);
  const [size, setSize] = useState(4);
  const [boxes, setBoxes] = useState<string[] | null>(null);
  const [clock, setClock] = useState<Clock | null>(CLOCKS["normal"] ?? null);
  const [rated, setRated] = useState(false);
  const [join, setJoin] = useState(true);
  const [error, setError] = useState("");
  if (!house) return <Loading title={t("tournaments")} />;
  const chosen = boxes ?? house.defaults.boxes;
  const make = async (): Promise<void> => {
    setError("");
    try {
      await beSomebody();
      const made = await api.newTournament({ title, rounds, size, join, options: { boxes: chosen, clock, rated } });
      go(`/tournaments/${made.id}`);
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <Page title={t("tournaments")} look="new-table">
      <p class="lead">{t("tournaments-text")}</p>
      <Mine />
      <Form send={() => void make()}>
        <div class="fields">
          <NameField />
          <TitleField label={t("tournament-title")} any={t("tournament")} title={title} longest={house.lengths.title} change={setTitle} />
        </div>
        <NumberField name="rounds" label={t("tournament-rounds")} text={t("tournament-rounds-text")} all={ROUNDS} now={rounds} choose={setRounds} />
        <NumberField name="size" label={t("tournament-size")} text={t("tournament-size-text")} all={SIZES} now={size} choose={setSize} />
        <fieldset class="choice">
          <legend>{t("boxes")}</legend>
          {house.boxes.map((box) => (
            <label key={box} class="chip">
              <input
                type="checkbox"
                checked={chosen.includes(box)}
                onChange={() => setBoxes(house.boxes.filter((one) => (one === box ? !chosen.includes(box) : chosen.includes(one))))}
              />
              <span>{boxName(box)}</span>
            </label>
          ))}
        </fieldset>
        <Clocks now={clock} choose={setClock} />
        <Check label="rated" on={rated} change={setRated} />
        <Check label="tournament-join-in" on={join} change={setJoin} />
        <div class="submit">
          <Problem text={chosen.length ? error : t("need-box")} />
          <button type="submit" class="primary big" disabled={!chosen.length}>
            {t("tournament-create")}
          </button>
        </div>
      </Form>
    </Page>
  );
}

function Mine(): JSX.Element | null {
  const mine = visited();
  if (!mine.length) return null;
  return (
    <section class="tables" aria-labelledby="my-tournaments">
      <h2 id="my-tournaments">{t("tournaments-mine")}</h2>
      <ul>
        {mine.map(({ id, title }) => (
          <li key={id} class="table-row">
            <strong class="table-what">{title || t("tournament")}</strong>
            <a class="button" href={`/tournaments/${id}`}>
              {t("come-back")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Looks again and again, as long as somebody looks at the page. */
function useTournament(id: string): [Tournament | null, string, (found: Tournament) => void] {
  const [found, setFound] = useState<Tournament | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    let here = true;
    let over = false;
    const look = (): void => {
      if (over) return;
      api.tournament(id).then(
        (seen) => {
          over = seen.state === "over";
          if (here) setFound(seen);
        },
        (problem: Error) => {
          // A server that is just being started again will be back; one that says no has said so.
          if (!(problem instanceof Refused) || problem.code !== "no-such-tournament") return;
          forgetVisit(id);
          if (here) setError(problem.message);
        },
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      here = false;
      clearInterval(timer);
      settled();
    };
  }, [id]);
  return [found, error, setFound];
}

export function TournamentPage({ id }: { id: string }): JSX.Element {
  useStore(speaking);
  const house = useStore(about);
  const [found, error, setFound] = useTournament(id);
  const [problem, setProblem] = useState("");
  const [sure, setSure] = useState("");
  const called = useRef("");
  useEffect(() => {
    if (!found) return;
    if (found.you >= 0 || found.hosting) visit({ id, title: found.title });
    if (found.table && called.current !== found.table) callFor(found.table, t("tournament-call"), found.title);
    else if (!found.table) settled();
    called.current = found.table;
  }, [found?.table, found?.you]);
  if (error) return <Nothing title={t("tournament")} text={error} />;
  if (!found) return <Loading title={t("tournament")} />;
  const act = async (what: Promise<Tournament>): Promise<void> => {
    setProblem("");
    setSure("");
    try {
      setFound(await what);
    } catch (wrong) {
      setProblem((wrong as Error).message);
    }
  };
  /** Asked twice. */
  const unsure = (name: string, label: string, what: () => Promise<Tournament>): JSX.Element => (
    <button type="button" class={sure === name ? "danger" : ""} onBlur={() => setSure("")} onClick={() => (sure === name ? void act(what()) : setSure(name))}>
      {sure === name ? t("tournament-sure") : label}
    </button>
  );
  const { state, played, rounds, players, you, hosting } = found;
  const late = played.length >= rounds;
  const left = players[you]?.left ?? false;
  const words = state === "over" ? t("tournament-is-over") : state === "open" ? t("tournament-is-open", { n: rounds }) : t("tournament-round-of", { n: played.length, of: rounds });
  return (
    <Page title={found.title || t("tournament")} look="tournament">
      <p class="lead" role="status">
        {words} <small>{t("tournament-host", { name: found.host })}</small>
      </p>
      {house && <OptionWords options={found.options} drinks={house.drinks} />}
      {found.table && (
        <p class="your-table">
          <b>{t("tournament-call")}</b>
          <a class="button primary big" href={`/tables/${found.table}`}>
            {t("tournament-to-table")}
          </a>
        </p>
      )}
      {state === "running" && !found.table && you >= 0 && !left && (
        <p class="notice">{t(played.at(-1)?.byes.includes(you) ? "tournament-your-bye" : found.may_begin ? "tournament-between" : "tournament-wait-tables")}</p>
      )}
      <Problem text={problem} />
      {state !== "over" && !late && (you < 0 || left) && <NameForm label={t(left ? "tournament-rejoin" : "tournament-join")} done={() => act(api.joinTournament(id))} failed={setProblem} />}
      {state !== "over" && late && you < 0 && <p class="notice">{t("tournament-late")}</p>}
      {found.may_begin && (
        <p>
          <button type="button" class="primary big" onClick={() => void act(api.beginRound(id))}>
            {t("tournament-begin", { n: played.length + 1 })}
          </button>
        </p>
      )}
      {state === "open" && !found.may_begin && you >= 0 && <p class="quiet">{t(hosting ? "tournament-need-people" : "tournament-wait-host")}</p>}
      <section class="panel" aria-labelledby="standings">
        <h2 id="standings">{t("tournament-standings")}</h2>
        {players.length ? <Standings found={found} remove={(n) => hosting && state !== "over" && unsure(`remove${n}`, t("remove"), () => api.removeFromTournament(id, n))} /> : <p class="quiet">{t("tournament-nobody")}</p>}
        <p class="quiet">{t("tournament-points-text")}</p>
      </section>
      {played
        .map((round, i) => (
          <Round key={i} n={i + 1} round={round} found={found} callOff={(table) => hosting && state !== "over" && i === played.length - 1 && unsure(table, t("tournament-call-off"), () => api.callOffTable(id, table))} />
        ))
        .reverse()}
      {state !== "over" && !late && (
        <section class="panel" aria-labelledby="invite">
          <h2 id="invite">{t("invite")}</h2>
          <p>{t("tournament-invite")}</p>
          <ShareLink link={location.origin + location.pathname} title={found.title || t("tournament")} />
        </section>
      )}
      <p class="row">
        {you >= 0 && !left && state !== "over" && unsure("leave", t("tournament-leave"), () => api.leaveTournament(id))}
        {hosting && state !== "over" && unsure("end", t("tournament-end"), () => api.endTournament(id))}
        {state === "over" && (
          <a class="button" href="/tournaments">
            {t("tournament-another")}
          </a>
        )}
        <a class="button" href="/ladder">
          {t("ladder-page")}
        </a>
      </p>
    </Page>
  );
}

const short = (n: number): string => n.toLocaleString(speaking.value, { maximumFractionDigits: 2 });

function Standings({ found, remove }: { found: Tournament; remove: (number: number) => JSX.Element | false }): JSX.Element {
  const order = found.players.map((_, i) => i).toSorted((a, b) => (found.players[a]?.place ?? 0) - (found.players[b]?.place ?? 0));
  return (
    <Tabled look="ranks" heads={[t("ladder-player"), t("points"), t("ladder-won"), t("opponents")]}>
      {order.map((number) => {
        const player = found.players[number];
        if (!player) return null;
        const { name, you, left, points, wins, strength } = player;
        const first = found.state === "over" && player.place === 1;
        return (
          <Rank key={number} place={found.played.length ? player.place : "·"} name={first ? `★ ${name}` : name} you={you} gone={left} numbers={[short(points), wins, short(strength)]}>
            {left && <small> · {t("tournament-gone")}</small>} {!you && !left && remove(number)}
          </Rank>
        );
      })}
    </Tabled>
  );
}

interface RoundProps {
  n: number;
  round: TournamentRound;
  found: Tournament;
  callOff: (table: string) => JSX.Element | false;
}

/** A round: its tables, who sits there and how it ended, and who has a bye. */
function Round({ n, round, found, callOff }: RoundProps): JSX.Element {
  const name = (number: number): string => found.players[number]?.name ?? "";
  return (
    <section class="panel" aria-label={t("tournament-round", { n })}>
      <h2>{t("tournament-round", { n })}</h2>
      <ul class="round-tables">
        {round.tables.map(({ table, players, places, void: off }, i) => (
          <li key={table} class="table-row">
            <span class="table-what">
              <strong>{t("tournament-table", { n: i + 1 })}</strong>
              <span class="round-players">
                {players
                  .map((number, seat) => ({ number, place: places[seat] ?? 0 }))
                  .toSorted((a, b) => a.place - b.place)
                  .map(({ number, place }) => (
                    <span key={number} class={place === 1 ? "won" : ""}>
                      {place ? `${place}. ` : ""}
                      {name(number)}
                    </span>
                  ))}
              </span>
            </span>
            <span class="row">
              {off ? (
                <em>{t("tournament-called-off")}</em>
              ) : places.length ? (
                <a class="button" href={`/replays/${table}`}>
                  {t("watch-replay")}
                </a>
              ) : (
                <>
                  {table !== found.table && (
                    <a class="button" href={`/tables/${table}`}>
                      {t("watch")}
                    </a>
                  )}
                  {callOff(table)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {round.byes.length > 0 && <p>{t("tournament-bye", { name: round.byes.map(name).join(", ") })}</p>}
    </section>
  );
}
