/** Backs of cards and decks as thick as their count. */

import type { JSX } from "preact";

import { head } from "./bust";
import { Drawing } from "./drawing";
import type { Shown } from "./drawing";
import { at, box, dusk, flat, line, lit, mix, name, P } from "./lit";
import type { Ink } from "./lit";
import { useLook } from "./portrait";
import { mug } from "./props";
import { token } from "./tokens";
import type { TokenName } from "./tokens";

// A deck that is nobody's: its ground, and the token in its lozenge.
const decks: Record<string, readonly [ground: string, token: TokenName]> = {
  mushrooms: ["#33502c", "mushroom"],
  patients: ["#1f5450", "bandage"],
  sea: ["#173f5c", "sea"],
  prizes: ["#54183c", "prize"],
  reserve: ["#4a1a24", "potion"],
  places: ["#3a2f1c", "barrel"],
  tavern: ["#2c3a2a", "barrel"],
  stories: ["#3a4424", "story"],
  stable: ["#5a3f1c", "horse"],
  items: ["#5a3420", "item"],
  marks: ["#3f3630", "mark"],
  boss: ["#4a0f1c", "claw"],
};

const LOZENGE = "M50 30L82 70L50 110L18 70z";

/** 100 by 140: lattice, gold frame, a lozenge with what is inside. */
function back(ground: string, emblem: Ink): Ink {
  const id = name();
  const thread = mix(ground, "#ffd27c", 0.22);
  return (
    `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45 50 70)"><path d="M0 0H14M0 0V14" stroke="${thread}" stroke-width="1.6"/><path d="M-2 0L0-2L2 0L0 2z" fill="${thread}"/></pattern>` +
    lit(box(0, 0, 100, 140, 9), P.leather, 0.4) +
    lit(box(3, 3, 94, 134, 7), ground, 0.8, `<path d="M0 0H100V140H0z" fill="url(#${id})"/>`) +
    line(box(8, 8, 84, 124, 5), P.gold, 1.6) +
    lit(LOZENGE, mix(ground, "#1d0f17", 0.5), 0.5) +
    line(LOZENGE, P.gold, 2.2) +
    emblem
  );
}

export interface BackProps extends Shown {
  of: string; // "drink", a side deck, or a character
}

function useBack(of: string): () => Ink {
  const look = useLook(of);
  const side = decks[of.slice(of.indexOf(":") + 1)]; // another package's sea is a sea
  if (of === "drink") return () => back("#6e2a1c", at(47, 74, mug(), 0, 0.74));
  if (side) return () => back(side[0], at(50, 70, token(side[1]), 0, 1.06));
  return () => back(mix(look.ground, look.halo, 0.18), at(50, 70, head(look), 0, 0.36));
}

export function CardBack({ of, size = 64, ...shown }: BackProps): JSX.Element {
  return <Drawing view="0 0 100 140" ink={useBack(of)} size={size} {...shown} />;
}

/** A deck: a back on as many edges as there are cards, three to an edge; nothing at 0 but its place. */
export function Deck({ of, count, size = 90, ...shown }: BackProps & { count: number }): JSX.Element {
  const top = useBack(of);
  const edges = Math.min(12, Math.ceil(count / 3));
  const ink = (): Ink =>
    count < 1
      ? flat(box(2, 4, 100, 140, 9), "#1d0f17", 0.35) + line(box(4, 6, 96, 136, 8), P.gold, 1.4, 0.5)
      : dusk(`M0 ${140 + edges}L112 ${132 + edges * 2}L118 ${146 + edges * 2}Q60 ${162 + edges * 2} 0 ${150 + edges * 2}z`, 0.4) +
        Array.from({ length: edges }, (_, i) =>
          at((edges - i) * 0.5, (edges - i) * 2.4, flat(box(0, 0, 100, 140, 9), i % 2 ? "#e6d3a8" : "#8a6a4a")),
        ).join("") +
        top();
  return <Drawing view="-2 -2 120 176" ink={ink} size={size} {...shown} />;
}
