/** A game under way: mats, middle, hand, and the line that says whose decision it is. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Crest } from "../art/crest";
import { t } from "../i18n";
import type { Option } from "../net/protocol";
import { api } from "../net/api";
import { go } from "../router";
import { seatName, useLibrary } from "../state/library";
import type { Seen, Session } from "../state/session";
import { settings } from "../state/settings";
import { useStore } from "../state/store";
import { Clock } from "./clock";
import { Hand } from "./hand";
import { Mat } from "./mat";
import { Middle } from "./middle";
import { Side } from "./side";

const sameSeats = (a: number[] | undefined, b: number[]): boolean =>
  (a ?? []).length === b.length && (a ?? []).every((seat) => b.includes(seat));

export function Play({ session, seen }: { session: Session; seen: Seen }): JSX.Element {
  const library = useLibrary();
  const { asking, confirm } = useStore(settings);
  const { view, game, table, decision, hand } = seen;
  const [cards, setCards] = useState<number[]>([]); // chosen from the hand
  const [seats, setSeats] = useState<number[]>([]); // chosen among the mats
  const me = session.seat;
  const discarding = decision?.kind === "discard";

  useEffect(() => {
    setCards([]);
    setSeats([]);
  }, [decision?.n]);

  const card = cards[0];
  // The options that fit what has been chosen so far.
  const open: Option[] = !decision || discarding
    ? []
    : card === undefined
      ? decision.options.filter((o) => o.card === undefined && o.seats?.length)
      : decision.options.filter((o) => o.card === card);
  const reachable = new Set(
    open.filter((o) => seats.every((s) => o.seats?.includes(s))).flatMap((o) => o.seats ?? []),
  );
  const exact = open.filter((o) => sameSeats(o.seats, seats));
  const plain = decision?.options.filter((o) => o.card === undefined && !o.seats?.length) ?? [];
  const name = (seat: number): string => seatName(library, view?.seats, seat);

  const answer = (option: Option): void => {
    session.answer(option);
    setCards([]);
    setSeats([]);
  };

  const pressCard = (pressed: number, playable: boolean): void => {
    session.forget();
    if (!playable) {
      setCards([]);
      setSeats([]);
      session.askWhy(pressed);
    } else if (discarding) {
      setCards(cards.includes(pressed) ? cards.filter((c) => c !== pressed) : [...cards, pressed]);
    } else if (card === pressed) {
      const [only] = exact;
      if (only && exact.length === 1) answer(only);
      else if (!seats.length) setCards([]);
    } else {
      const ways = decision?.options.filter((o) => o.card === pressed) ?? [];
      const [way] = ways;
      if (!confirm && way && ways.length === 1 && !way.seats?.length) answer(way);
      else {
        setCards([pressed]);
        setSeats([]);
      }
    }
  };

  const pressSeat = (seat: number): void => {
    const next = seats.includes(seat) ? seats.filter((s) => s !== seat) : [...seats, seat];
    const ways = open.filter((o) => next.every((s) => o.seats?.includes(s)));
    const [only] = ways;
    if (only && ways.length === 1 && sameSeats(only.seats, next)) answer(only);
    else setSeats(next);
  };

  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^[1-9]$/.test(event.key)) {
        const wanted = hand[Number(event.key) - 1];
        if (wanted !== undefined) pressCard(wanted, decision?.options.some((o) => o.card === wanted) ?? false);
      } else if (event.key === "Escape") {
        setCards([]);
        setSeats([]);
        session.forget();
      } else if (event.key === "p" || event.key === "з") {
        session.pass();
      } else if (event.key === "Enter" && target.tagName !== "BUTTON" && target.tagName !== "A") {
        const [only] = exact;
        if (discarding) session.discard(cards);
        else if (card !== undefined && only && exact.length === 1) answer(only);
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });

  if (!view || !game) return <p class="loading">{t("loading")}</p>;

  // Clockwise from my left; an onlooker sees them from the first.
  const count = view.seats.length;
  const around = Array.from({ length: count }, (_, i) => (i + Math.max(0, me)) % count);
  const others = me >= 0 ? around.slice(1) : around;
  const mat = (seat: number): JSX.Element => (
    <Mat
      key={seat}
      seat={seat}
      view={view}
      game={game}
      library={library}
      chair={table?.chairs[seat]}
      mine={seat === me}
      asked={seen.waiting.for === "seat" && seen.waiting.seat === seat}
      floats={seen.floats.filter((f) => f.seat === seat)}
      target={seats.includes(seat) ? "chosen" : reachable.has(seat) ? "open" : undefined}
      press={() => pressSeat(seat)}
    />
  );

  const status = decision
    ? (decision.text ?? t("your-decision"))
    : view.over
      ? outcome(view.winners, me, name)
      : seen.waiting.for === "responses"
        ? t("waiting-responses")
        : seen.waiting.for === "seat" && seen.waiting.seat !== undefined
          ? t("waiting-seat", { name: name(seen.waiting.seat), what: t(`asks-${seen.waiting.kind ?? ""}`) })
          : t("waiting");

  return (
    <div class="game">
      <main class="board" id="main">
        <div class={decision ? "status mine" : "status"} role="status" aria-live="assertive">
          <span>{status}</span>
          {decision ? (
            <Clock until={seen.decisionUntil} from={seen.decisionFrom} />
          ) : (
            <Clock until={seen.until} />
          )}
        </div>
        <div class={`others seats-${others.length}${others.length > 5 ? " many" : ""}`}>{others.map(mat)}</div>
        <Middle view={view} game={game} library={library} stackText={seen.stackText} last={seen.last} seat={me} />
        {me >= 0 && (
          <div class="mine-row">
            {mat(me)}
            <Hand hand={hand} game={game} library={library} decision={decision} chosen={cards} press={pressCard} />
          </div>
        )}
        {view.over && <Over session={session} seen={seen} me={me} />}
      </main>
      <div class="actions" role="group" aria-label={t("actions")}>
        {seen.error && (
          <p class="notice error" role="alert">
            {seen.error}
          </p>
        )}
        {seen.why && (
          <p class="notice" role="alert">
            <b>{library.cards.get(game.cards[seen.why.card] ?? "")?.title}</b>{" "}
            {seen.why.text?.replace(` (${seen.why.rule})`, "") ?? (seen.why.playable ? t("why-playable") : t("why-not-now"))}{" "}
            {seen.why.rule && <a href={`/rules/${seen.why.rule}`} target="_blank">{t("rule", { id: seen.why.rule })}</a>}
          </p>
        )}
        {card !== undefined && !discarding && (
          <p class="chosen-text">{library.cards.get(game.cards[card] ?? "")?.text}</p>
        )}
        {discarding && (
          <button type="button" class="primary" onClick={() => session.discard(cards)}>
            {cards.length ? t("discard-some", { n: cards.length }) : t("discard-none")}
          </button>
        )}
        {card !== undefined && !discarding && reachable.size > 0 && <span class="prompt">{t("choose-target")}</span>}
        {[...reachable].map((seat) => (
          <button type="button" key={seat} class={seats.includes(seat) ? "seat chosen" : "seat"} onClick={() => pressSeat(seat)}>
            <Crest id={view.seats[seat]?.character ?? ""} size={20} />
            {seat === me ? `${name(seat)} (${t("mat-you")})` : name(seat)}
          </button>
        ))}
        {(card !== undefined || seats.length > 0) &&
          exact.map((option) => (
            <button type="button" key={option.code} class="primary" onClick={() => answer(option)}>
              {option.text ?? t("play")}
            </button>
          ))}
        {card !== undefined && !discarding && (
          <button type="button" onClick={() => (setCards([]), setSeats([]))}>
            {t("cancel")}
          </button>
        )}
        {!discarding &&
          card === undefined &&
          plain.map((option) => (
            <button
              type="button"
              key={option.code}
              class={option.kind === "pass" || option.kind === "done" ? "pass" : "primary"}
              onClick={() => answer(option)}
            >
              {decision?.kind === "respond" && option.kind === "pass" ? t("dont-respond") : (option.text ?? option.kind)}
            </button>
          ))}
        {decision?.kind === "respond" && card === undefined && (
          <>
            {view.stack.length > 0 && (
              <button type="button" onClick={() => session.passOnThis()}>
                {t("pass-on-this")}
              </button>
            )}
            <button type="button" onClick={() => session.passThisTurn()}>
              {t("pass-this-turn")}
            </button>
          </>
        )}
        {me >= 0 && !view.over && (
          <label class="asking">
            <span>{t("asking")}</span>
            <select value={asking} onChange={(e) => settings.change({ asking: e.currentTarget.value as typeof asking })}>
              <option value="always">{t("asking-always")}</option>
              <option value="reply">{t("asking-reply")}</option>
              <option value="turn">{t("asking-turn")}</option>
            </select>
          </label>
        )}
        {me < 0 && !view.over && <Watching session={session} seen={seen} />}
      </div>
      <Side
        log={seen.log}
        chats={seen.chats}
        unread={seen.unread}
        mayTalk={me >= 0}
        say={(text) => session.say(text)}
        read={() => session.read()}
      />
    </div>
  );
}

function outcome(winners: number[], me: number, name: (seat: number) => string): string {
  if (winners.length > 1) return t("tie", { names: winners.map(name).join(", ") });
  if (me >= 0 && winners.includes(me)) return t("you-won");
  return winners[0] === undefined ? t("game-over") : t("wins", { name: name(winners[0]) });
}

function Watching({ session, seen }: { session: Session; seen: Seen }): JSX.Element {
  const bots = seen.table?.options.drop_in ? (seen.table.chairs.filter((c) => c.kind === "bot").length ?? 0) : 0;
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
      {bots > 0 && (
        <button type="button" class="primary" onClick={() => void sit()}>
          {t("take-bot-seat")}
        </button>
      )}
    </>
  );
}

function Over({ session, seen, me }: { session: Session; seen: Seen; me: number }): JSX.Element {
  const library = useLibrary();
  const winners = seen.view?.winners ?? [];
  const name = (seat: number): string => seatName(library, seen.view?.seats, seat);
  const again = async (): Promise<void> => {
    try {
      const { table } = await api.rematch(session.id);
      go(`/tables/${table}`);
    } catch (error) {
      session.complain((error as Error).message);
    }
  };
  return (
    <section class="over" aria-label={t("game-over")}>
      <div class="over-crests">
        {winners.map((seat) => (
          <Crest key={seat} id={seen.view?.seats[seat]?.character ?? ""} size={72} />
        ))}
      </div>
      <h2>{outcome(winners, me, name)}</h2>
      {me >= 0 && !winners.includes(me) && <p>{t("you-lost")}</p>}
      <p class="row">
        {seen.table?.next ? (
          <a class="button primary" href={`/tables/${seen.table.next}`}>
            {t("rematch-join")}
          </a>
        ) : (
          me >= 0 && (
            <button type="button" class="primary" onClick={() => void again()}>
              {t("rematch")}
            </button>
          )
        )}
        <a class="button" href={`/replays/${session.id}`}>
          {t("watch-replay")}
        </a>
        <a class="button" href="/">
          {t("lobby")}
        </a>
      </p>
    </section>
  );
}
