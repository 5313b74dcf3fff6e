/** What is coming, and what it means for one seat. */

import type { Layer } from "../net/protocol";

export interface Stakes {
  fortitude: number;
  alcohol: number;
  gold: number;
}

/** What a layer would do to a seat if nothing stopped it; null: nothing that can be counted. */
export function stakes(layer: Layer, seat: number): Stakes | null {
  if (layer.negated || seat < 0) return null;
  const sum: Stakes = { fortitude: 0, alcohol: 0, gold: 0 };
  for (const coming of layer.coming ?? []) {
    if (coming.prevented || !coming.stat) continue;
    if (coming.stat === "gold") {
      if (coming.seat === seat && !coming.from_inn) sum.gold -= coming.amount;
      if (coming.payee === seat) sum.gold += coming.amount;
    } else if (coming.seat === seat) sum[coming.stat] += coming.amount;
  }
  for (const drink of layer.drinks ?? []) {
    if (drink.drinker !== seat || drink.ignored) continue;
    sum.alcohol += drink.alcohol;
    sum.fortitude += drink.fortitude;
  }
  return sum.fortitude || sum.alcohol || sum.gold ? sum : null;
}

/** Whether a layer is aimed at this seat or would do something to it. */
export function concerns(layer: Layer, seat: number): boolean {
  return (
    seat >= 0 &&
    Boolean(
      layer.targets?.includes(seat) ||
        layer.coming?.some((c) => c.seat === seat) ||
        layer.drinks?.some((d) => d.drinker === seat && !d.ignored),
    )
  );
}
