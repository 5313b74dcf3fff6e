/** The parts a rail is made of: buttons that say their outcome, switches, and a word about what went wrong. */

import type { JSX } from "preact";

import { botName, t } from "../i18n";
import type { GameInfo } from "../net/protocol";
import type { Library } from "../state/library";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import { Sign } from "./likeness";
import type { Mark } from "./railwords";

const SIGN = { fortitude: "heart", alcohol: "ale", gold: "coin" } as const;

export function Marks({ marks }: { marks: Mark[] }): JSX.Element | null {
  if (!marks.length) return null;
  return (
    <small class="marks">
      {marks.map(({ stat, text }) => (
        <span key={stat} class={`mark ${stat}`}>
          <Sign name={SIGN[stat]} />
          <span class="hidden">{t(`stat-${stat}`)}</span> {text}
        </span>
      ))}
    </small>
  );
}

interface AnswerProps {
  look: string;
  keyCap?: string | undefined;
  label: string;
  marks?: Mark[];
  note?: string;
  pressed?: boolean | undefined;
  press: () => void;
}

export function Answer({ look, keyCap, label, marks = [], note = "", pressed, press }: AnswerProps): JSX.Element {
  return (
    <button type="button" class={`answer ${look}`} aria-pressed={pressed} onClick={press}>
      {keyCap && <kbd aria-hidden="true">{keyCap}</kbd>}
      <span class="answer-words">
        <b>{label}</b>
        {(marks.length > 0 || note) && (
          <span class="answer-then">
            <Marks marks={marks} />
            {note && <small class="note">{marks.length ? `\u00a0· ${note}` : note}</small>}
          </span>
        )}
      </span>
    </button>
  );
}

/** A title as short as a button likes it. */
export const brief = (title: string): string => (title.length > 26 ? `${title.slice(0, title.lastIndexOf(" ", 25))}…` : title);

interface ToggleProps {
  keyCap: string;
  on: boolean;
  label: string;
  press: () => void;
  gold?: boolean;
}

export const Toggle = ({ keyCap, on, label, press, gold = false }: ToggleProps): JSX.Element => (
  <button type="button" class={gold ? "toggle gold" : "toggle"} aria-pressed={on} onClick={press}>
    <kbd aria-hidden="true">{keyCap}</kbd> {label}
  </button>
);

/** What would a regular do? */
export const HintButton = ({ press }: { press: () => void }): JSX.Element => (
  <button type="button" class="hint-button" aria-label={t("hint-ask")} aria-keyshortcuts="I" title={t("hint-ask")} onClick={press}>
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">
      <path d="M8.6 15.4A6.4 6.4 0 1 1 15.4 15.4c-.7.5-.9 1-.9 1.9h-5c0-.9-.2-1.4-.9-1.9z" fill="#ffd469" stroke="#1d0f17" />
      <path d="M9.7 20h4.6M10.7 22.3h2.6" />
    </svg>
  </button>
);

/** What went wrong, or why a card may not be played; can be put away. */
export function Notice({ session, seen, game, library }: { session: Session; seen: Seen; game: GameInfo; library: Library }): JSX.Element | null {
  const { why, error, hint } = seen;
  if (!why && !error && hint && hint.n === seen.decision?.n) {
    return (
      <div class="notice hint" role="alert">
        <div>
          <b>{hint.by ? t("hint-said-by", { who: botName(hint.by), what: hint.text }) : t("hint-said", { what: hint.text })}</b> {hint.reason}
          {hint.weighed && (
            <span class="hint-weighed">
              {hint.weighed.map(({ text, chance }) => (
                <span key={text}>{t("hint-chance", { text, n: Math.round(chance * 100) })}</span>
              ))}
            </span>
          )}
        </div>
        <button type="button" class="shut" aria-label={t("close")} title={t("close")} onClick={() => session.forget()}>
          ×
        </button>
      </div>
    );
  }
  if (!why && !error) return null;
  const card = why ? library.cards.get(game.cards[why.card] ?? "") : undefined;
  return (
    <div class={why ? "notice why" : "notice error"} role="alert">
      <div>
        {why ? (
          <>
            <b>{card?.title}</b>{" "}
            {why.text?.replace(` (${why.rule})`, "") ?? (why.playable ? t("why-playable") : t("why-not-now"))}{" "}
            {why.rule && (
              <a href={`/rules/${why.rule}`} target="_blank">
                {t("rule", { id: why.rule })}
              </a>
            )}
          </>
        ) : (
          error
        )}
      </div>
      <button type="button" class="shut" aria-label={t("close")} title={t("close")} onClick={() => session.forget()}>
        ×
      </button>
    </div>
  );
}
