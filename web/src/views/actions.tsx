/** What I can do now: the choices of a question, a word about why not, and how I want to be asked. */

import type { JSX, Ref } from "preact";

import { Crest } from "../art/crest";
import { t } from "../i18n";
import { api } from "../net/api";
import type { GameInfo, GameView } from "../net/protocol";
import type { Library } from "../state/library";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import type { Choice } from "./choose";
import { AskingChoice } from "./controls";
import { hurts, inWords, stakes } from "./stakes";

/** The keys of the targets, in the order of their buttons; P is taken. */
export const LETTERS = "ABCDEFGHIJKL";

interface ActionsProps {
  session: Session;
  seen: Seen;
  view: GameView;
  game: GameInfo;
  library: Library;
  me: number;
  name: (seat: number) => string;
  choice: Choice;
  element: Ref<HTMLDivElement>;
}

export function Actions(props: ActionsProps): JSX.Element {
  const { session, seen, view, game, library, me, name, choice, element } = props;
  const { decision, window } = seen;
  const { cards, seats, discarding, started } = choice;
  const [card] = cards;
  const responding = decision?.kind === "respond";
  const top = view.stack.at(-1);
  const mine = responding && top ? stakes(top, me) : null;
  const choosing = card !== undefined && !discarding;
  const out = me >= 0 && !view.over && !decision && view.seats[me]?.alive === false;
  return (
    <section class="actions-place" aria-label={t("actions")}>
      <div
        class="actions"
        role="group"
        aria-label={t("actions")}
        data-decision={decision?.kind ?? (window ? "window" : "")}
        data-n={decision?.n}
        tabIndex={-1}
        ref={element}
      >
        <Notice session={session} seen={seen} game={game} library={library} />
        {choosing && <p class="chosen-text">{library.cards.get(game.cards[card] ?? "")?.text}</p>}
        {seen.pending && <span class="prompt">{t("answer-waits")}</span>}
        {window && !decision && (
          <>
            <span class="prompt">{t("nothing-to-answer")}</span>
            <button type="button" class="primary" onClick={() => session.goOn()}>
              {t("let-it-go-on")} <kbd>P</kbd>
            </button>
          </>
        )}
        {mine && <strong class={hurts(mine) ? "stakes bad" : "stakes good"}>{t("you-coming", { what: inWords(mine) })}</strong>}
        {discarding && (
          <button type="button" class="primary" onClick={() => choice.confirm()}>
            {cards.length ? t("discard-some", { n: cards.length }) : t("discard-none")}
          </button>
        )}
        {choosing && choice.reachable.length > 0 && <span class="prompt">{t("choose-target")}</span>}
        {choice.reachable.map((seat, i) => (
          <button
            type="button"
            key={`seat${seat}`}
            class={seats.includes(seat) ? "seat chosen" : "seat"}
            aria-pressed={seats.includes(seat)}
            onClick={() => choice.pressSeat(seat)}
          >
            <Crest id={view.seats[seat]?.character ?? ""} size={20} />
            {seat === me ? `${name(seat)} (${t("mat-you")})` : name(seat)}
            <kbd aria-hidden="true">{LETTERS[i]}</kbd>
          </button>
        ))}
        {choice.exact.map((option) => (
          <button type="button" key={option.code} class="primary" onClick={() => choice.answer(option)}>
            {option.text ?? t("play")}
          </button>
        ))}
        {started && !discarding && (
          <button type="button" onClick={choice.clear}>
            {t("cancel")}
          </button>
        )}
        {!discarding &&
          !started &&
          choice.plain.map((option) => {
            const quiet = option.kind === "pass" || option.kind === "done";
            return (
              <button type="button" key={option.code} class={quiet ? "pass" : "primary"} onClick={() => choice.answer(option)}>
                {responding && quiet ? t("dont-respond") : (option.text ?? option.kind)}
                {quiet && <kbd aria-hidden="true">P</kbd>}
              </button>
            );
          })}
        {((responding && !started && view.stack.length > 0) || seen.passThis) && (
          <button type="button" class="toggle" aria-pressed={seen.passThis} onClick={() => session.passOnThis(!seen.passThis)}>
            {seen.passThis ? t("passing-on-this") : t("pass-on-this")}
          </button>
        )}
        {out && (
          <>
            <span class="prompt">{t("out-watching")}</span>
            <a class="button" href="/">
              {t("lobby")}
            </a>
          </>
        )}
        {me >= 0 && !out && !view.over && (!decision || responding) && !started && (
          <span class="asking-row">
            <button
              type="button"
              class="toggle"
              aria-pressed={seen.passUntil >= 0}
              onClick={() => session.passUntilMyTurn(seen.passUntil < 0)}
            >
              {seen.passUntil >= 0 ? t("passing-until-my-turn") : t("pass-until-my-turn")}
            </button>
            <AskingChoice />
          </span>
        )}
        {me < 0 && !view.over && <Watching session={session} seen={seen} />}
      </div>
    </section>
  );
}

interface NoticeProps {
  session: Session;
  seen: Seen;
  game: GameInfo;
  library: Library;
}

/** What went wrong, or why a card may not be played; can be put away. */
function Notice({ session, seen, game, library }: NoticeProps): JSX.Element | null {
  const { why, error } = seen;
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

function Watching({ session, seen }: { session: Session; seen: Seen }): JSX.Element {
  const bots = seen.table?.options.drop_in && seen.table.chairs.some((chair) => chair.kind === "bot");
  const sit = async (): Promise<void> => {
    try {
      await api.sit(session.id);
      session.reconnect();
    } catch (error) {
      session.complain((error as Error).message);
    }
  };
  return (
    <>
      <span class="prompt">{t("watching")}</span>
      {bots && (
        <button type="button" class="primary" onClick={() => void sit()}>
          {t("take-bot-seat")}
        </button>
      )}
    </>
  );
}
