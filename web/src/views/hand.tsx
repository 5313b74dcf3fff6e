/** My hand: cards to read, choose and play; arrow keys walk through it. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Card, Decision, GameInfo } from "../net/protocol";
import type { Library } from "../state/library";
import { HandCard } from "./card";
import { CloseUp, useReading } from "./reading";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 };

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

/** A hand wider than the screen is moved along, so that a card that may be played is seen. */
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
}

export function Hand({ hand, game, library, decision, chosen, press }: HandProps): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const reading = useReading(decision?.n);
  const playable = new Set(decision?.options.map((o) => o.card ?? -1));
  const asked = decision?.options.some((o) => o.card !== undefined) ?? false;
  const focus = Math.min(at, hand.length - 1);
  const faceOf = (card: number): Card | undefined => library.cards.get(game.cards[card] ?? "");
  useLayoutEffect(() => showPlayable(row.current), [decision?.n]);

  return (
    <div
      class="hand"
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
          look={(on) => reading.look(card, on)}
          study={() => reading.study(card)}
          press={() => {
            setAt(i);
            // Without a mouse a card that cannot be played is read by a tap.
            if (reading.touched) reading.study(playable.has(card) || reading.card === card ? -1 : card);
            press(card, playable.has(card));
          }}
        />
      ))}
      {hand.includes(reading.card) && <CloseUp reading={reading} card={faceOf(reading.card)} />}
      {!hand.length && <p class="quiet">{t("hand-empty")}</p>}
    </div>
  );
}
