/** The card everybody looks at: who played it, at whom; a Drink is turned over, its Chasers after it. */

import type { JSX } from "preact";

import { Crest } from "../art/crest";
import { CardBack } from "../art/icons";
import { cardOf, seatOf, targetsOf, type Card, type GameView } from "../net/protocol";
import type { Spot } from "../state/seen";
import { CardFace } from "./card";

interface SpotlightProps {
  spot: Spot;
  view: GameView;
  card: (number: number | undefined) => Card | undefined;
}

export function Spotlight({ spot, view, card }: SpotlightProps): JSX.Element {
  const [first] = spot.events;
  const crest = (seat: number): string => view.seats[seat]?.character ?? "";
  const turned = first?.kind !== "played";
  return (
    <div class={`spot${spot.now ? " now" : ""}`} aria-hidden="true">
      <span class="spot-who">
        {first && seatOf(first) >= 0 && <Crest id={crest(seatOf(first))} size={30} />}
        {(first ? targetsOf(first) : []).map((seat) => (
          <span key={seat} class="layer-target">
            ▸<Crest id={crest(seat)} size={30} />
          </span>
        ))}
      </span>
      <span class={`spot-cards n${spot.events.length}`}>
        {spot.events.map((event) => (
          <span key={cardOf(event)} class={turned ? "spot-card turned" : "spot-card"}>
            <span class="spot-face">
              <CardFace card={card(cardOf(event))} />
            </span>
            {turned && (
              <span class="spot-back">
                <CardBack kind="drink" />
              </span>
            )}
          </span>
        ))}
      </span>
    </div>
  );
}
