/** Things on the table one can nearly touch: coins, stacks, the pot, dice, potions, mugs, candles and lanterns. */

import type { JSX } from "preact";

import { Drawing } from "./drawing";
import type { Shown } from "./drawing";
import { at, box, deep, dusk, flat, glow, line, lit, oval, P } from "./lit";
import type { Ink } from "./lit";
import * as props from "./props";
import { bell } from "./scene/things";
import { token } from "./tokens";
import type { TokenName } from "./tokens";

export { isToken, tokenFor, tokenNames } from "./tokens";
export type { TokenName } from "./tokens";

export const Coin = (shown: Shown): JSX.Element => <Drawing view="-13 -13 26 26" ink={() => props.coin(12)} {...shown} />;

/** Gold in stacks of five, as many as there are, at most thirty. */
export function Stacks({ amount, ...shown }: Shown & { amount: number }): JSX.Element {
  const many = Math.max(0, Math.min(30, amount));
  const stacks = Math.max(1, Math.ceil(many / 5));
  const ink = (): Ink =>
    dusk(oval(stacks * 23, 62, stacks * 24, 8), many ? 0.4 : 0) +
    Array.from({ length: many }, (_, i) =>
      at(24 + Math.floor(i / 5) * 46 + (i % 2 ? 1 : -1), 48 - (i % 5) * 10, props.lying(21)),
    ).join("");
  return <Drawing view={`0 -4 ${stacks * 46 + 2} 74`} ink={ink} {...shown} />;
}

// Where the coins of the pot lie, the last to come on top.
const heap = [
  [-34, 4],
  [-12, 0],
  [12, 0],
  [34, 4],
  [-24, -10],
  [0, -14],
  [24, -10],
  [-12, -26],
  [12, -26],
  [0, -38],
] as const;

/** The iron pot, as full as its Gold, up to a heap. */
export function Pot({ amount, ...shown }: Shown & { amount: number }): JSX.Element {
  const ink = (): Ink =>
    dusk(oval(80, 116, 66, 9), 0.45) +
    line("M22 56Q4 58 8 76Q12 84 22 82M138 56Q156 58 152 76Q148 84 138 82", "#31313f", 6) +
    flat(oval(80, 50, 60, 15), "#15121c") +
    heap
      .slice(0, Math.max(0, amount))
      .map(([x, y]) => at(80 + x, 46 + y, props.coin(14)))
      .join("") +
    lit("M18 50Q80 78 142 50Q150 100 112 114Q80 120 48 114Q10 100 18 50z", "#3b3f50", 1.6, dusk("M90 40H160V130H96z", 0.16)) +
    lit("M14 46Q18 42 24 48Q80 72 136 48Q142 42 146 46Q150 58 138 60Q80 84 22 60Q10 58 14 46z", "#596074", 0.7);
  return <Drawing view="0 -8 160 134" ink={ink} {...shown} />;
}

export const Dice = ({ pips = [5, 1], ...shown }: Shown & { pips?: readonly number[] }): JSX.Element => (
  <Drawing
    view={`0 0 ${pips.length * 50} 56`}
    ink={() => pips.map((n, i) => at(25 + i * 50, 28, props.die(n), i % 2 ? 14 : -10)).join("")}
    {...shown}
  />
);

const potions = { heart: "#c9386a", gold: "#2f86d8", sober: "#6aa82f" } as const;

export function Potion({ kind, full = true, ...shown }: Shown & { kind: keyof typeof potions; full?: boolean }): JSX.Element {
  const drink = potions[kind];
  const ink = (): Ink =>
    dusk(oval(30, 92, 26, 5), 0.4) +
    lit(
      "M22 20H38V40Q58 50 56 70Q52 92 30 92Q8 92 4 70Q2 50 22 40z",
      "#d6ecee",
      1,
      full
        ? flat("M-10 60Q16 52 30 60T70 60V100H-10z", drink) +
            flat("M0 58Q16 50 30 58T60 58V62Q46 68 30 62T0 62z", "#ffffff", 0.35) +
            [
              [20, 76, 4],
              [36, 70, 3],
              [40, 82, 5],
            ]
              .map(([x = 0, y = 0, r]) => flat(oval(x, y, r ?? 3), "#fff", 0.45))
              .join("")
        : "",
    ) +
    lit("M19 32H41V40H19z", P.gold, 0.3) +
    lit("M22 6H38V22H22z", P.wood, 0.4) +
    flat("M12 64Q14 54 22 48L20 58Q16 64 16 76z", "#fff", 0.6);
  return <Drawing view="0 0 60 98" ink={ink} {...shown} />;
}

export const WoodenMug = ({ empty = false, ...shown }: Shown & { empty?: boolean }): JSX.Element => (
  <Drawing view="-30 -50 72 88" ink={() => props.mug(!empty)} {...shown} />
);

/** A pile of Drinks as a pyramid of mugs; only those on top still foam. */
export function MugPile({ count, ...shown }: Shown & { count: number }): JSX.Element {
  const many = Math.max(0, Math.min(15, count));
  let base = many > 3 ? 3 : many;
  while ((base * (base + 1)) / 2 < many) base++;
  const rows: number[] = [];
  for (let left = many, width = base; left > 0; width--) {
    rows.push(Math.min(left, width));
    left -= Math.min(left, width);
  }
  const tall = 56 + Math.max(0, rows.length - 1) * 48;
  const ink = (): Ink =>
    dusk(oval(base * 25, tall + 4, Math.max(24, base * 26), 6), many ? 0.4 : 0) +
    rows
      .map((mugs, row) =>
        Array.from({ length: mugs }, (_, i) =>
          at(
            24 + (row * 50) / 2 + i * 50,
            tall - 26 - row * 46,
            props.mug(i >= (rows[row + 1] ?? 0) + (rows[row + 1] ? 1 : 0) || !rows[row + 1]),
            0,
            0.86,
          ),
        ).join(""),
      )
      .join("");
  return <Drawing view={`-2 -10 ${Math.max(1, base) * 50 + 12} ${tall + 22}`} ink={ink} {...shown} />;
}

const wax = (): Ink =>
  lit("M-13-30Q0-36 13-30L14 40H-14z", "#f6e6c3", 1, flat("M4-34Q12-20 8-8Q6 0 10 6V-34z", "#fff6df")) +
  flat(oval(0, -30, 13, 4.5), "#ffedc0") +
  line("M0-30V-40", "#3a1c14", 2.4);

const CANDLE = "-44 -96 88 150";
const body = (): Ink =>
  glow(0, -58, 60, "#ffc94a", 0.5) +
  dusk(oval(2, 44, 40, 8), 0.4) +
  lit("M-36 36Q0 48 36 36Q34 48 0 50Q-34 48-36 36z", P.brass, 0.5) +
  line("M30 38Q46 32 42 44", P.brass, 4) +
  wax();
const light = (): Ink =>
  flat("M1-90Q14-66 12-54Q9-40 0-40Q-10-40-12-54Q-12-68 1-90z", "#ff9a2e") +
  flat("M1-74Q8-60 7-52Q5-43 0-43Q-6-43-7-52Q-7-62 1-74z", "#ffe27a");

/** The candle all the light comes from. Its flame is a picture of its own, so that breathing repaints nothing. */
export const Candle = ({ size = 150, id, class: extra = "" }: Shown): JSX.Element => (
  <span class={`candle ${extra}`}>
    <Drawing view={CANDLE} ink={body} size={size} {...(id ? { id: `${id}-body` } : {})} />
    <Drawing view={CANDLE} ink={light} size={size} class="flicker" {...(id ? { id: `${id}-light` } : {})} />
  </span>
);

export const lantern = (): Ink =>
  glow(0, 40, 110, "#ffb84a", 0.42) +
  line("M0-40V2", "#1a0d12", 4) +
  lit("M-22 14L-6 2H6L22 14z", "#2a171c", 0.4) +
  flat("M-16 14H16L20 54H-20z", "#ffcf6a") +
  flat("M0 24Q10 38 7 46Q4 52 0 52Q-5 52-7 46Q-9 38 0 24z", "#fff6df") +
  line("M-16 14L-20 54M16 14L20 54M-6 14L-7 54M6 14L7 54", "#2a171c", 3.4) +
  lit(box(-24, 54, 48, 8, 2), "#2a171c", 0.3);
export const Lantern = (shown: Shown): JSX.Element => <Drawing view="-40 -40 80 110" ink={lantern} {...shown} />;

/** A token of a kit; `full` false is the empty place for one. */
export const Token = ({ name, full = true, ...shown }: Shown & { name: TokenName; full?: boolean }): JSX.Element => (
  <Drawing view="-23 -23 46 46" ink={() => token(name, full)} {...shown} />
);

export const Bell = (shown: Shown): JSX.Element => <Drawing view="-46 -56 92 106" ink={() => bell()} {...shown} />;

/** A Prize: a cup to be won with the pot. */
export const Prize = (shown: Shown): JSX.Element => (
  <Drawing
    view="-44 -44 88 96"
    ink={() =>
      line("M-22-28Q-44-30-38-8Q-32 8-16 4M22-28Q44-30 38-8Q32 8 16 4", P.brass, 5.5) +
      lit("M-26-38H26Q28 4 7 12V30H18V42H-18V30H-7V12Q-28 4-26-38z", P.coin, 1) +
      lit(box(-24, 40, 48, 10, 3), P.brown, 0.4) +
      flat("M0-26L4-16L14-15L6-8L9 2L0-4L-9 2L-6-8L-14-15L-4-16z", "#a86d13")
    }
    {...shown}
  />
);

/** A champion's pennant, on its pole. */
export const Pennant = ({ colour = "#b8242e", ...shown }: Shown & { colour?: string }): JSX.Element => (
  <Drawing
    view="-6 -4 74 92"
    ink={() =>
      lit(box(-4, 0, 7, 86, 3), P.wood, 0.3) +
      lit("M3 4Q24-2 40 8Q52 14 66 10L52 26L66 44Q48 48 36 42Q22 36 3 42z", colour, 0.7) +
      flat("M26 12L29 20L37 20.500L31 26L33 34L26 29.500L19 34L21 26L15 20.500L23 20z", P.gold) +
      flat(oval(-0.5, -1, 5), P.gold)
    }
    {...shown}
  />
);

/** A tavern's hanging sign, for words or a number on it. */
export const TavernSign = (shown: Shown): JSX.Element => (
  <Drawing
    view="-62 -34 124 86"
    ink={() =>
      line("M-56-26H56", "#3a3440", 5) +
      line("M-34-26V-8M34-26V-8", P.iron, 3) +
      lit("M-58-8Q0-16 58-8L54 40Q0 52-54 40z", P.wood, 1, line("M-50 8Q0 2 50 8M-50 24Q0 20 50 24", deep(P.wood, 0.3), 2)) +
      line("M-52-3Q0-10 52-3L48 36Q0 46-48 36z", P.gold, 1.8)
    }
    {...shown}
  />
);

/** A purse, full, or turned out when somebody has no Gold left. */
export const Purse = ({ empty = false, ...shown }: Shown & { empty?: boolean }): JSX.Element => (
  <Drawing
    view="-44 -44 88 92"
    ink={() =>
      empty
        ? dusk(oval(0, 40, 34, 6), 0.4) +
          lit("M-30 34Q-34 4-12-10H14Q34 4 30 34Q0 44-30 34z", "#8a4a24", 0.9) +
          lit(
            "M-14-8Q-26-24-16-40Q-4-34 2-40Q14-34 22-40Q28-22 15-8z",
            "#d8b48a",
            0.6,
            line("M-8-12L-10-30M6-12L8-30", deep("#d8b48a"), 2),
          )
        : dusk(oval(0, 42, 36, 6), 0.4) +
          lit("M-12-22Q-40 0-34 26Q-26 42 0 42Q28 42 34 26Q40 0 12-22z", "#8a4a24", 1.1) +
          lit("M-18-40Q0-30 18-40L12-20Q0-16-12-20z", "#a05a2c", 0.6) +
          line("M-13-21Q0-16 13-21", P.gold, 4.4) +
          at(2, 14, props.coin(10))
    }
    {...shown}
  />
);
