/** The lobby: one click to a game against bots, tables to join and to watch. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Crest } from "../art/crest";
import { t } from "../i18n";
import { api } from "../net/api";
import type { Summary } from "../net/protocol";
import { Socket } from "../net/socket";
import { go } from "../router";
import { about, me, spoken, useLibrary } from "../state/library";
import { useStore } from "../state/store";
import { beSomebody } from "./name";

const LISTED = 6;

export function Lobby(): JSX.Element {
  const guest = useStore(me);
  const library = useLibrary();
  const [tables, setTables] = useState<Summary[] | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [character, setCharacter] = useState("");
  const [bots, setBots] = useState(3);
  const [error, setError] = useState("");
  const [making, setMaking] = useState(false);
  const house = useStore(about);

  useEffect(() => {
    const socket = new Socket(
      () => `/ws/lobby?lang=${spoken()}`,
      (message) => message.type === "lobby" && setTables(message.tables),
      () => undefined,
    );
    return () => socket.close();
  }, []);

  const act = async (what: () => Promise<unknown>): Promise<void> => {
    setError("");
    try {
      await beSomebody(name ?? "");
      await what();
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  const playNow = (): Promise<void> =>
    act(async () => {
      const table = await api.newTable({
        options: { seats: bots + 1, clock: null, public: false },
        character,
        bots: Array.from({ length: bots }, () => "house"),
        start: true,
      });
      go(`/tables/${table.id}`);
    });

  const open = (tables ?? []).filter((table) => table.state === "open");
  const running = (tables ?? []).filter((table) => table.state === "running");
  const most = Math.max(1, Math.min(9, (house ? Object.values(house.characters).filter((b) => house.defaults.boxes.includes(b)).length : 4) - 1));

  return (
    <main id="main" class="page lobby">
      <section class="hero">
        <h1>{t("title")}</h1>
        <p>{t("tagline")}</p>
        <form
          class="quick"
          onSubmit={(event) => {
            event.preventDefault();
            void playNow();
          }}
        >
          <label>
            {t("your-name")}
            <input
              value={name ?? guest.name ?? ""}
              maxLength={24}
              placeholder={t("any-name")}
              autocomplete="nickname"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <fieldset class="pick">
            <legend>{t("choose-character")}</legend>
            <button type="button" aria-pressed={character === ""} onClick={() => setCharacter("")}>
              <Crest id="" size={40} />
              <span>{t("random-character")}</span>
            </button>
            {[...library.characters.values()]
              .filter((c) => house?.defaults.boxes.includes(c.box))
              .map((c) => (
                <button type="button" key={c.id} aria-pressed={character === c.id} onClick={() => setCharacter(c.id)}>
                  <Crest id={c.id} size={40} />
                  <span>{c.name}</span>
                </button>
              ))}
          </fieldset>
          <p class="row">
            <button type="submit" class="primary big">
              {t("play-now", { n: bots })}
            </button>
            <label>
              {t("bots")}{" "}
              <select value={bots} onChange={(event) => setBots(Number(event.currentTarget.value))}>
                {Array.from({ length: most }, (_, i) => (
                  <option key={i} value={i + 1}>
                    {i + 1}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="big" aria-expanded={making} onClick={() => setMaking(!making)}>
              {t("play-with-friends")}
            </button>
          </p>
        </form>
        {making && <NewTableForm act={act} character={character} />}
        {error && (
          <p class="notice error" role="alert">
            {error}
          </p>
        )}
      </section>
      <section class="tables">
        <h2>{t("open-tables")}</h2>
        {tables === null ? <p class="quiet">{t("loading")}</p> : !open.length && <p class="quiet">{t("no-open-tables")}</p>}
        <ul>
          {open.slice(0, LISTED * 3).map((table) => (
            <TableRow key={table.id} table={table}>
              <button
                type="button"
                class="primary"
                disabled={!table.free}
                onClick={() => void act(() => api.sit(table.id).catch(() => null).then(() => go(`/tables/${table.id}`)))}
              >
                {t("join")}
              </button>
            </TableRow>
          ))}
        </ul>
        <h2>{t("running-tables")}</h2>
        {tables !== null && !running.length && <p class="quiet">{t("no-running-tables")}</p>}
        <ul>
          {running.slice(0, LISTED).map((table) => (
            <TableRow key={table.id} table={table}>
              <a class="button" href={`/tables/${table.id}`}>
                {guest.name && table.players.includes(guest.name) ? t("come-back") : t("watch")}
              </a>
            </TableRow>
          ))}
        </ul>
      </section>
      <p class="foot">
        {t("fan-project")} {house ? `Last Call ${house.version}` : ""}
      </p>
    </main>
  );
}

function TableRow({ table, children }: { table: Summary; children: JSX.Element }): JSX.Element {
  return (
    <li class="table-row">
      <span class="table-crests">
        {table.characters.slice(0, 6).map((id, i) => (
          <Crest key={i} id={id} size={24} />
        ))}
      </span>
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
      </span>
      {children}
    </li>
  );
}

interface NewTableProps {
  act: (what: () => Promise<unknown>) => Promise<void>;
  character: string;
}

function NewTableForm({ act, character }: NewTableProps): JSX.Element {
  const house = useStore(about);
  const [title, setTitle] = useState("");
  const [seats, setSeats] = useState(4);
  const [boxes, setBoxes] = useState<string[]>(house?.defaults.boxes ?? ["rdi2"]);
  const [open, setOpen] = useState(false);
  const [clock, setClock] = useState("20/300");
  const [bar, setBar] = useState(false);
  const [twins, setTwins] = useState(false);
  const make = (): Promise<void> =>
    act(async () => {
      const [window = 20, bank = 300] = clock.split("/").map(Number);
      const table = await api.newTable({
        options: {
          title,
          seats,
          boxes,
          public: open,
          bar_deck: bar,
          doppelgangers: twins,
          clock: clock ? { window, bank } : null,
        },
        character,
      });
      go(`/tables/${table.id}`);
    });
  return (
    <form
      class="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label>
        {t("table-title")}
        <input value={title} maxLength={40} onInput={(e) => setTitle(e.currentTarget.value)} />
      </label>
      <label>
        {t("seats")}
        <select value={seats} onChange={(e) => setSeats(Number(e.currentTarget.value))}>
          {[2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
      <label>
        {t("clock")}
        <select value={clock} onChange={(e) => setClock(e.currentTarget.value)}>
          <option value="">{t("clock-none")}</option>
          <option value="10/120">{t("clock-fast")}</option>
          <option value="20/300">{t("clock-normal")}</option>
          <option value="60/900">{t("clock-slow")}</option>
        </select>
      </label>
      {(house?.boxes.length ?? 0) > 1 && (
        <fieldset>
          <legend>{t("boxes")}</legend>
          {house?.boxes.map((box) => (
            <label key={box} class="check">
              <input
                type="checkbox"
                checked={boxes.includes(box)}
                onChange={() => setBoxes(boxes.includes(box) ? boxes.filter((b) => b !== box) : [...boxes, box])}
              />
              {box.toUpperCase()}
            </label>
          ))}
        </fieldset>
      )}
      <label class="check">
        <input type="checkbox" checked={open} onChange={() => setOpen(!open)} />
        {t("public-table")}
      </label>
      <label class="check">
        <input type="checkbox" checked={bar} onChange={() => setBar(!bar)} />
        {t("bar-deck")}
      </label>
      <label class="check">
        <input type="checkbox" checked={twins} onChange={() => setTwins(!twins)} />
        {t("doppelgangers")}
      </label>
      <button type="submit" class="primary">
        {t("create-table")}
      </button>
    </form>
  );
}
