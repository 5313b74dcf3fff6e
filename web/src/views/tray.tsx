/** Cards to choose from that are not in my hand: planted, plotted, waiting, discarded, kept, new. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import type { BoxCard, Decision, GameInfo, SeatView } from "../net/protocol";
import type { Library } from "../state/library";
import { HandCard } from "./card";
import { walkAlong } from "./hand";
import { CloseUp, useReading } from "./reading";

/** The cards of a decision's options that are not in the hand, each once. */
export function beside(decision: Decision | null, hand: number[]): number[] {
  const cards = (decision?.options ?? []).flatMap((o) => (o.card === undefined ? [] : [o.card]));
  return [...new Set(cards)].filter((card) => !hand.includes(card));
}

interface TrayProps {
  decision: Decision | null;
  hand: number[];
  game: GameInfo;
  library: Library;
  chosen: number[];
  press: (card: number, playable: boolean) => void;
  seat?: SeatView | undefined; // mine
  boxes: BoxCard[][]; // my own look into my hidden boxes
}

export function Tray({ decision, hand, game, library, chosen, press, seat, boxes }: TrayProps): JSX.Element | null {
  const row = useRef<HTMLDivElement>(null);
  const reading = useReading(decision?.n);
  const cards = beside(decision, hand);
  useEffect(() => {
    // On a phone tray and hand are one row to swipe: it begins with what is new in it.
    row.current?.parentElement?.scrollTo({ left: 0 });
  }, [cards.join()]);
  if (!cards.length || !seat) return null;
  const held = boxes.length ? boxes : seat.boxes;
  const kit = game.kits[game.characters.indexOf(seat.character)];

  const lies = (card: number): { place: string; mark: number | undefined } => {
    for (const [i, box] of held.entries()) {
      const found = box.find((one) => one.card === card);
      if (!found) continue;
      const rule = kit?.boxes[i];
      const place = rule?.hidden ? "plotted" : rule?.treatable ? "waiting" : "planted";
      return { place, mark: found.mark };
    }
    if (seat.kept.includes(card)) return { place: "kept", mark: undefined };
    if (seat.discard.includes(card) || seat.side.some((side) => side.discard.includes(card))) {
      return { place: "discarded", mark: undefined };
    }
    if (decision?.kind === "prize") return { place: "prize", mark: undefined };
    if (decision?.kind === "crawl") return { place: "tavern", mark: undefined };
    return { place: "new", mark: 0 };
  };

  return (
    <div class="tray" role="group" aria-label={t("tray")} ref={row} onKeyDown={(event) => walkAlong(event, row.current)} onMouseLeave={() => reading.look(-1, false)}>
      {cards.map((card, i) => {
        const { place, mark } = lies(card);
        return (
          <HandCard
            key={card}
            card={library.cards.get(game.cards[card] ?? "")}
            place={t(`place-${place}`)}
            mark={mark}
            playable
            chosen={chosen.includes(card)}
            asked
            number={hand.length + i + 1}
            tabbable
            look={(on) => reading.look(card, on)}
            study={() => reading.study(card)}
            press={() => {
              if (reading.touched) reading.close();
              press(card, true);
            }}
          />
        );
      })}
      {cards.includes(reading.card) && (
        <CloseUp reading={reading} card={library.cards.get(game.cards[reading.card] ?? "")} mark={lies(reading.card).mark} />
      )}
    </div>
  );
}
