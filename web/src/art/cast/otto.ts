/** Otto, who was built: his mood shows in his lamps and his jaw. */

import type { Look } from "../bust";
import { standard } from "../face";
import type { Mood } from "../face";
import { at, box, deep, dusk, flat, glow, line, lit, oval, P } from "../lit";
import type { Ink } from "../lit";
import { flame } from "../props";

const BRASS = "#c8923c";
const STEEL = "#8c94a6";
const DARK = "#2a1018";
const HEAD = "M54 84Q54 36 100 34Q146 36 146 84V140Q146 152 134 152H66Q54 152 54 140z";

const rivets = (spots: readonly (readonly [number, number])[], fill: string): Ink =>
  spots.map(([x, y]) => flat(oval(x, y, 2.8), fill)).join("");

/** The slit on the brass side. */
function slit(m: Mood): Ink {
  const frame = lit(box(-19, -12, 38, 24, 4), deep(BRASS, 0.25), 0.4) + flat(box(-15, -8, 30, 16, 2), DARK);
  const lamp: Record<Mood, Ink> = {
    sober: flat(box(-10, -4, 20, 8, 2), "#ff9a2e") + flat(box(-7, -2, 10, 3, 1), "#ffe27a"),
    merry: line("M-10 4Q0-9 10 4", "#ffb83c", 4.6),
    hurt: line("M-7-5L7 5M7-5L-7 5", "#ff3b2a", 4.6),
    swaying: flat("M-11 1L11-4V4H-11z", "#ff9a2e"),
    out: line("M-10 2H10", "#6e3a20", 3.4),
  };
  return frame + lamp[m];
}

/** The lens on the steel side. */
function lens(m: Mood): Ink {
  const ring = lit(oval(0, 0, 19), BRASS, 0.5) + flat(oval(0, 0, 14), DARK);
  const lamp: Record<Mood, Ink> = {
    sober: lit(oval(0, 0, 11), "#35c9c0", 0.5) + flat(oval(0, 0, 5), "#0f3a44") + flat(oval(-3, 3, 2.6), "#eafffb"),
    merry: line("M-9 5Q0-10 9 5", "#5ff0e0", 4.6),
    hurt: line("M-7-7L7 7M7-7L-7 7", "#ff5a3a", 4.6),
    swaying: lit(oval(2, -2, 9), "#a06ae0", 0.4) + line("M2-2Q6-6 8-2Q8 6 1 5Q-6 2-4-6", "#f0dcff", 2),
    out: flat(oval(0, 0, 11), "#3a3040") + line("M-8 2Q0 8 8 2", "#8a7a90", 3),
  };
  return ring + lamp[m];
}

function jaw(m: Mood): Ink {
  const drop = { sober: 0, merry: 8, hurt: 0, swaying: 4, out: 6 }[m];
  const teeth = [62, 71, 80, 89]
    .map(
      (x) =>
        flat(`M${x} 118H${x + 8}L${x + 4} ${128}z`, "#fbe6bf") +
        flat(`M${x + 4} ${137 + drop / 2}H${x + 11}L${x + 7.5} ${128 + drop / 2}z`, "#f3cf8b"),
    )
    .join("");
  return (
    flat(`M58 116H98V${138 + drop / 2}H58z`, DARK) +
    (m === "merry" ? flat("M60 132H98V142H60z", "#ff7a2e", 0.6) : "") +
    teeth +
    flat("M108 118H140V138H108z", "#3a3444") +
    (m === "hurt"
      ? line("M110 124L118 132L124 122L131 133L138 124", "#ff5a3a", 3)
      : m === "out"
        ? line("M110 128H138", "#6e687a", 3)
        : [122, 128, 134]
            .map((y, i) => line(`M112 ${y}H${m === "merry" ? 138 : 136 - i * 4}`, m === "swaying" ? "#c89af0" : "#8af0e4", 2.6))
            .join(""))
  );
}

export const otto: Look = {
  halo: "#8fb0a8",
  ground: "#1c2c34",
  sleeve: BRASS,
  cuff: STEEL,
  face: { ...standard(BRASS) },
  parts: (m) => ({
    body:
      lit(
        "M-14 214Q-14 164 40 158H160Q214 164 216 214z",
        BRASS,
        1.6,
        dusk("M104 150H230V220H104z", 0.16) + line("M34 160Q44 186 38 214M166 160Q158 186 164 214", deep(BRASS, 0.4), 3),
      ) +
      rivets(
        [
          [20, 182],
          [20, 200],
          [180, 182],
          [180, 200],
          [52, 172],
          [148, 172],
        ],
        "#7a4a1c",
      ) +
      lit("M72 214V182Q72 172 82 172H120Q130 172 130 182V214z", "#6e5a5c", 0.7) +
      flat("M80 214V186Q80 180 86 180H116Q122 180 122 186V214z", DARK) +
      (m === "out"
        ? flat("M90 206Q101 198 112 206V214H90z", "#5a2a20")
        : glow(101, 198, 30, "#ff8a2e", 0.7) + at(101, 198, flame(), 0, 0.42)),
    mane:
      flat("M78 146H124V164H78z", "#4a4450") +
      line("M78 152H124M78 159H124", "#2a2430", 3) +
      line("M100 36V22", "#6e6470", 5) +
      (m === "out"
        ? flat(oval(100, 14, 8), "#5a3a3a")
        : glow(100, 14, 22, "#ff6a2a", 0.6) + lit(oval(100, 14, 8), "#ff7a33", 0.4)),
    ears: lit(box(42, 86, 16, 34, 4), deep(BRASS, 0.25), 0.5) + lit(box(143, 86, 16, 34, 4), deep(STEEL, 0.25), 0.5),
    face:
      lit(
        HEAD,
        BRASS,
        1.4,
        flat("M103 20H170V170H99L103 128L97 110L103 84z", STEEL) + line("M103 30V84L97 110L103 128L99 156", DARK, 4),
      ) +
      lit("M54 72Q100 60 146 72V80Q100 68 54 80z", deep(BRASS, 0.22), 0.4) +
      rivets(
        [
          [62, 72],
          [82, 68],
          [118, 68],
          [138, 72],
          [62, 144],
          [92, 146],
          [110, 146],
          [138, 144],
        ],
        "#f3cf8b",
      ) +
      at(78, 96, slit(m)) +
      at(124, 96, lens(m)) +
      jaw(m) +
      line("M64 50L74 42M126 44L136 54L130 58", deep(STEEL, 0.5), 2.6) +
      (m === "hurt"
        ? lit("M60 56L84 48L88 58L64 66z", P.wood, 0.4) +
          rivets(
            [
              [68, 59],
              [80, 55],
            ],
            "#4a2a18",
          )
        : ""),
  }),
};

export const cast: Record<string, Look> = { otto };
