/** My hand: a fan that always fits; cards to read, choose and play, and arrow keys to walk through it. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Card, Decision, GameInfo } from "../net/protocol";
import type { Library } from "../state/library";
import { HandCard } from "./card";
import { CloseUp, useReading } from "./reading";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 };
const LEAN = 2.4; // degrees, at the ends of the fan

/** Arrow keys along the cards of a row; the place one comes to, or −1 for another key. */
export function walkAlong(event: KeyboardEvent, row: HTMLElement | null): number {
  const step = STEPS[event.key];
  const cards = [...(row?.querySelectorAll<HTMLElement>(".hand-card") ?? [])];
  if (!step || !cards.length) return -1;
  event.preventDefault();
  const from = Math.max(0, cards.indexOf(document.activeElement as HTMLElement));
  const next = Math.max(0, Math.min(cards.length - 1, from + step));
  cards[next]?.focus();
  return next;
}

/** How far cards lie apart, so that all of them fit; a card more than its width is never needed. */
function useFan(row: { current: HTMLDivElement | null }, cards: number): number {
  const [apart, setApart] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      const [first] = row.current?.querySelectorAll<HTMLElement>(".hand-card") ?? [];
      const width = row.current?.clientWidth ?? 0;
      if (!first || !width || cards < 2) return;
      const card = first.offsetWidth;
      const room = parseFloat(getComputedStyle(row.current!).paddingLeft) * 2;
      setApart(Math.min(card + 4, (width - room - card) / (cards - 1)));
    };
    measure();
    const watch = new ResizeObserver(measure);
    if (row.current) watch.observe(row.current);
    return () => watch.disconnect();
  }, [cards]);
  return apart;
}

/** Where one must swipe, a card that may be played is brought into sight. */
function showPlayable(row: HTMLElement | null): void {
  const mover = [row, row?.parentElement].find((one) => one && getComputedStyle(one).overflowX !== "visible");
  if (!row || !mover || row.parentElement?.querySelector(".tray")) return; // the tray comes first
  const { left, right } = mover.getBoundingClientRect();
  const places = [...row.querySelectorAll(".playable")].map((card) => card.getBoundingClientRect());
  const seen = places.some((place) => place.left >= left - 1 && place.right <= right + 1);
  if (places[0] && !seen) mover.scrollLeft += (places[0].left + places[0].right - left - right) / 2;
}

interface HandProps {
  hand: number[];
  game: GameInfo;
  library: Library;
  decision: Decision | null;
  chosen: number[];
  press: (card: number, playable: boolean) => void;
  ring?: (card: number) => void;
  fan?: boolean;
  why?: string; // about the card that is read
}

export function Hand({ hand, game, library, decision, chosen, press, ring, fan = false }: HandProps): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const reading = useReading(decision?.n);
  const apart = useFan(row, hand.length);
  const playable = new Set(decision?.options.map((o) => o.card ?? -1));
  const asked = decision?.options.some((o) => o.card !== undefined) ?? false;
  const focus = Math.min(at, hand.length - 1);
  const faceOf = (card: number): Card | undefined => library.cards.get(game.cards[card] ?? "");
  useLayoutEffect(() => showPlayable(row.current), [decision?.n]);
  const middle = (hand.length - 1) / 2;
  const style = (i: number): Record<string, string> =>
    fan
      ? {
          "--lean": `${(((i - middle) / Math.max(3, middle)) * LEAN).toFixed(2)}deg`,
          "--drop": `${(Math.abs(i - middle) * 1.2).toFixed(1)}px`,
          ...(i > 0 && apart > 0 ? { "margin-left": `calc(${apart.toFixed(1)}px - var(--card-w))` } : {}),
        }
      : {};

  return (
    <div
      class={fan ? "hand fan" : "hand"}
      role="group"
      aria-label={t("hand", { n: hand.length })}
      ref={row}
      onKeyDown={(event) => {
        const next = walkAlong(event, row.current);
        if (next >= 0) setAt(next);
      }}
      onMouseLeave={() => reading.look(-1, false)}
    >
      {hand.map((card, i) => (
        <HandCard
          key={card}
          card={faceOf(card)}
          playable={playable.has(card)}
          chosen={chosen.includes(card)}
          asked={asked}
          number={i + 1}
          tabbable={i === focus}
          style={style(i)}
          look={(on) => reading.look(card, on)}
          study={() => reading.study(card)}
          ring={ring ? () => ring(card) : undefined}
          press={() => {
            setAt(i);
            // Without a mouse a card that cannot be played is read by a tap.
            if (reading.touched) reading.study(playable.has(card) || reading.card === card ? -1 : card);
            press(card, playable.has(card));
          }}
        />
      ))}
      {hand.includes(reading.card) && !(chosen.includes(reading.card) && !reading.touched) && <CloseUp reading={reading} card={faceOf(reading.card)} at={hand.indexOf(reading.card)} of={hand.length} />}
      {!hand.length && <p class="quiet">{t("hand-empty")}</p>}
    </div>
  );
}
