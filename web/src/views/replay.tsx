/** A finished game, step by step. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import { api } from "../net/api";
import type { Chair, Replay, ReplayStep } from "../net/protocol";
import { about, spoken, useLibrary } from "../state/library";
import { useStore } from "../state/store";
import { Mat } from "./mat";
import { Middle } from "./middle";
import { Log } from "./side";

const CHUNK = 50;
const SPEEDS = [2000, 1000, 500, 200];

export function ReplayPage({ id }: { id: string }): JSX.Element {
  const library = useLibrary();
  useStore(about);
  const lang = spoken();
  const [replay, setReplay] = useState<Replay | null>(null);
  const [error, setError] = useState("");
  const [at, setAt] = useState(() => Number(new URLSearchParams(location.search).get("step")) || 0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [steps, setSteps] = useState<Map<number, ReplayStep>>(new Map());
  const asked = useRef(new Set<number>());

  useEffect(() => {
    asked.current.clear();
    setSteps(new Map());
    api.replay(id, lang).then(setReplay, (problem: Error) => setError(problem.message));
  }, [id, lang]);

  const last = replay?.answers.length ?? 0;
  useEffect(() => {
    if (!replay) return;
    for (const chunk of [Math.floor(at / CHUNK), Math.floor(Math.min(last, at + CHUNK / 2) / CHUNK)]) {
      if (asked.current.has(chunk)) continue;
      asked.current.add(chunk);
      api.replaySteps(id, lang, chunk * CHUNK, CHUNK).then(
        (found) => setSteps((old) => new Map([...old, ...found.steps.map((s) => [s.step, s] as const)])),
        () => asked.current.delete(chunk),
      );
    }
    history.replaceState(null, "", `/replays/${id}?step=${at}`);
  }, [replay, at]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      setAt((now) => {
        if (now >= last) setPlaying(false);
        return Math.min(last, now + 1);
      });
    }, SPEEDS[speed]);
    return () => clearInterval(timer);
  }, [playing, speed, last]);

  if (error) {
    return (
      <main id="main" class="page">
        <h1>{t("replay")}</h1>
        <p class="notice error">{error}</p>
      </main>
    );
  }
  const step = steps.get(at);
  if (!replay || (!step && !steps.size)) return <p class="loading">{t("loading")}</p>;
  const shown = step ?? [...steps.values()].at(-1)!;
  const { view } = shown;
  const told = replay.events.slice(0, replay.marks[at] ?? 0);
  const lines = told.flatMap((e, i) => (e.text ? [{ id: i, kind: e.kind, text: e.text }] : [])).slice(-200);
  const lastCard = told.findLast((e) => e.card !== undefined && ["played", "revealed", "event"].includes(e.kind));
  const chair = (seat: number): Chair => {
    const player = replay.players[seat];
    const kind = player?.kind === "player" ? "player" : "bot";
    return { kind, name: player?.name ?? "", bot: "", character: player?.character ?? "", present: true, muted: false };
  };
  const move = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  return (
    <div class="game replaying">
      <main id="main" class="board">
        <h1 class="hidden">{t("replay")}</h1>
        <div class="status" role="status">
          {shown.asked.seat >= 0 && !view.over
            ? t("waiting-seat", {
                name: replay.game.names[shown.asked.seat] ?? "",
                what: t(`asks-${shown.asked.kind}`),
              })
            : t("game-over")}
        </div>
        <div class={`others seats-${view.seats.length}`}>
          {view.seats.map((_, seat) => (
            <div key={seat} class="open-seat">
              <Mat seat={seat} view={view} game={replay.game} library={library} chair={chair(seat)} asked={shown.asked.seat === seat} />
              <details>
                <summary>{t("hand", { n: shown.hands[seat]?.length ?? 0 })}</summary>
                <ul class="open-hand">
                  {shown.hands[seat]?.map((card) => (
                    <li key={card}>{library.cards.get(replay.game.cards[card] ?? "")?.title}</li>
                  ))}
                </ul>
              </details>
            </div>
          ))}
        </div>
        <Middle view={view} game={replay.game} library={library} stackText={shown.stack_text} last={lastCard ?? null} seat={-1} />
      </main>
      <div class="actions" role="group" aria-label={t("replay")}>
        <button type="button" onClick={() => move(at - 1)} aria-label={t("replay-back")}>
          ◂
        </button>
        <button type="button" class="primary" onClick={() => (at >= last && move(0), setPlaying(!playing))}>
          {playing ? t("replay-pause") : t("replay-play")}
        </button>
        <button type="button" onClick={() => move(at + 1)} aria-label={t("replay-step")}>
          ▸
        </button>
        <input
          class="scrubber"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t("replay-position")}
          onInput={(event) => move(Number(event.currentTarget.value))}
        />
        <span>
          {at}/{last}
        </span>
        <label>
          {t("speed")}{" "}
          <select value={speed} onChange={(e) => setSpeed(Number(e.currentTarget.value))}>
            {SPEEDS.map((ms, i) => (
              <option key={ms} value={i}>
                ×{1000 / ms}
              </option>
            ))}
          </select>
        </label>
      </div>
      <aside class="side" aria-label={t("log")}>
        <Log lines={lines} />
      </aside>
    </div>
  );
}
