/** A finished game, step by step, all hands open. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { t, when } from "../i18n";
import { api } from "../net/api";
import { cardOf, type Chair, type Replay, type ReplayStep } from "../net/protocol";
import { about, spoken, useLibrary, type Library } from "../state/library";
import { useStore } from "../state/store";
import { finder, foreseen } from "../state/foresee";
import { lineOf } from "../state/showing";
import { frame } from "./card";
import { Log } from "./drawer";
import { Loading, Nothing } from "./frame";
import { Middle } from "./middle";
import { ShareLink } from "./share";
import { Seat } from "./seat";

const CHUNK = 50; // steps fetched at a time
const SPEEDS = [0.5, 1, 2, 5];
const SHOWN = new Set(["played", "revealed", "event", "chaser"]);
const LINES = 300;

/** Where a replay stops: the beginning, and after every answer that made something happen. */
function stopsOf({ marks }: Replay): number[] {
  return marks.flatMap((events, step) => (step === 0 || events > (marks[step - 1] ?? 0) ? [step] : []));
}

/** At which step each turn begins, and whose it is. */
function turnsOf({ events, marks }: Replay): { step: number; seat: number }[] {
  return events.flatMap((event, i) => {
    if (event.kind !== "turn") return [];
    return [{ step: marks.findIndex((count) => count > i), seat: event.seat }];
  });
}

/** The steps of a game, fetched around where one is. */
function useSteps(replay: Replay | null, lang: string, at: number): Map<number, ReplayStep> {
  const [steps, setSteps] = useState<Map<number, ReplayStep>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    asked.current.clear();
    setSteps(new Map());
  }, [replay]);
  useEffect(() => {
    if (!replay) return;
    const last = replay.answers.length;
    for (const ahead of [at, Math.min(last, at + CHUNK / 2), Math.max(0, at - CHUNK / 2)]) {
      const from = Math.floor(ahead / CHUNK) * CHUNK;
      const key = `${lang}/${from}`;
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      api.replaySteps(replay.id, lang, from, CHUNK).then(
        (found) => asked.current.has(key) && setSteps((old) => new Map([...old, ...found.steps.map((s) => [s.step, s] as const)])),
        () => asked.current.delete(key),
      );
    }
  }, [replay, at]);
  return steps;
}

export function ReplayPage({ id, step }: { id: string; step: number }): JSX.Element {
  const house = useStore(about); // knows which languages the server speaks
  const lang = spoken();
  const [replay, setReplay] = useState<Replay | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    if (!house) return;
    let here = true;
    api.replay(id, lang).then(
      (found) => here && setReplay(found),
      (problem: Error) => here && setError(problem.message),
    );
    return () => {
      here = false;
    };
  }, [id, lang, house]);
  if (error) return <Nothing title={t("no-replay")} text={error} />;
  return replay ? <Theatre replay={replay} lang={replay.lang} first={step} /> : <Loading title={t("replay")} />;
}

function Theatre({ replay, lang, first }: { replay: Replay; lang: string; first: number }): JSX.Element {
  const library = useLibrary();
  const stops = useMemo(() => stopsOf(replay), [replay]);
  const turns = useMemo(() => turnsOf(replay), [replay]);
  const end = stops.length - 1;
  const stopOf = (step: number): number => Math.max(0, stops.findLastIndex((stop) => stop <= step));
  const [at, setAt] = useState(() => stopOf(first)); // a position in `stops`
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const step = stops[at] ?? 0;
  const steps = useSteps(replay, lang, step);
  const latest = useRef<ReplayStep | null>(null); // stays on the page until the next one is here
  const shown = steps.get(step) ?? latest.current;
  latest.current = shown;

  const move = (to: number): void => setAt(Math.max(0, Math.min(end, to)));
  const turn = turns.findLastIndex((one) => one.step <= step);
  const toTurn = (number: number): void => {
    const wanted = turns[Math.max(0, number)];
    move(wanted ? stopOf(wanted.step) : end);
  };
  const play = (): void => {
    if (!playing && at >= end) move(0);
    setPlaying(!playing);
  };

  useEffect(() => history.replaceState(null, "", `/replays/${replay.id}/${step}`), [step]);
  useEffect(() => {
    if (!playing) return;
    if (at >= end) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => steps.has(step) && move(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, at, steps]);
  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowRight: () => move(at + 1),
      ArrowLeft: () => move(at - 1),
      PageDown: () => toTurn(turn + 1),
      PageUp: () => toTurn(turn - 1),
      Home: () => move(0),
      End: () => move(end),
      " ": play,
    };
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
      if (event.key === " " && target.closest("button, a, summary")) return;
      const what = keys[event.key];
      if (!what) return;
      event.preventDefault();
      what();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  if (!shown) return <Loading title={t("replay")} />;
  const { view } = shown;
  const before = replay.marks[stops[at - 1] ?? -1] ?? 0;
  const told = replay.events.slice(0, replay.marks[step] ?? 0);
  const lines = told
    .flatMap((event, i) => lineOf(event, i, i >= before ? `${event.kind} now` : event.kind))
    .slice(-LINES);
  const last = told.findLast((event) => cardOf(event) >= 0 && SHOWN.has(event.kind));
  const name = (seat: number): string => replay.names[seat] ?? "";
  const title = t("replay-of", { names: replay.names.join(", ") });

  return (
    <div class="game replaying">
      <main id="main" class="board" tabIndex={-1}>
        <div class="status">
          <h1>{title}</h1>
          <span role="status">{view.over ? t("wins", { name: replay.winners.map(name).join(", ") }) : lines.at(-1)?.text}</span>
        </div>
        <Middle view={view} game={replay.game} library={library} stackText={shown.stack_text} spot={last ? { events: [last], now: false } : null} seat={-1} coming={foreseen(view, finder(replay.game, library))} />
        <div class={`others seats-${view.seats.length}`}>
          {view.seats.map((_, seat) => (
            <div key={seat} class="open-seat">
              <Seat
                size={view.seats.length > 5 ? "S" : "M"}
                seat={seat}
                view={view}
                game={replay.game}
                library={library}
                chair={chairOf(replay, seat)}
              />
              <OpenHand cards={shown.hands[seat] ?? []} replay={replay} library={library} />
            </div>
          ))}
        </div>
      </main>
      <section class="actions" aria-label={t("replay-controls")}>
        <span class="transport">
          <button type="button" disabled={at <= 0} onClick={() => toTurn(turn - 1)} aria-label={t("replay-turn-back")} title={t("replay-turn-back")}>
            «
          </button>
          <button type="button" disabled={at <= 0} onClick={() => move(at - 1)} aria-label={t("replay-back")} title={t("replay-back")}>
            ‹
          </button>
          <button type="button" class="primary" onClick={play}>
            {playing ? t("replay-pause") : t("replay-play")}
          </button>
          <button type="button" disabled={at >= end} onClick={() => move(at + 1)} aria-label={t("replay-step")} title={t("replay-step")}>
            ›
          </button>
          <button type="button" disabled={at >= end} onClick={() => toTurn(turn + 1)} aria-label={t("replay-turn-on")} title={t("replay-turn-on")}>
            »
          </button>
        </span>
        <input
          class="scrubber"
          type="range"
          min={0}
          max={end}
          value={at}
          aria-label={t("replay-position")}
          aria-valuetext={t("replay-at", { n: at, of: end })}
          onInput={(event) => move(Number(event.currentTarget.value))}
        />
        <span class="position">
          {at}/{end}
        </span>
        <select class="turns" aria-label={t("replay-turn")} value={turn} onChange={(event) => toTurn(Number(event.currentTarget.value))}>
          {turn < 0 && <option value={-1}>–</option>}
          {turns.map(({ seat }, i) => (
            <option key={i} value={i}>
              {t("replay-turn-of", { n: i + 1, name: name(seat) })}
            </option>
          ))}
        </select>
        <select class="speed" aria-label={t("speed")} value={speed} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
          {SPEEDS.map((times) => (
            <option key={times} value={times}>
              ×{times}
            </option>
          ))}
        </select>
      </section>
      <aside class="side" aria-label={t("log")}>
        <details class="replay-share">
          <summary>{t("share")}</summary>
          <p class="quiet">{t("replay-played", { when: when(replay.ended), turns: replay.turns })}</p>
          <ShareLink link={`${location.origin}/replays/${replay.id}/${step}`} title={title} />
        </details>
        <Log lines={lines} game={replay.game} library={library} />
      </aside>
    </div>
  );
}

function chairOf(replay: Replay, seat: number): Chair {
  const player = replay.players[seat];
  const kind = player?.kind === "player" ? "player" : "bot";
  return { kind, name: player?.name ?? "", bot: "", character: player?.character ?? "", present: true, muted: false };
}

function OpenHand({ cards, replay, library }: { cards: number[]; replay: Replay; library: Library }): JSX.Element {
  const wide = matchMedia("(min-width: 641px)").matches;
  return (
    <details open={wide}>
      <summary>{t("hand", { n: cards.length })}</summary>
      <ul class="open-hand">
        {cards.map((number) => {
          const card = library.cards.get(replay.game.cards[number] ?? "");
          return (
            <li key={number} class={`type-${frame(card)}`} title={card?.text}>
              {card?.title ?? "…"}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
