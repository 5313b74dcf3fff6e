/** My hand: cards to read, choose and play; arrow keys walk through it. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Decision, GameInfo } from "../net/protocol";
import type { Library } from "../state/library";
import { CardFace, HandCard } from "./card";

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

const byTouch = (): boolean => !matchMedia("(hover: hover)").matches;

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
  const [reading, setReading] = useState(-1); // the card looked at closely
  const playable = new Set(decision?.options.map((o) => o.card ?? -1));
  const asked = decision?.options.some((o) => o.card !== undefined) ?? false;
  const focus = Math.min(at, hand.length - 1);
  const touched = byTouch();
  useEffect(() => {
    if (touched) setReading(-1); // a new question: the table must be in sight
  }, [decision?.n]);
  useEffect(() => {
    if (!touched || reading < 0) return undefined;
    const elsewhere = (event: Event): void => {
      if (!(event.target as Element).closest(".reading, .hand-card")) setReading(-1);
    };
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, [touched, reading]);

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
      onMouseLeave={() => !touched && setReading(-1)}
    >
      {hand.map((card, i) => (
        <HandCard
          key={card}
          card={library.cards.get(game.cards[card] ?? "")}
          playable={playable.has(card)}
          chosen={chosen.includes(card)}
          asked={asked}
          number={i + 1}
          tabbable={i === focus}
          look={(on) => !touched && setReading(on ? card : -1)}
          study={() => setReading(card)}
          press={() => {
            setAt(i);
            // Without a mouse there is no hovering: a card that cannot be played is read by a tap.
            if (touched) setReading(playable.has(card) || reading === card ? -1 : card);
            press(card, playable.has(card));
          }}
        />
      ))}
      {hand.includes(reading) &&
        (touched ? (
          <button type="button" class="reading tapped" aria-label={t("close")} onClick={() => setReading(-1)}>
            <CardFace card={library.cards.get(game.cards[reading] ?? "")} />
          </button>
        ) : (
          <span class="reading" aria-hidden="true">
            <CardFace card={library.cards.get(game.cards[reading] ?? "")} />
          </span>
        ))}
      {!hand.length && <p class="quiet">{t("hand-empty")}</p>}
    </div>
  );
}
