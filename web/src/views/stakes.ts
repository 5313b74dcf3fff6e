/** What is coming, and what it means for one seat. */

import { t } from "../i18n";
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

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** "−3 Fortitude, +1 Gold". */
export function inWords(sum: Stakes): string {
  return (["fortitude", "alcohol", "gold"] as const)
    .filter((stat) => sum[stat])
    .map((stat) => t(`coming-${stat}`, { n: signed(sum[stat]), amount: Math.abs(sum[stat]) }))
    .join(", ");
}

/** Whether it is bad news. */
export function hurts(sum: Stakes): boolean {
  return sum.fortitude < 0 || sum.alcohol > 0 || sum.gold < 0;
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
