/** What is coming, and what it means for one seat. */

import type { Layer } from "../net/protocol";
import { changes, type Number3 } from "../state/foresee";

/** What a layer would do to a seat if nothing stopped it; null: nothing that can be counted. */
export function stakes(layer: Layer, seat: number): Number3 | null {
  const sum = changes([layer]).get(seat);
  return sum && (sum.fortitude || sum.alcohol || sum.gold) ? sum : null;
}

/** Whether a layer is aimed at this seat or would do something to it. */
export function concerns(layer: Layer, seat: number): boolean {
  return (
    seat >= 0 &&
    Boolean(
      layer.targets?.includes(seat) ||
        layer.coming?.some((c) => c.seat === seat) ||
        (!layer.drunk && layer.drinks?.some((d) => d.drinker === seat && !d.ignored)),
    )
  );
}
