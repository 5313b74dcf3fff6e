/** The game in five minutes: one lesson after the other, each with a board to play on. */

import type { ComponentType, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { Glyph } from "../art/icons";
import { AnswerLesson, ChaserLesson } from "../howto/answers";
import { GambleLesson } from "../howto/gambling";
import { LastCallLesson } from "../howto/lastcall";
import type { LessonProps } from "../howto/lesson";
import { GoldLesson, TrackLesson, TurnLesson } from "../howto/lessons";
import { t } from "../i18n";
import { useLibrary } from "../state/library";
import { settings } from "../state/settings";
import { useStore } from "../state/store";

interface Lesson {
  id: string;
  board?: ComponentType<LessonProps>;
  rules: string[];
}

const LESSONS: Lesson[] = [
  { id: "track", board: TrackLesson, rules: ["LOSE-2", "SETUP-12"] },
  { id: "gold", board: GoldLesson, rules: ["LOSE-1", "SETUP-8"] },
  { id: "turn", board: TurnLesson, rules: ["TURN-1", "TURN-9", "TURN-13", "TURN-15"] },
  { id: "answer", board: AnswerLesson, rules: ["TIME-1", "NEG-1", "NEG-2"] },
  { id: "chaser", board: ChaserLesson, rules: ["CHSR-1", "CHSR-9", "CHSR-11"] },
  { id: "gamble", board: GambleLesson, rules: ["GAMB-3", "GAMB-10", "GAMB-14", "GAMB-19"] },
  { id: "call", board: LastCallLesson, rules: ["LOSE-5", "LOSE-7", "LOSE-16"] },
  { id: "ready", rules: [] },
];

const TYPES = ["action", "sometimes", "anytime", "gambling", "cheating"];

const inAddress = (): number => Math.max(0, LESSONS.findIndex(({ id }) => `#${id}` === location.hash));

export function HowToPage(): JSX.Element {
  const library = useLibrary();
  const { lang } = useStore(settings);
  const [at, setAt] = useState(inAddress);
  const [done, setDone] = useState<string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const lesson = LESSONS[at] ?? LESSONS[0]!;
  const Board = lesson.board;

  const turn = (to: number): void => {
    const next = LESSONS[Math.max(0, Math.min(LESSONS.length - 1, to))]!;
    if (next.id === lesson.id) return;
    history.pushState(null, "", `#${next.id}`);
    setAt(LESSONS.indexOf(next));
  };
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    first.current = false;
  }, [at]);
  useEffect(() => {
    const moved = (): void => setAt(inAddress());
    const keys = (event: KeyboardEvent): void => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const busy = (event.target as HTMLElement).closest("input, select, textarea, dialog, .hand");
      if (!step || busy || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(at + step);
    };
    addEventListener("hashchange", moved);
    addEventListener("popstate", moved);
    addEventListener("keydown", keys);
    return () => {
      removeEventListener("hashchange", moved);
      removeEventListener("popstate", moved);
      removeEventListener("keydown", keys);
    };
  });

  return (
    <main id="main" class="page howto">
      <h1>{t("how-to-play")}</h1>
      {at === 0 && <p class="lead">{t("how-lead")}</p>}
      <nav class="dots" aria-label={t("how-steps")}>
        {LESSONS.map(({ id }, i) => (
          <a
            key={id}
            href={`#${id}`}
            class={done.includes(id) ? "done" : ""}
            aria-current={i === at ? "step" : undefined}
            aria-label={t("how-step", { n: i + 1, of: LESSONS.length, title: t(`how-${id}-title`), done: done.includes(id) ? "yes" : "no" })}
            title={t(`how-${id}-title`)}
          >
            {done.includes(id) ? "✓" : i + 1}
          </a>
        ))}
      </nav>
      <section class="lesson" aria-labelledby="lesson-title">
        <h2 id="lesson-title" tabIndex={-1} ref={heading}>
          {t(`how-${lesson.id}-title`)}
        </h2>
        <p>{t(`how-${lesson.id}`)}</p>
        {Board ? (
          library.cards.size ? (
            <Board
              key={`${lesson.id} ${lang} ${library.lang}`}
              library={library}
              finish={() => setDone((before) => (before.includes(lesson.id) ? before : [...before, lesson.id]))}
            />
          ) : (
            <p class="quiet">{t("loading")}</p>
          )
        ) : (
          <Ready />
        )}
        {lesson.rules.length > 0 && (
          <p class="lesson-rules">
            {t("how-rules")}{" "}
            {lesson.rules.map((id) => (
              <a key={id} href={`/rules/${id}`}>
                {id}
              </a>
            ))}
          </p>
        )}
      </section>
      <p class="row lesson-turn">
        <button type="button" disabled={at === 0} onClick={() => turn(at - 1)}>
          ← {t("how-back")}
        </button>
        {at < LESSONS.length - 1 ? (
          <button type="button" class={done.includes(lesson.id) ? "primary big" : ""} onClick={() => turn(at + 1)}>
            {t("how-next", { title: t(`how-${LESSONS[at + 1]?.id ?? ""}-title`) })} →
          </button>
        ) : (
          <a class="button primary big" href="/">
            {t("how-start")}
          </a>
        )}
      </p>
    </main>
  );
}

/** What is left to know before the first game. */
function Ready(): JSX.Element {
  return (
    <>
      <ul class="types">
        {TYPES.map((type) => (
          <li key={type} class={`type-${type}`}>
            <Glyph name={type} size={24} />
            <span>
              <b>{t(`type-${type}`)}</b> {t(`how-type-${type}`)}
            </span>
          </li>
        ))}
      </ul>
      <h3>{t("how-table-title")}</h3>
      <p>{t("how-table")}</p>
      <h3>{t("how-keys-title")}</h3>
      <p>{t("how-keys")}</p>
    </>
  );
}
