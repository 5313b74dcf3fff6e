/** A finished game, step by step, all hands open. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { t, when } from "../i18n";
import { api } from "../net/api";
import { cardOf, type Chair, type GameEvent, type GameView, type Replay, type ReplayStep } from "../net/protocol";
import { finder, foreseen } from "../state/foresee";
import { about, spoken, useStored } from "../state/library";
import type { Out } from "../state/seen";
import { actedIn, lineOf, playedIn, turnedOver } from "../state/showing";
import { championsOf } from "../state/sides";
import { SHOWN } from "../state/steps";
import { useStore } from "../state/store";
import { Arrows } from "./arrows";
import { turnWords } from "./bar";
import { LanguageButton } from "./controls";
import { Log } from "./drawer";
import { Loading, Nothing } from "./frame";
import { Hand } from "./hand";
import { Head, RoomArt, TableArt } from "./likeness";
import { Middle } from "./middle";
import { outcome } from "./over";
import { Seat, type SeatProps } from "./seat";
import { SettingsDialog } from "./settings";
import { ShareLink } from "./share";
import { measure, usePlaying, type Stage } from "./stage";
import { sides, Team } from "./team";
import { WeighedPanel } from "./weighed";

const CHUNK = 50; // steps fetched at a time
const SPEEDS = [0.5, 1, 2, 5];
const LINES = 300;
const ROOM_FOR_THE_LOG = 1100; // px: a window this wide has it open from the beginning
const DRAWER = 340; // units
const PHASES = ["discard", "action", "order", "drink"] as const;

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

/** Who is out by now, why and since when. */
function outsOf(told: GameEvent[]): Out[] {
  let turn = 0;
  return told.flatMap((event) => {
    if (event.kind === "turn") turn = event.number;
    return event.kind === "passed-out" || event.kind === "out-of-gold" ? [{ seat: event.seat, kind: event.kind, turn }] : [];
  });
}

/** Who has been hurt since the turn began. */
function hurtOf(told: GameEvent[]): number[] {
  const since = told.slice(Math.max(0, told.findLastIndex((event) => event.kind === "turn")));
  return since.flatMap((event) => (event.kind === "fortitude" && event.after < event.before ? [event.seat] : []));
}

/** Whom the card on top is aimed at. */
function aimedAt(view: GameView): number[] {
  const top = view.stack.at(-1);
  const coming = (top?.coming ?? []).filter((one) => !one.prevented).map((one) => one.seat);
  return [...new Set([...(top?.targets ?? []), ...coming])].filter((seat) => seat >= 0);
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
  const library = useStored(replay);
  const { game } = replay;
  usePlaying();
  const stops = useMemo(() => stopsOf(replay), [replay]);
  const turns = useMemo(() => turnsOf(replay), [replay]);
  const end = stops.length - 1;
  const stopOf = (step: number): number => Math.max(0, stops.findLastIndex((stop) => stop <= step));
  const [at, setAt] = useState(() => stopOf(first)); // a position in `stops`
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [pinned, setPinned] = useState(-1); // whose hand is shown; −1: of whose turn it is
  const [log, setLog] = useState(() => innerWidth >= ROOM_FOR_THE_LOG);
  const [stage, drawer] = useStageBeside(log, game.characters.length);
  const [weighing, setWeighing] = useState(false);
  const [meant, setMeant] = useState(-1); // the decision that was asked about; −1: the one that makes the next thing happen
  const step = stops[at] ?? 0;
  const next = Math.min(replay.answers.length, stops[at + 1] ?? replay.answers.length) - 1;
  const steps = useSteps(replay, lang, step);
  const latest = useRef<ReplayStep | null>(null); // stays on the page until the next one is here
  const shown = steps.get(step) ?? latest.current;
  latest.current = shown;

  const move = (to: number): void => {
    setMeant(-1);
    setAt(Math.max(0, Math.min(end, to)));
  };
  const look = (decision: number): void => {
    setPlaying(false);
    move(stopOf(decision));
    setMeant(decision);
  };
  const weigh = (): void => {
    setLog(true);
    setWeighing(!(weighing && log));
  };
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
      l: () => setLog(!log),
      д: () => setLog(!log), // the same key on a Russian keyboard
      w: weigh,
      ц: weigh,
    };
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      // In a hand the arrows go from card to card, as they do at the table.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
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
  const whose = pinned >= 0 ? pinned : view.active;
  const find = finder(game, library);
  const coming = foreseen(view, find, null, game.parties);
  const champions = championsOf(view, game.parties);
  const [outs, hurt] = [outsOf(told), hurtOf(told)];
  const acted = actedIn(playedIn([], told), view.active, find);
  const turned = turnedOver(told);
  const of = (seat: number): SeatProps => ({ seat, size: stage.size, view, game, library, chair: chairOf(replay, seat), coming, outs, hurt, champion: champions.includes(seat), acted, turned: turned?.seat === seat ? turned : undefined });
  const places = stage.size === "heads" ? view.seats.map((_, seat) => [seat]) : sides(view.seats.map((_, seat) => seat), game.parties);
  const looks = ["game", "replaying", stage.shape, `seats-${stage.size}`, stage.low ? "low" : "", stage.narrow ? "narrow" : "", log ? "drawer-open" : ""];

  return (
    <div class={looks.join(" ")} style={{ "--u": `${stage.u.toFixed(4)}px`, "--seats": String((view.seats.length * innerWidth) / (innerWidth - drawer)), "--drawer": `${drawer}px` }}>
      <RoomArt turn={view.turn} />
      <header class="bar">
        <a class="home" href="/" aria-label={t("home")}>
          <b>Last Call</b>
        </a>
        <div class="bar-turn">
          <small>{t("bar-turn", { n: view.turn })}</small>
          <strong>{turnWords(view, -1, name, game.parties)}</strong>
          <ol aria-label={t("phases", { name: name(view.active) })}>
            {PHASES.map((phase) => (
              <li key={phase} aria-current={view.phase === phase && !view.over ? "step" : undefined}>
                {t(`bar-${phase}`)}
              </li>
            ))}
          </ol>
        </div>
        <nav class="bar-buttons" aria-label={t("menu")}>
          <button type="button" class="bar-button bar-log" aria-pressed={log} aria-keyshortcuts="L" onClick={() => setLog(!log)}>
            {t("log-short")} <b aria-hidden="true">L</b>
          </button>
          <LanguageButton />
          <SettingsDialog table="" />
        </nav>
      </header>
      <main id="main" class="board" tabIndex={-1}>
        <h1 class="hidden">{title}</h1>
        <div class={`far n${view.seats.length}`}>
          <div class="table-place">
            <TableArt />
          </div>
          {places.map((seats) =>
            seats.length > 1 ? <Team key={seats[0]} members={seats.map(of)} /> : seats.map((seat) => <Seat key={seat} {...of(seat)} />),
          )}
        </div>
        <Middle view={view} game={game} library={library} stackText={shown.stack_text} spot={last ? { events: [last], now: false } : null} seat={-1} coming={coming} />
        <section class="rail waiting" aria-label={t("replay-controls")}>
          <div class="actions">
            <p class="rail-line" role="status">
              {view.over ? outcome(replay.winners, -1, name, game.parties) : (lines.at(-1)?.text ?? title)}
            </p>
            <span class="travel">
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
            </span>
            <div class="answers">
              <span class="transport">
                <button type="button" disabled={at <= 0} onClick={() => toTurn(turn - 1)} aria-label={t("replay-turn-back")} title={t("replay-turn-back")}>
                  «
                </button>
                <button type="button" disabled={at <= 0} onClick={() => move(at - 1)} aria-label={t("replay-back")} title={t("replay-back")}>
                  ‹
                </button>
                <button type="button" class="primary" onClick={play} aria-label={playing ? t("replay-pause") : t("replay-play")} title={playing ? t("replay-pause") : t("replay-play")}>
                  {playing ? "❚❚" : "▶"}
                </button>
                <button type="button" disabled={at >= end} onClick={() => move(at + 1)} aria-label={t("replay-step")} title={t("replay-step")}>
                  ›
                </button>
                <button type="button" disabled={at >= end} onClick={() => toTurn(turn + 1)} aria-label={t("replay-turn-on")} title={t("replay-turn-on")}>
                  »
                </button>
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
            </div>
          </div>
        </section>
        <div class="near">
          <div class="whose" role="group" aria-label={t("replay-hands")}>
            {view.seats.map((seat, i) => seat.tracks.length ? null /* an automaton holds no cards */ : (
              <button key={i} type="button" aria-pressed={i === whose} onClick={() => setPinned(i === pinned ? -1 : i)} aria-label={t("replay-hand-of", { name: name(i), n: seat.hand })} title={t("replay-hand-of", { name: name(i), n: seat.hand })}>
                <Head id={game.characters[i] ?? ""} name={`whose${i}`} />
                <span class="whose-name">{name(i)}</span>
              </button>
            ))}
          </div>
          <div class="hands">
            <Hand fan key={whose} hand={shown.hands[whose] ?? []} game={game} library={library} decision={null} chosen={[]} press={() => undefined} />
          </div>
        </div>
        {stage.shape === "table" && <Arrows targets={aimedAt(view)} atMe={false} open={false} stamp={`${step} ${stage.u} ${stage.width} ${log}`} />}
      </main>
      <aside class={log ? "side" : "side shut"} aria-label={t("log")}>
        <div class="side-head">
          <h2>{t("log-short")}</h2>
          <button type="button" class="shut" aria-label={t("close")} title={t("close")} onClick={() => setLog(false)}>
            ×
          </button>
        </div>
        <details class="replay-share">
          <summary>{t("share")}</summary>
          <p class="quiet">{t("replay-played", { when: when(replay.ended), turns: replay.turns })}</p>
          <ShareLink link={`${location.origin}/replays/${replay.id}/${step}`} title={title} />
        </details>
        <WeighedPanel replay={replay} step={meant >= 0 ? meant : next} still={!playing} open={weighing} toggle={setWeighing} go={look} />
        <Log lines={lines} game={game} library={library} always />
      </aside>
    </div>
  );
}

/** The stage where it has the window to itself, and where the log lies beside it. */
function useStageBeside(log: boolean, players: number): [Stage, number] {
  const look = (): [Stage, number] => {
    const whole = measure(innerWidth, innerHeight, players);
    if (!log || whole.shape !== "table") return [whole, 0];
    const drawer = DRAWER * whole.u;
    return [measure(innerWidth - drawer, innerHeight, players), drawer];
  };
  const [found, setFound] = useState(look);
  useEffect(() => {
    const changed = (): void => setFound(look());
    changed();
    addEventListener("resize", changed);
    return () => removeEventListener("resize", changed);
  }, [log, players]);
  return found;
}

function chairOf(replay: Replay, seat: number): Chair {
  const player = replay.players[seat];
  const kind = player?.kind === "player" ? "player" : "bot";
  return { kind, name: player?.name ?? "", bot: kind === "bot" ? (player?.kind ?? "") : "", character: player?.character ?? "", present: true, muted: false, closed: false, wish: "" };
}
