/** The big things in scenes: what a deed is done with, or to. Each stands around 0 0. */

import { at, box, deep, flat, glow, line, lit, oval, P } from "../lit";
import type { Ink } from "../lit";
import { coin, playing } from "../props";

export const SKIN = "#f0b98f";

/** A jagged burst around 0 0. */
export function burst(points: number, outer: number, inner: number): string {
  const spots = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? inner : outer * (i % 4 ? 0.86 : 1);
    const a = (i * Math.PI) / points - Math.PI / 2;
    return `${Math.round(r * Math.cos(a))} ${Math.round(r * Math.sin(a))}`;
  });
  return `M${spots.join("L")}z`;
}

export const arm = (sleeve: string, cuff: string): Ink =>
  lit("M-110-22H-36V24H-110z", sleeve, 1, line("M-84-22Q-78 2-84 24M-62-22Q-58 2-62 24", deep(sleeve, 0.4), 2.6)) +
  lit(box(-44, -25, 16, 52, 4), cuff, 0.5);

export const bang = (fill: string, back: string): Ink => flat(burst(12, 62, 40), back) + flat(burst(12, 50, 32), fill);

export const helmet = (): Ink =>
  lit("M-48 8Q-74 2-78-30Q-66-16-46-14z", "#ead9b4", 0.7) +
  lit("M48 8Q74 2 78-30Q66-16 46-14z", "#d3bd92", 0.7) +
  lit(
    "M-50 16Q-52-40 0-44Q52-40 50 16Q0 4-50 16z",
    "#8e97a8",
    1.4,
    flat("M-10-50H11L12 20H-11z", P.brass) + line("M-34-8L-24-18L-28-4L-16-10", "#4d5568", 3.4),
  ) +
  lit("M-54 14Q0-4 54 14L52 30Q0 12-52 30z", P.brass, 0.7) +
  [-38, -18, 2, 22, 42].map((x) => flat(oval(x, 15 + (x * x) / 260, 3), "#f6d788")).join("");

export const portal = (): Ink =>
  glow(0, 0, 54, "#5ff0e4", 0.5) +
  lit(oval(0, 0, 19, 42), "#1c8fa0", 0.7) +
  flat(oval(0, 0, 15, 37), "#5ff0e4") +
  flat(oval(0, 0, 11, 32), "#2a1458");

export const purse = (): Ink =>
  lit(
    "M-14-26Q-46 0-38 28Q-28 44 0 44Q30 44 38 28Q46 0 14-26z",
    "#8a4a24",
    1.2,
    line("M-10-20Q-24 4-20 34M8-20Q22 6 18 34", deep("#8a4a24", 0.4), 3),
  ) +
  lit("M-20-44Q0-34 20-44L14-24Q0-18-14-24z", "#a05a2c", 0.7) +
  line("M-15-25Q0-19 15-25", P.gold, 5);

export const bowl = (): Ink =>
  line("M-18-34Q-30-48-18-58Q-8-68-20-80M4-36Q-8-50 4-62Q14-72 2-86M26-34Q14-46 26-58Q34-66 26-76", "#fff3d8", 6, 0.7) +
  lit("M-58-14H58Q56 34 20 44H-20Q-56 34-58-14z", P.wood, 1.3, line("M-50 8Q0 22 50 8", deep(P.wood, 0.4), 3)) +
  lit(oval(0, -14, 58, 13), deep(P.wood, 0.35), 0.4) +
  flat(oval(0, -13, 50, 9.5), "#e0912c") +
  [
    [-26, -14, "#5f9a3a"],
    [-6, -10, "#d8323a"],
    [14, -16, "#f6d788"],
    [30, -12, "#5f9a3a"],
    [-14, -17, "#f6d788"],
  ]
    .map(([x, y, c]) => flat(oval(Number(x), Number(y), 5, 3), String(c)))
    .join("");

export const bell = (): Ink =>
  lit("M-8-44Q0-54 8-44L8-38H-8z", P.brass, 0.4) +
  lit(
    "M-40 28Q-30 14-30-8Q-28-40 0-40Q28-40 30-8Q30 14 40 28Q0 40-40 28z",
    P.coin,
    1.3,
    line("M-32 16Q0 26 32 16", "#a86d13", 3),
  ) +
  lit(oval(0, 36, 10, 9), "#a86d13", 0.4);

export const chest = (): Ink =>
  lit("M-52-8Q-52-44 0-46Q52-44 52-8L46-14Q0-24-46-14z", "#7a4423", 1) +
  flat("M-46-14Q0-26 46-14L44 6H-44z", "#2a141a") +
  [
    [-26, -8],
    [-6, -14],
    [16, -10],
    [32, -4],
    [-38, 0],
    [4, -2],
  ]
    .map(([x = 0, y = 0]) => at(x, y, coin(13)))
    .join("") +
  lit(
    "M-52 0H52V44Q0 52-52 44z",
    P.wood,
    1.2,
    flat("M-60-2H60V10H-60z", P.iron) + flat("M-38 0H-26V52H-38zM26 0H38V52H26z", P.iron),
  ) +
  lit(box(-10, 2, 20, 22, 4), P.coin, 0.5) +
  flat(oval(0, 11, 3.6), P.ink) +
  flat("M-2 11H2L3 20H-3z", P.ink);

export const chair = (): Ink =>
  lit("M-26-52H-16L-10 50H-20zM26-52H16L10 4H20z", P.brown, 0.6) +
  lit("M-30-56Q0-66 30-56L29-40Q0-48-29-40z", P.wood, 0.7) +
  line("M-8-46L-6-2M8-46L6-2", P.brown, 5) +
  lit("M-26-4H34L42 12H-20z", P.wood, 0.7) +
  lit("M30 12H40L46 54H37z", deep(P.brown, 0.2), 0.5);

export const eye = (): Ink =>
  lit("M-58 0Q0-54 58 0Q0 46-58 0z", "#fff3d8", 1) +
  lit(oval(0, -2, 22), "#3f8fb0", 0.7, flat(oval(0, -2, 12), "#1a0a14")) +
  flat(oval(-8, 6, 5), "#fff") +
  line("M-58 0Q0-54 58 0", P.gold, 5) +
  line("M-36-34L-42-46M0-44V-58M36-34L42-46", P.gold, 4);

export const cards = (): Ink =>
  at(-36, 12, playing("spade"), -16) + at(36, 12, playing("spade"), 16) + at(0, 6, playing("heart"));

export const speed = (y = 50): Ink => line(`M-10 ${y - 18}H34M-20 ${y - 4}H24M-6 ${y + 12}H30`, "#ffe9c0", 5, 0.75);
