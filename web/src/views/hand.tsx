/** My hand: cards to read, choose and play; arrow keys walk through it. */

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Decision, GameInfo } from "../net/protocol";
import type { Library } from "../state/library";
import { CardFace, HandCard } from "./card";

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

  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(hand.length - 1, focus + step));
    setAt(next);
    row.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div class="hand" role="group" aria-label={t("hand", { n: hand.length })} ref={row} onKeyDown={walk} onMouseLeave={() => setReading(-1)}>
      {hand.map((card, i) => (
        <HandCard
          key={card}
          card={library.cards.get(game.cards[card] ?? "")}
          playable={playable.has(card)}
          chosen={chosen.includes(card)}
          asked={asked}
          number={i + 1}
          tabbable={i === focus}
          look={(on) => setReading(on ? card : -1)}
          press={() => {
            setAt(i);
            press(card, playable.has(card));
          }}
        />
      ))}
      {hand.includes(reading) && matchMedia("(hover: hover)").matches && (
        <span class="reading" aria-hidden="true">
          <CardFace card={library.cards.get(game.cards[reading] ?? "")} />
        </span>
      )}
      {!hand.length && <p class="quiet">{t("hand-empty")}</p>}
    </div>
  );
}
