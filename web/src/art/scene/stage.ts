/** What every scene on a card stands on: a dark ground, a bright disc behind one big thing. */

import { box, flat, glow, line, mix, oval } from "../lit";
import type { Ink } from "../lit";

export type Scene = () => Ink;

/** 200 by 156 units from -28; what matters lies within 20 to 180 and 0 to 100. */
export const VIEW = "0 -28 200 156";

export function stage(ground: string, halo: string, inside: Ink): Ink {
  return (
    flat(box(-60, -90, 320, 280), ground) +
    flat("M-60 190L90-90H150L0 190z", mix(ground, halo, 0.16)) +
    flat("M90 190L210-90H236L130 190z", mix(ground, halo, 0.1)) +
    flat(oval(100, 50, 62), mix(halo, ground, 0.3)) +
    flat(oval(98, 53, 50), mix(halo, ground, 0.12)) +
    line(oval(100, 50, 74), halo, 1.6, 0.55) +
    glow(40, 110, 120, "#ffb35a", 0.2) +
    inside
  );
}

/** A table top along the lower edge. */
export const top = (y = 92): Ink =>
  flat(`M-60 ${y}H260V190H-60z`, "#7a3f22") +
  flat(`M-60 ${y}H260V${y + 6}H-60z`, "#b06a36") +
  line(`M-10 ${y + 22}H90M120 ${y + 18}H220`, "#57291d", 2.4);
