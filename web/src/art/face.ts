/** Faces: eyes, brows, mouths, noses and what an evening does to them, from parts all characters share. */

import { at, deep, dusk, flat, line, lit, mix, oval, spark, warm, within } from "./lit";
import type { Ink } from "./lit";

export type Mood = "sober" | "merry" | "hurt" | "swaying" | "out";
export const moods: readonly Mood[] = ["sober", "merry", "hurt", "swaying", "out"];

const LASH = "#2a0f18";
const CREAM = "#fff3d8";

/** What makes a face this one. All of it has a default but the skin. */
export interface Features {
  skin: string;
  head: string; // the outline
  flush: string;
  eyes: readonly [far: number, near: number, y: number];
  big: number; // of the eyes
  iris: string;
  lids: readonly [far: number, near: number]; // how far they rest, 0 to 1
  lash: number;
  brow: string;
  brows: readonly [thick: number, frown: number, lift: number]; // frown: how much lower the inner ends are
  mouth: readonly [x: number, y: number, wide: number];
  smile: number; // at rest: the near corner up, or down
  lip: string; // empty: only a line
  nose: (m: Mood) => Ink;
  terminator: string; // where the candle no longer reaches
  cheeks: readonly [far: number, near: number, y: number, r: number];
}

export const HEAD = "M62 86Q62 48 101 48Q139 49 139 90Q139 116 126 135Q113 150 98 150Q83 149 73 134Q62 116 62 86z";

export const standard = (skin: string): Features => ({
  skin,
  head: HEAD,
  flush: mix(skin, "#ff5a4a", 0.62),
  eyes: [77, 111, 94],
  big: 1,
  iris: "#5a3a1c",
  lids: [0.3, 0.3],
  lash: 4.2,
  brow: "#3a1c14",
  brows: [6, 0, 0],
  mouth: [94, 130, 11],
  smile: 4,
  lip: "",
  nose: () => nose(skin),
  terminator:
    "M116 40Q106 62 108 80Q126 84 124 100Q112 108 104 112Q108 122 102 128Q112 134 106 142Q108 150 100 160L150 160L150 40z",
  cheeks: [71, 117, 114, 10],
});

/** A nose that points left. */
export function nose(skin: string, size = 1, x = 94, y = 114): Ink {
  const shape = `M2-22Q3-9-8-1Q-13 6-5 8Q5 10 10 5Q11 0 7-4Q4-12 6-22z`;
  return at(
    x,
    y,
    flat(shape, warm(skin, 0.2)) +
      within(shape, dusk("M2-24Q8-8 0 2Q-2 7 2 12L16 12L16-24z", 0.3)) +
      flat("M-9 7Q0 13 10 6Q4 10-2 9Q-6 9-9 7z", deep(skin, 0.5), 0.6),
    0,
    size,
  );
}

/** A round nose, for those who drink with it. */
export const bulb = (skin: string, x: number, y: number, rx: number, ry = rx): Ink =>
  lit(oval(x, y, rx, ry), warm(mix(skin, "#ff6a4a", 0.18), 0.1), 0.55);

// Eyes, around 0 0 ------------------------------------------------------------------------------------------

function open(f: Features, lid: number, gaze: number, lower = 0): Ink {
  const top = -9 + lid * 15;
  const skin = deep(f.skin, 0.22);
  return (
    flat(oval(0, 0, 9.5, 8), "#fff6e2") +
    within(
      oval(0, 0, 9.5, 8),
      dusk("M-12-10H12V-3Q0-7-12-1z", 0.2) +
        flat(oval(gaze, 0.6, 6), f.iris) +
        flat(oval(gaze, 0.6, 3.4), "#1a0a14") +
        flat(oval(gaze - 2.2, 2.6, 1.9), "#fff"),
    ) +
    flat(`M-11.500-1Q-8-12 1-12Q10-12 11.500-2L11 ${top + 1}Q0 ${top - 4}-11 ${top + 2}z`, skin) +
    (lower ? flat("M-10 3Q0 6 10 3Q6 10 0 10Q-7 10-10 3z", skin) : "") +
    line(`M-11 ${top + 2}Q0 ${top - 4} 11.500 ${top + 1}`, LASH, f.lash)
  );
}

const happy = (f: Features): Ink => line("M-10 4Q0-11 10 4", LASH, f.lash + 0.4) + line("M-10 4L-13 1", LASH, 2.4);
const asleep = (f: Features): Ink => line("M-10-2Q0 8 10-2", LASH, f.lash) + line("M-5 4L-7 8M2 5L2 9M8 2L11 6", LASH, 2.2);
const squeezed = (f: Features): Ink => line("M9-6L-7 0L9 6", LASH, f.lash + 0.2);

export function eyes(f: Features, m: Mood): Ink {
  const [far, near, y] = f.eyes;
  const [a, b] = f.lids;
  const put = (one: Ink, two: Ink): Ink => at(far, y, one, 0, f.big * 0.95, f.big * 0.9) + at(near, y, two, 0, f.big);
  if (m === "merry") return put(happy(f), happy(f));
  if (m === "out") return put(asleep(f), asleep(f));
  if (m === "hurt") return put(open(f, Math.max(a, 0.34), 1, 1), squeezed(f));
  if (m === "swaying") return put(open(f, 0.62, 2.5, 1), open(f, 0.42, -2.5, 1));
  return put(open(f, a, -1), open(f, b, -1));
}

export function brows(f: Features, m: Mood): Ink {
  const [far, near, y] = f.eyes;
  const [thick, frown, lift] = f.brows;
  const one = (x: number, inner: 1 | -1, drop: number, up: number, w: number): Ink => {
    const [i, o] = [x + inner * w * 0.85, x - inner * w];
    const base = y - 15 * f.big - up - lift;
    const [iy, oy] = [base + drop, base + 2 - drop * 0.3];
    const top = base - 5 + drop * 0.2;
    return flat(
      `M${i} ${iy - thick / 2}Q${x - inner * 3} ${top - thick / 2} ${o} ${oy}Q${x - inner * 2} ${top + thick * 0.6} ${i - inner} ${iy + thick / 2}Q${i + inner * 1.5} ${iy} ${i} ${iy - thick / 2}z`,
      f.brow,
    );
  };
  const w = 12 * Math.min(f.big, 1.15);
  if (m === "merry") return one(far, 1, -1, 5, w * 0.92) + one(near, -1, -1, 5, w);
  if (m === "hurt") return one(far, 1, 6, -4, w * 0.92) + one(near, -1, 6, -4, w);
  if (m === "swaying") return one(far, 1, -2, -1, w * 0.92) + one(near, -1, -4, 6, w);
  if (m === "out") return one(far, 1, -5, 1, w * 0.92) + one(near, -1, -5, 1, w);
  return one(far, 1, frown, 0, w * 0.92) + one(near, -1, frown, 1.5, w);
}

// Mouths, around 0 0, ten wide either side ------------------------------------------------------------------

const DARK = "#3a0b1c";
const TONGUE = "#e0524e";

const mouths: Record<Mood, (f: Features) => Ink> = {
  sober: (f) =>
    (f.lip
      ? flat(`M-10 0Q-6-5-1-3Q4-5 11 ${-f.smile}Q6 7-1 7Q-7 6-10 0z`, f.lip) +
        line(`M-11 0Q0 ${2 + f.smile * 0.6} 12 ${-f.smile}`, DARK, 2.4)
      : line(`M-11 0Q0 ${2 + f.smile} 12 ${-f.smile}`, DARK, 3.4)) + line("M-4 10Q1 12 6 9", deep(f.skin, 0.45), 2.4, 0.6),
  merry: (f) => {
    const shape = "M-15-6Q0-1 16-7Q18 17 1 18Q-14 16-15-6z";
    return (
      (f.lip ? flat("M-17-7Q0-4 18-8Q20 20 1 21Q-16 19-17-7z", f.lip) : "") +
      flat(shape, DARK) +
      within(
        shape,
        flat("M-16-8H18V-3Q0 6-16-1z", "#fff3d8") + flat(oval(3, 17, 11, 9), TONGUE) + dusk("M5-10H20V24H8Q10 5 5-10z", 0.2),
      )
    );
  },
  hurt: (f) => {
    const shape = "M-12-2Q0-8 13-2L11 8Q0 4-10 8z";
    return (
      (f.lip ? flat("M-14-3Q0-12 15-3L13 10Q0 6-12 10z", f.lip) : "") +
      flat(shape, DARK) +
      within(shape, flat("M-11-1Q0-6 12-1L10 6Q0 2-9 6z", "#fff3d8") + line("M-6-8V10M0-8V10M6-8V10M-14 2Q0-2 14 2", DARK, 1.6))
    );
  },
  swaying: (f) =>
    line("M-13 1Q-8-5-3 0T7-1T15-4", f.lip ? deep(f.lip, 0.3) : DARK, 3.6) +
    flat("M4 0Q9 0 12-2Q15 7 10 9Q5 8 4 0z", TONGUE) +
    line("M8 1L9 5", deep(TONGUE, 0.4), 1.6),
  out: (f) =>
    (f.lip ? flat(oval(0, 2, 8, 9), f.lip) : "") + flat(oval(0, 2, 5.5, 6.5), DARK) + flat(oval(0, 6, 3.6, 2.4), TONGUE),
};

export function mouth(f: Features, m: Mood): Ink {
  const [x, y, wide] = f.mouth;
  return at(x, y, mouths[m](f), 0, wide / 11);
}

// What the evening leaves on a face -------------------------------------------------------------------------

export function flush(f: Features, m: Mood): Ink {
  const much = { sober: 0, merry: 0.75, hurt: 0, swaying: 1, out: 0.9 }[m];
  const [far, near, y, r] = f.cheeks;
  return much
    ? `<g opacity="${much * 0.72}">${flat(oval(far, y, r * 0.85, r * 0.76), f.flush)}${flat(oval(near, y, r * 1.1, r * 0.84), f.flush)}</g>`
    : "";
}

export function bruise(f: Features): Ink {
  const [, near, y] = f.eyes;
  const d = `M${near - 15} ${y - 4}Q${near - 6} ${y - 15} ${near + 7} ${y - 12}Q${near + 18} ${y - 5} ${near + 15} ${y + 6}Q${near + 6} ${y + 17} ${near - 6} ${y + 13}Q${near - 16} ${y + 8} ${near - 15} ${y - 4}z`;
  return flat(d, "#5b1d5e", 0.62) + flat(oval(near + 2, y + 8, 9, 4), "#c0476a", 0.5);
}

export function plaster(f: Features): Ink {
  const [far, , y] = f.cheeks;
  return at(
    far + 3,
    y + 1,
    flat("M-12-5Q-15 0-12 5H12Q15 0 12-5z", "#f3cf9b") + flat("M-5-5H5V5H-5z", "#d9a871") + line("M-9-1v2M9-1v2", "#b98654", 2),
    -24,
  );
}

export function head(f: Features, m: Mood): Ink {
  return lit(f.head, f.skin, 1, dusk(f.terminator, 0.25) + flush(f, m) + (m === "hurt" ? bruise(f) : ""));
}

// Marks beside the head ------------------------------------------------------------------------------------

export function marks(m: Mood): Ink {
  switch (m) {
    case "merry":
      return (
        line("M34 66L22 60M30 84L16 83M36 50L27 40", "#ffdf9a", 4.4) +
        line("M168 66L180 60M172 84L186 83M166 50L175 40", "#ffdf9a", 4.4)
      );
    case "hurt":
      return flat(spark(162, 44, 15), "#ffcf4a") + flat(spark(180, 70, 8), "#ff9a3c") + flat(spark(34, 58, 9), "#ffcf4a");
    case "swaying":
      return (
        line("M30 52Q22 60 28 72M42 48Q35 56 38 64", "#ffdf9a", 3.4) +
        [oval(160, 34, 5), oval(178, 42, 6.5), oval(168, 58, 9)].map((d) => line(d, "#ffe3a8", 2.6)).join("") +
        flat(oval(165, 55, 2.4), "#fff6df")
      );
    case "out":
      return line("M130 62H146L130 80H146", CREAM, 5) + line("M154 28H176L154 52H176", CREAM, 6.4);
    default:
      return "";
  }
}

/** How far the head and the body lean. */
export const lean: Record<Mood, readonly [head: number, body: number]> = {
  sober: [0, 0],
  merry: [-5, 0],
  hurt: [4, 0],
  swaying: [11, 4],
  out: [-60, 0],
};
