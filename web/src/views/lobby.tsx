/** The lobby: one click to a game against bots, tables to join and to watch. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Wordmark } from "../art/wordmark";
import { botName, characterShort, joined, said, t, when } from "../i18n";
import { api } from "../net/api";
import type { About, MyTable, Statistics, Summary } from "../net/protocol";
import { Socket } from "../net/socket";
import { go } from "../router";
import { about, me, spoken } from "../state/library";
import { callFor, settled } from "../state/calling";
import { useStore } from "../state/store";
import { lastQuick, rememberQuick, type Quick } from "../state/tablewish";
import { Problem } from "./frame";
import { LEVELS, standIn } from "./level";
import { Bust, Head } from "./likeness";
import { beSomebody, NameField } from "./name";
import { optionWords, timeLeft } from "./options";
import { pages } from "./pages";
import { PickCharacter } from "./pick";

const MOST_LISTED = 20;
const QUICK = { bots: 3, level: "house" }; // on the first evening
const RECENT = 5;

/** Evenings against bots that one click begins. */
const EVENINGS = {
  alone: { teams: "", others: 0 },
  pair: { teams: "two-headed", others: 3 },
  boss: { teams: "boss", others: 3 },
  otto: { teams: "", others: 1 },
} as const;
type Evening = keyof typeof EVENINGS;

export function Lobby(): JSX.Element {
  const house = useStore(about);
  const [tables, setTables] = useState<Summary[] | null>(null);
  const [mine, setMine] = useState<MyTable[]>([]);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const socket = new Socket(
      () => `/ws/lobby?lang=${spoken()}`,
      (message) => {
        if (message.type === "lobby") setTables(message.tables);
        // Also when the connection was lost meanwhile.
        if (message.type === "hello" || message.type === "mine") api.myTables().then((found) => setMine(found.tables), () => undefined);
      },
      () => undefined,
    );
    return () => socket.close();
  }, []);
  const [asked] = mine.filter((table) => table.asked);
  useEffect(() => {
    if (asked) callFor(`mine ${asked.id}`, t("call-title"), asked.title || asked.others.join(", "));
    else settled();
    return settled;
  }, [asked?.id]);

  /** Do something as somebody: with the name in the field. */
  const act = async (what: () => Promise<unknown>): Promise<void> => {
    setError("");
    setBusy(true);
    try {
      await beSomebody();
      await what();
    } catch (problem) {
      setError((problem as Error).message);
    }
    setBusy(false);
  };

  return (
    <main id="main" tabIndex={-1} class="page lobby">
      <section class="hero" aria-labelledby="title">
        <h1 id="title">
          <Wordmark size={64} label="Last Call" />
        </h1>
        <p class="lead">
          {t("tagline")} <small>{t("free-to-play")}</small>
        </p>
        <QuickPlay house={house} busy={busy} act={act} />
        <Problem text={error} />
        <Offline />
        <p class="ways">
          <a class="button friends-button" href="/new" title={t("play-with-friends-text")}>
            <b>{t("new-table")}</b> <small>{t("play-with-friends")}</small>
          </a>
          <a class="button lesson-button" href="/how-to-play">
            <b>{t("how-to-play")}</b> <small>{t("first-time")}</small>
          </a>
          <a class="button" href="/tournaments">
            <b>{t("tournament")}</b> <small>{t("tournament-way")}</small>
          </a>
        </p>
      </section>
      <div class="tonight">
        {mine.length > 0 && <Mine mine={mine} />}
        <Tables tables={tables} house={house} act={act} />
        <ByLink />
        <Lately />
      </div>
      <p class="foot">
        {t("fan-project")} {house ? `Last Call ${house.version}` : ""}
      </p>
    </main>
  );
}

interface QuickPlayProps {
  house: About | null;
  busy: boolean;
  act: (what: () => Promise<unknown>) => Promise<void>;
}

function QuickPlay({ house, busy, act }: QuickPlayProps): JSX.Element {
  const [character, setCharacter] = useState("");
  const [{ bots, level }, setQuick] = useState(() => lastQuick(QUICK, LEVELS));
  const [way, setWay] = useState<Evening>("alone");
  const choose = (change: Partial<Quick>): void => {
    const quick = { bots, level, ...change };
    setQuick(quick);
    rememberQuick(quick);
  };
  const all = house?.characters ?? {};
  const { teams, others } = EVENINGS[way];
  const [villain = ""] = house?.villains ?? [];
  const mine = way === "boss" ? villain : character;
  // A character brings their box along.
  const boxes = house ? house.boxes.filter((box) => house.defaults.boxes.includes(box) || box === all[mine]) : [];
  const most = Math.min((house?.seats.most ?? 4) - 1, Object.values(all).filter((box) => boxes.includes(box)).length - 1);
  const opponents = others || Math.min(bots, Math.max(1, most));
  const play = async (): Promise<void> => {
    const table = await api.newTable({
      options: { seats: opponents + 1, clock: null, public: false, boxes, teams, ...(way === "otto" ? { otto: Object.keys(house?.factions ?? {}).slice(0, 2) } : {}) },
      character: mine,
      bots: Array.from({ length: opponents }, () => level),
      start: true,
    });
    go(`/tables/${table.id}`);
  };
  return (
    <form
      class="quick"
      onPointerEnter={pages.Table.invite}
      onSubmit={(event) => {
        pages.Table.invite();
        event.preventDefault();
        if (house && !busy) void act(play);
      }}
    >
      <Company house={house} mine={mine} bots={opponents} level={house?.stand_ins[level] ?? level} />
      {house && way !== "boss" && <PickCharacter name="character" characters={Object.keys(all)} now={character} change={setCharacter} />}
      {house && (
        <fieldset class="choice evenings">
          <legend>{t("evening")}</legend>
          {(Object.keys(EVENINGS) as Evening[]).map((one) => (
            <label key={one} class="chip">
              <input type="radio" name="evening" checked={way === one} onChange={() => setWay(one)} />
              <span>{t(`evening-${one}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <NameField />
      <button type="submit" class="primary big" disabled={!house || busy}>
        {way === "alone" ? t("play-now", { n: opponents }) : t(`play-now-${way}`)}
      </button>
      {way === "alone" && <label class="field small">
        <span>{t("bots")}</span>
        <select value={opponents} onChange={(event) => choose({ bots: Number(event.currentTarget.value) })}>
          {Array.from({ length: Math.max(1, most) }, (_, i) => (
            <option key={i} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </select>
      </label>}
      <label class="field small level">
        <span>{t("bot-level")}</span>
        <select value={level} title={said(`bot-${level}-text`) ?? ""} onChange={(event) => choose({ level: event.currentTarget.value })}>
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {botName(one)}
            </option>
          ))}
        </select>
      </label>
      {standIn(house, level) && (
        <p class="notice" role="status">
          {standIn(house, level)}
        </p>
      )}
    </form>
  );
}

/** Without a connection there is still something to do here. */
function Offline(): JSX.Element | null {
  const [away, setAway] = useState(!navigator.onLine);
  useEffect(() => {
    const look = (): void => setAway(!navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return away ? (
    <p class="notice" role="status">
      {t("offline")}
    </p>
  ) : null;
}

/** My choice and the bots behind the edge of the table, as they are going to sit there. */
function Company({ house, mine, bots, level }: { house: About | null; mine: string; bots: number; level: string }): JSX.Element {
  const boxes = house?.defaults.boxes ?? [];
  const others = Object.entries(house?.characters ?? {})
    .filter(([id, box]) => id !== mine && (boxes.includes(box) || box === house?.characters[mine]))
    .map(([id]) => id)
    .slice(0, Math.min(bots, 4));
  const half = Math.ceil(others.length / 2);
  const seat = (id: string, me: boolean): JSX.Element => (
    <span key={id} class={me ? "company-seat me" : "company-seat"}>
      {id ? <Bust id={id} mood={me ? "merry" : "sober"} name={`company-${id}`} /> : <b class="company-any">?</b>}
      <span class="company-name">
        {id ? characterShort(id) : t("random-character")} <small>{me ? t("mat-you") : botName(level)}</small>
      </span>
    </span>
  );
  return (
    <div class="company" aria-hidden="true">
      {others.slice(0, half).map((id) => seat(id, false))}
      {seat(mine, true)}
      {others.slice(half).map((id) => seat(id, false))}
    </div>
  );
}

/** Where I have a seat: also tables that nobody else sees in the lobby; first where I am waited for. */
function Mine({ mine }: { mine: MyTable[] }): JSX.Element {
  return (
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t("my-tables")}</h2>
      <ul>
        {mine.map(({ id, title, state, others, character, days, asked, ms }) => (
          <li key={id} class={asked ? "table-row own-row asked" : "table-row own-row"}>
            <span class="table-what">
              {asked && <b class="your-turn">{t("your-turn")}</b>}
              <strong>{title || t(state === "open" ? "table-waiting" : "game-on")}</strong>
              <small>{others.map((name) => said(`bot-${name}`) ?? name).join(", ")}</small>
              {days > 0 && <small class="dim">{asked ? t("days-left", timeLeft(ms)) : t("days-is", { n: days })}</small>}
            </span>
            <span class="row-head">
              <Head id={character} name={`mine-${id}`} />
            </span>
            <a class={asked || !days ? "button primary" : "button"} href={`/tables/${id}`}>
              {t(asked ? "play-turn" : "come-back")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A friend's link or the code at its end leads to their table. */
function ByLink(): JSX.Element {
  const [text, setText] = useState("");
  const code = /(?:^|\/tables\/)([\w-]+)\/?$/.exec(text.trim())?.[1];
  return (
    <form
      class="by-link"
      onSubmit={(event) => {
        event.preventDefault();
        if (code) go(`/tables/${code}`);
      }}
    >
      <input type="text" aria-label={t("by-link")} placeholder={t("by-link")} value={text} onInput={(event) => setText(event.currentTarget.value)} autocomplete="off" spellcheck={false} />
      <button type="submit" disabled={!code}>
        {t("by-link-go")}
      </button>
    </form>
  );
}

/** Public games that are over, to be watched again. */
function Lately(): JSX.Element | null {
  const [found, setFound] = useState<Statistics | null>(null);
  useEffect(() => {
    api.statistics().then(setFound, () => undefined);
  }, []);
  if (!found?.recent.length) return null;
  return (
    <section class="tables lately" aria-labelledby="lately">
      <h2 id="lately">{t("stat-recent")}</h2>
      <ul>
        {found.recent.slice(0, RECENT).map((game) => {
          const won = game.players.filter((player) => player.won);
          return (
            <li key={game.id}>
              <a class="button" href={`/replays/${game.id}`} title={t("watch-replay")}>
                {won.slice(0, 2).map((player, i) => (
                  <span key={i} class="row-head">
                    <Head id={player.character} name={`lately-${game.id}-${i}`} />
                  </span>
                ))}
                <span class="table-what">
                  <strong>{joined(won.map((player) => characterShort(player.character)))}</strong>
                  <small>{t("stat-length", { n: game.turns })} · {when(game.ended)}</small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface TablesProps {
  tables: Summary[] | null;
  house: About | null;
  act: (what: () => Promise<unknown>) => Promise<void>;
}

function Tables({ tables, house, act }: TablesProps): JSX.Element {
  const guest = useStore(me);
  const mine = (table: Summary): boolean => guest.name !== null && table.players.includes(guest.name);
  const listed = (state: string): Summary[] => (tables ?? []).filter((table) => table.state === state).slice(0, MOST_LISTED);
  const open = listed("open");
  const running = listed("running");
  const join = (table: Summary): Promise<void> =>
    act(async () => {
      if (!mine(table)) await api.sit(table.id);
      go(`/tables/${table.id}`);
    });
  return (
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t("open-tables")}</h2>
      {tables === null ? <p class="quiet">{t("loading")}</p> : !open.length && <p class="quiet">{t("no-open-tables")}</p>}
      <ul>
        {open.map((table) => (
          <TableRow key={table.id} table={table} house={house}>
            <button type="button" class="primary" disabled={!table.free && !mine(table)} onClick={() => void join(table)}>
              {mine(table) ? t("come-back") : t("join")}
            </button>
          </TableRow>
        ))}
      </ul>
      <h2>{t("running-tables")}</h2>
      {tables !== null && !running.length && <p class="quiet">{t("no-running-tables")}</p>}
      <ul>
        {running.map((table) => (
          <TableRow key={table.id} table={table} house={house}>
            <>
              {table.drop_in && table.bots > 0 && !mine(table) && (
                <button type="button" onClick={() => void join(table)}>
                  {t("take-bot-seat")}
                </button>
              )}
              <a class="button" href={`/tables/${table.id}`}>
                {mine(table) ? t("come-back") : t("watch")}
              </a>
            </>
          </TableRow>
        ))}
      </ul>
    </section>
  );
}

interface TableRowProps {
  table: Summary;
  house: About | null;
  children: ComponentChildren;
}

function TableRow({ table, house, children }: TableRowProps): JSX.Element {
  const sitting = table.characters.filter(Boolean);
  return (
    <li class="table-row">
      <span class="table-what">
        <strong>{table.title || t("table-of", { name: table.host || t("mat-bot") })}</strong>
        <small>
          {[
            table.players.join(", "),
            table.bots ? t("with-bots", { n: table.bots }) : "",
            table.state === "open" ? t("seats-free", { n: table.free }) : t("turn-number", { n: table.turn }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
        {house && <small class="dim">{optionWords({ ...table.options, public: true }, house.drinks).join(" · ")}</small>}
      </span>
      <span class="table-crests">
        {sitting.map((id, i) => (
          <span key={i} class="row-head" title={characterShort(id)}>
            <Head id={id} name={`row-${table.id}-${i}`} />
          </span>
        ))}
      </span>
      <span class="row">{children}</span>
    </li>
  );
}
