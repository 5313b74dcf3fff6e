/** The rail: what is asked and why, my answers with what each would do, and how I want to be asked. */

import type { ComponentChildren, JSX, Ref } from "preact";
import { useRef, useState } from "preact/hooks";

import { inCase, t } from "../i18n";
import { api } from "../net/api";
import type { GameInfo, GameView, Option } from "../net/protocol";
import { doings, goesUnder, ifAnswered, onTracks, type Changes, type Finder } from "../state/foresee";
import type { Library } from "../state/library";
import { stepsLeft } from "../state/mood";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import { Answer, brief, HintButton, Notice, Toggle } from "./answer";
import { frame } from "./card";
import type { Choice } from "./choose";
import { Clock } from "./clock";
import { useFit } from "./fit";
import { LETTERS } from "./letters";
import { outcome } from "./over";
import { myMarks, questionWords, theirMarks, whoseTurn, type Mark } from "./railwords";

const MOST_CARD_BUTTONS = 4;
const MOST_OUTCOMES = 5;
export interface RailProps {
  session: Session;
  seen: Seen;
  view: GameView;
  game: GameInfo;
  library: Library;
  me: number;
  name: (seat: number) => string;
  choice: Choice;
  coming: Changes;
  find: Finder;
  element: Ref<HTMLDivElement>;
  aside?: ComponentChildren; // while a set piece is on the table
}

export function Rail(props: RailProps): JSX.Element {
  const { session, seen, view, me, name, choice, coming, find, element } = props;
  const { decision, window } = seen;
  const box = useRef<HTMLElement>(null);
  useFit(box);
  const words = decision ? questionWords({ decision, view, me, name, find, coming, parties: props.game.parties }) : waitingWords(props);
  const aimed = decision !== null && words.aimed;
  const choosing = choice.started && !choice.discarding && choice.cards.length > 0;
  const look = decision ? (aimed ? "aimed" : "mine") : window ? "mine" : "idle";
  return (
    <section class={`rail ${look}${seen.passing ? " passing" : ""}${choosing ? " choosing" : ""}${choice.reachable.length > MOST_OUTCOMES ? " many" : ""}${decision && "whole" in words ? " whole" : ""}`} aria-label={t("actions")} ref={box}>
      <div
        class="actions"
        role="group"
        aria-labelledby="rail-line"
        data-decision={decision?.kind ?? (window ? "window" : "")}
        data-n={decision?.n}
        tabIndex={-1}
        ref={element}
      >
        <p class="rail-line" id="rail-line">
          {choosing || (choice.started && !choice.discarding) ? chosenWords(props) : words.line}
        </p>
        <p class="rail-more">{choosing ? (find(choice.cards[0])?.text ?? "") : words.more}</p>
        <span class="rail-clock">
          {decision && seen.table?.hints && <HintButton press={() => session.askHint()} />}
          {decision ? (
            <Clock until={seen.decisionUntil} from={seen.decisionFrom} />
          ) : window ? (
            <Clock until={window.until} from={window.from} />
          ) : seen.passing || seen.waiting.for === "responses" ? (
            <span class={seen.passing ? "ring blue" : "ring"} aria-hidden="true" />
          ) : (
            <Clock until={seen.until} />
          )}
        </span>
        <Notice {...props} />
        <div class="answers">
          <span class="own-answers">{decision || window ? <Answers {...props} /> : <Meanwhile {...props} />}</span>
          <More {...props} />
        </div>
      </div>
      <span class="hidden" role="alert">
        {decision ? `${words.line} ${words.more}` : ""}
      </span>
    </section>
  );
}

function chosenWords({ choice, find, name }: RailProps): string {
  const card = find(choice.cards[0]);
  const title = card?.title ?? "";
  if (choice.reachable.length && title) return t("rail-at-whom", { card: title });
  if (choice.seats.length && !title) return t("rail-with", { name: choice.seats.map(name).join(", ") });
  return t("rail-play", { card: title });
}

/** Nothing is asked of me: what is going on instead. */
function waitingWords({ seen, view, game, me, name, find }: RailProps): { line: string; more: string; aimed: boolean } {
  const more = t("rail-turn", { n: view.turn, whose: whoseTurn(view, me, name, game.parties) });
  const quiet = (line: string, rest = more): { line: string; more: string; aimed: boolean } => ({ line, more: rest, aimed: false });
  if (seen.pending) return quiet(t("answer-waits"));
  if (view.over) return quiet(outcome(view.winners, me, name, game.parties), "");
  if (me < 0) return quiet(seen.log.at(-1)?.text ?? t("watching"));
  if (view.seats[me]?.alive === false) {
    return quiet(t("rail-bench"), seen.bet >= 0 ? t("rail-bet-made", { name: name(seen.bet) }) : t("rail-bench-why"));
  }
  if (seen.passing) {
    const cards = seen.passing.cards.map((card) => `“${find(card)?.title ?? ""}”`).join(", ");
    return quiet(t("rail-passing-for-you", { what: seen.log.at(-1)?.text ?? "" }), t("rail-could-play", { cards }));
  }
  if (seen.passUntil >= 0) return quiet(t("rail-passing-until"), t("rail-woken"));
  if (seen.passThis) return quiet(t("rail-passing-this"), t("rail-woken"));
  const last = seen.log.at(-1)?.text;
  if (seen.window) return quiet(last ?? t("rail-anybody"), `${more} ${t("nothing-to-answer")}`);
  if (seen.waiting.for === "responses") return quiet(last ?? t("rail-anybody"), t("rail-may-respond", { whose: whoseTurn(view, me, name, game.parties) }));
  if (seen.waiting.seat === me) return quiet(t("answer-given"));
  if (seen.waiting.for === "seat" && seen.waiting.seat !== undefined) {
    return quiet(t("waiting-seat", { name: name(seen.waiting.seat), what: t(`asks-${seen.waiting.kind ?? ""}`) }));
  }
  return quiet(last ?? t("waiting"));
}

/** The answers to what is asked. */
function Answers(props: RailProps): JSX.Element {
  const { session, seen, view, me, name, choice, coming, find } = props;
  const { decision, window } = seen;
  const { cards, seats, discarding, started } = choice;
  if (!decision) {
    return window ? <Answer look="primary" keyCap="P" label={t("let-it-go-on")} press={() => session.goOn()} /> : <></>;
  }
  if (discarding) {
    const label = cards.length ? t("discard-some", { n: cards.length }) : t("discard-none", { n: seen.hand.length });
    return (
      <>
        {choice.merged &&
          cardWays(decision.options, seen.hand, props.game).map(({ card, options }) => (
            <AnytimeAnswer key={card} {...props} card={card} options={options} />
          ))}
        <PotionAnswers {...props} />
        <Answer look="primary" keyCap="P" label={label} press={() => void choice.confirm()} />
      </>
    );
  }
  if (started || choice.reachable.length) {
    const many = choice.reachable.length > MOST_OUTCOMES;
    return (
      <>
        {choice.reachable.map((seat, i) => {
          const way = choice.wayTo(seat);
          const sums = way ? ifAnswered(view, way) : null;
          const tracks = way ? onTracks(view, seat, way).slice(0, 2) : [];
          const marks = many ? [] : tracks.length ? tracks.map(({ stat, before, after }) => ({ stat, text: `${before} → ${after}` })) : sums ? theirMarks(view, seat, sums) : [];
          const under = sums !== null && goesUnder(view, seat, sums);
          return (
            <Answer
              key={`seat${seat}`}
              look={`target${under ? " under" : ""}${seats.includes(seat) ? " chosen" : ""}`}
              keyCap={LETTERS[i]}
              label={seat === me ? `${name(seat)} (${t("mat-you")})` : name(seat)}
              marks={marks}
              note={many ? "" : under ? t("passes-out") : decision.kind === "order" ? t("drinks-waiting", { n: view.seats[seat]?.pile ?? 0 }) : ""}
              pressed={seats.includes(seat)}
              press={() => choice.pressSeat(seat)}
            />
          );
        })}
        <ChosenAnswers {...props} />
        {!started && <PlainAnswers {...props} />}
      </>
    );
  }
  const ways = cardWays(decision.options, seen.hand, props.game);
  const showCards = decision.kind !== "action" && ways.length <= MOST_CARD_BUTTONS;
  if (choice.drinking) return <PotionAnswers {...props} />;
  return (
    <>
      {showCards &&
        ways.map(({ card, options }) => {
          const [first] = options;
          const needs = options.some((o) => (o.seats?.length ?? 0) > 0);
          const place = [...seen.hand].indexOf(card);
          // At whom it will be played is open: only what all of its ways do to me is told.
          const marks = [...new Set(options.map((o) => JSON.stringify(myMarks(view, me, ifAnswered(view, o), coming))))];
          return (
            <Answer
              key={`card${card}`}
              look={`card-answer type-${frame(find(card))}`}
              keyCap={place >= 0 && place < 10 ? String((place + 1) % 10) : undefined}
              label={brief(find(card)?.title ?? "…")}
              marks={marks.length === 1 ? (JSON.parse(marks[0] ?? "[]") as Mark[]) : []}
              note={needs ? t("pick-who") : noteOf(props, first)}
              press={() => (options.length === 1 && first && !needs ? choice.answer(first) : choice.pressCard(card, true))}
            />
          );
        })}
      <PotionAnswers {...props} />
      <PlainAnswers {...props} />
    </>
  );
}

const POTION: Mark[] = [
  { stat: "fortitude", text: "+6" },
  { stat: "alcohol", text: "−6" },
  { stat: "gold", text: "+3" },
];
const BOTTLES = ["heart", "sober", "gold"] as const; // as the rules count what a Potion does

/** A Potion of my team's: what it would do is asked once it is pressed. */
function PotionAnswers({ choice, view, me, coming }: RailProps): JSX.Element | null {
  if (!choice.potions.length) return null;
  if (!choice.drinking) {
    return <Answer look="potion" keyCap="V" label={t("potion")} marks={POTION} press={() => choice.drink(true)} />;
  }
  return (
    <>
      {choice.potions.map((option, i) => (
        <Answer
          key={option.code}
          look={`potion ${BOTTLES[option.number ?? 0] ?? ""}`}
          keyCap={String(i + 1)}
          label={t(`potion-${BOTTLES[option.number ?? 0] ?? "heart"}`)}
          marks={myMarks(view, me, ifAnswered(view, option), coming)}
          press={() => choice.answer(option)}
        />
      ))}
      <Answer look="back" keyCap="Esc" label={t("cancel")} press={() => choice.drink(false)} />
    </>
  );
}

/** An Anytime Card that may be played before discarding: at whom is asked once it is pressed. */
function AnytimeAnswer({ session, card, options, find, name, view }: RailProps & { card: number; options: Option[] }): JSX.Element {
  const [open, setOpen] = useState(false);
  const [first] = options;
  const title = brief(find(card)?.title ?? "…");
  if (!open || options.length === 1) {
    return <Answer look={`card-answer type-${frame(find(card))}`} label={title} note={options.length > 1 ? t("pick-who") : ""} press={() => (options.length === 1 && first ? session.answer(first) : setOpen(true))} />;
  }
  return (
    <>
      {options.map((option) => (
        <Answer
          key={option.code}
          look="target"
          label={option.seats?.length ? option.seats.map(name).join(", ") : title}
          marks={(option.seats ?? []).flatMap((seat) => theirMarks(view, seat, ifAnswered(view, option)))}
          press={() => session.answer(option)}
        />
      ))}
      <Answer look="back" label={t("cancel")} press={() => setOpen(false)} />
    </>
  );
}

/** What an answer does besides numbers of mine; for whom it is given, if for a teammate. */
function noteOf({ find, me, name, view }: RailProps, option: Option | undefined): string {
  if (option?.behalf !== undefined && option.behalf !== me) return t("answer-for", { name: inCase(view.seats[option.behalf]?.character ?? "", name(option.behalf), "acc") });
  const words = doings(find(option?.card), option?.mode);
  if (words.some(({ word }) => word === "negate")) return t("note-negate");
  if (words.some(({ word }) => word === "take-control" || word === "start-round")) return t("note-control");
  return "";
}

/** The cards that may be played, each with its ways; two copies of one in hand are one answer. */
function cardWays(options: Option[], hand: number[], game: GameInfo): { card: number; options: Option[] }[] {
  const cards = [...new Set(options.flatMap((o) => (o.card === undefined || o.kind !== "play" ? [] : [o.card])))];
  const ways = cards.map((card) => ({ card, options: options.filter((o) => o.card === card) }));
  const signs = ways.map(({ card, options: some }) =>
    hand.includes(card) ? JSON.stringify([game.cards[card], some.map(({ mode, seats, on, behalf }) => [mode, seats, on, behalf])]) : `${card}`,
  );
  return ways.filter((_, i) => signs.indexOf(signs[i] ?? "") === i);
}

/** What is chosen, ready to be done. */
function ChosenAnswers({ choice, view, me, find, coming }: RailProps): JSX.Element {
  return (
    <>
      {choice.exact.map((option) => (
        <Answer
          key={option.code}
          look={`primary type-${frame(find(option.card))}`}
          keyCap={choice.exact.length === 1 ? "⏎" : undefined}
          label={choice.exact.length === 1 ? t("play") : (option.text ?? t("play"))}
          marks={myMarks(view, me, ifAnswered(view, option), coming)}
          press={() => choice.answer(option)}
        />
      ))}
    </>
  );
}

/** Answers without a card or a seat, the quiet one by what it does. */
function PlainAnswers({ seen, view, me, choice, coming }: RailProps): JSX.Element {
  const { decision } = seen;
  return (
    <>
      {choice.plain.map((option) => {
        const quiet = option.kind === "pass" || option.kind === "done";
        const marks = quiet && decision?.kind === "respond" ? myMarks(view, me, coming, new Map()) : [];
        const harm = marks.length > 0 && bad(me, coming);
        const mine = view.active === me && !view.stack.length && !view.round;
        const label = quiet ? quietWords(decision?.kind ?? "", harm, mine, option.text) : (option.text ?? option.kind);
        return (
          <Answer
            key={option.code}
            look={quiet ? (harm ? "pass harm" : "pass") : "primary"}
            keyCap={quiet ? "P" : undefined}
            label={label}
            marks={marks}
            press={() => choice.answer(option)}
          />
        );
      })}
    </>
  );
}

function bad(me: number, coming: Changes): boolean {
  const sum = coming.get(me);
  return Boolean(sum && (sum.fortitude < 0 || sum.alcohol > 0 || sum.gold < 0));
}

function quietWords(kind: string, harm: boolean, mine: boolean, text: string | undefined): string {
  if (kind === "respond") return harm ? t("let-it-happen") : mine ? t("let-it-go-on") : t("dont-respond");
  if (kind === "action") return t("no-action");
  if (kind === "last-call") return t("go-under");
  return text ?? t("how-pass");
}

/** Pass on more than this: shown at the right, and while it holds. */
function More({ session, seen, view, me, choice }: RailProps): JSX.Element | null {
  const { decision } = seen;
  const responding = decision?.kind === "respond";
  if (me >= 0 && view.seats[me]?.alive === false && !view.over) {
    return (
      <span class="more-answers">
        <button type="button" class="toggle" onClick={() => session.say(t("bench-cheer"))}>
          {t("bench-cheer")}
        </button>
      </span>
    );
  }
  if (choice.started && !choice.discarding) {
    return (
      <span class="more-answers">
        <Answer look="back" keyCap="Esc" label={t("cancel")} press={choice.clear} />
      </span>
    );
  }
  if (me < 0 || view.over || choice.started) return null;
  return (
    <span class="more-answers">
      {seen.passing && <Toggle keyCap="H" on={false} label={t("hold")} press={() => session.hold(true)} gold />}
      {((responding && view.stack.length > 0) || seen.passThis) && (
        <Toggle keyCap="O" on={seen.passThis} label={seen.passThis ? t("ask-me-again") : t("pass-on-this")} press={() => session.passOnThis(!seen.passThis)} />
      )}
      {((responding && !view.stack.length && view.active !== me) || (!decision && !seen.passing && view.active !== me) || seen.passUntil >= 0) && (
        <Toggle keyCap="U" on={seen.passUntil >= 0} label={seen.passUntil >= 0 ? t("ask-me-again") : t("pass-until-my-turn")} press={() => session.passUntilMyTurn(seen.passUntil < 0)} />
      )}
      {!decision && !seen.window && !seen.passing && seen.passUntil < 0 && !seen.passThis && (
        <Toggle keyCap="H" on={seen.hold} label={seen.hold ? t("holding") : t("hold")} press={() => session.hold(!seen.hold)} />
      )}
    </span>
  );
}

/** Nothing is asked: watching, out of the game, or over. */
function Meanwhile({ session, seen, view, me, name }: RailProps): JSX.Element {
  if (me < 0 && !view.over) return <Watching session={session} seen={seen} />;
  if (me >= 0 && !view.over && view.seats[me]?.alive === false) {
    return (
      <>
        {view.seats.map((seat, i) =>
          seat.alive && !seat.tracks.length ? (
            <Answer
              key={i}
              look={seen.bet === i ? "chosen" : ""}
              label={t("bet-on", { name: name(i) })}
              note={t("steps-left", { n: stepsLeft(seat) })}
              pressed={seen.bet === i}
              press={() => session.bet(i)}
            />
          ) : null,
        )}
      </>
    );
  }
  return <></>;
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
  return bots ? (
    <button type="button" class="answer primary" onClick={() => void sit()}>
      <b>{t("take-bot-seat")}</b>
    </button>
  ) : (
    <></>
  );
}
