/** Somebody nobody has drawn yet: a guest in a hood, in the colour their box wants or one of their name. */

import { standard } from "../face";
import type { Look } from "../bust";
import { hintFor } from "../hints";
import { deep, dusk, flat, line, lit, mix, P } from "../lit";

const cloaks = ["#5a6b8c", "#7a4a5c", "#4f7a62", "#8a6a3c", "#6a5a8c", "#8c4f3c", "#3f6f7a", "#6b7040"];
const skins = ["#f0b98f", "#c98a5c", "#8e5a3c", "#e0a878"];

/** The same face for the same name, whoever it is. */
export function patron(who: string): Look {
  let hash = 2166136261;
  for (const letter of who) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  const cloak = hintFor(who).colour ?? cloaks[(hash >>> 5) % cloaks.length] ?? "#5a6b8c";
  const skin = skins[(hash >>> 13) % skins.length] ?? "#f0b98f";
  return {
    halo: mix(cloak, "#f0d08a", 0.5),
    ground: mix(cloak, "#1d0f17", 0.72),
    sleeve: cloak,
    face: { ...standard(skin), lids: [0.4, 0.4] },
    parts: () => ({
      body:
        lit(
          "M20 212Q22 170 62 158L100 150L140 158Q180 170 184 212z",
          cloak,
          1.4,
          line("M70 172Q64 192 66 212M134 172Q140 192 138 212", deep(cloak, 0.4), 3),
        ) +
        lit("M78 152Q100 172 124 152L130 164Q100 188 72 164z", deep(cloak, 0.2), 0.6) +
        flat("M94 168H108V180H94z", P.gold),
      mane: lit("M52 108Q44 26 104 22Q160 28 154 108Q156 146 138 166Q100 150 64 166Q48 146 52 108z", cloak, 1.4),
      front:
        lit(
          "M52 110Q44 26 104 22Q160 28 154 110Q154 144 136 164Q148 96 128 70Q104 54 78 70Q58 96 68 164Q50 144 52 110z",
          cloak,
          1.2,
          line("M104 24Q112 40 108 58", deep(cloak, 0.4), 3),
        ) + dusk("M66 100Q70 62 102 60Q134 62 136 102Q126 76 102 74Q78 76 66 100z", 0.3),
    }),
  };
}
