/** Brass tokens: what kits count with, and the signs of rounds, bosses and seas. 44 wide, around 0 0. */

import { at, deep, flat, line, lit, oval, P, within } from "./lit";
import type { Ink } from "./lit";
import { flame, gourd, heart, toadstool } from "./props";

type Face = readonly [ground: string, thing: () => Ink];

const boot = (): Ink =>
  flat("M-22-8L-12-6L-22-2zM-24 0L-12 2L-22 6z", P.cream) +
  lit("M-6-16H8V2Q18 4 18 13H-8Q-10 0-6-16z", "#2f6f9a", 0.5) +
  lit("M-9 12H19V17H-9z", "#5a2f1c", 0.2) +
  lit("M-6-14Q-22-16-20-4Q-14-4-6-6z", P.cream, 0.3);
const jar = (): Ink =>
  lit("M-13-6H13V12Q13 17 8 17H-8Q-13 17-13 12z", "#f6ecd4", 0.5) +
  lit("M-15-15H15V-5H-15z", P.wood, 0.3) +
  flat("M-3-2H3V3H8V9H3V14H-3V9H-8V3H-3z", "#2c8a5a");
const splint = (): Ink =>
  lit("M-11-18L-4-19L2 18L-5 19z", "#e0b36a", 0.4) +
  lit("M5-19L12-18L4 19L-3 18z", "#c8924a", 0.4) +
  lit("M-13-10H13V-4H-13zM-12 5H12V11H-12z", P.cream, 0.3);
const roll = (): Ink =>
  lit("M-2 6H18V15H-6z", "#f0e2c8", 0.3) +
  lit(oval(-3, -2, 14, 14), P.cream, 0.5) +
  line("M-3-2Q2-6 4-1Q2 6-5 5Q-12 0-8-7Q-2-13 6-8", "#c8a878", 2) +
  flat("M11 8H14V13H11z", "#d8323a");
const skull = (): Ink =>
  lit("M-13-17H13V17H-13z", P.parchment, 0.5) +
  flat("M0-13Q10-13 10-4Q10 1 6 3V7H-6V3Q-10 1-10-4Q-10-13 0-13z", P.ink) +
  flat(oval(-4, -4, 2.8), P.parchment) +
  flat(oval(4, -4, 2.8), P.parchment) +
  line("M-8 12H8", "#b8242e", 2.6);
const horse = (): Ink =>
  lit("M-12 18Q-12 2-2-4L-14 4Q-20 2-18-4Q-12-16-2-18L0-24L6-18Q18-8 14 18z", "#8a5226", 0.6) +
  flat("M4-18Q16-8 13 12Q8 0 2-8z", "#4a2718") +
  flat(oval(-7, -8, 1.8), "#1a0a14");
const book = (): Ink =>
  lit("M-16-14Q-8-18 0-13Q8-18 16-14V13Q8 9 0 14Q-8 9-16 13z", P.parchment, 0.5) +
  line("M0-13V14M-12-7Q-7-10-3-7M-12 0Q-7-3-3 0M4-7Q8-10 12-7M4 0Q8-3 12 0", "#a8865e", 2);
const wheel = (): Ink =>
  line(oval(0, 0, 12), P.wood, 5) +
  line("M0-19V19M-19 0H19M-13-13L13 13M13-13L-13 13", P.wood, 3) +
  lit(oval(0, 0, 5), P.coin, 0.3);
const gear = (): Ink =>
  Array.from({ length: 8 }, (_, i) => at(0, 0, flat("M-3.500-18H3.500V-9H-3.500z", P.iron), i * 45)).join("") +
  lit(oval(0, 0, 13), P.iron, 0.5) +
  flat(oval(0, 0, 5), deep(P.iron, 0.6));
const vial = (): Ink =>
  lit(
    "M-4-18H4V-8Q14-2 14 7Q13 17 0 17Q-13 17-14 7Q-14-2-4-8z",
    "#d6ecee",
    0.5,
    flat("M-20 3Q-8-1 0 3T20 3V20H-20z", "#c9386a"),
  ) + lit("M-6-22H6V-16H-6z", P.wood, 0.2);
const leaf = (): Ink => lit("M-14 14Q-18-14 16-16Q16 16-14 14z", "#5f9a3a", 0.5) + line("M-16 16Q-4 2 8-8", "#2f5a22", 2.4);
const star = (): Ink => lit("M0-18L5-6L18-5L8 3L11 16L0 9L-11 16L-8 3L-18-5L-5-6z", P.coin, 0.4);
const claw = (): Ink =>
  [-10, 0, 10].map((x) => flat(`M${x + 4}-18Q${x - 4} 0 ${x - 5} 18Q${x + 8} 0 ${x + 7}-17z`, "#e0392e")).join("");
const paw = (): Ink =>
  lit("M0-2Q10 0 12 9Q12 17 4 14Q0 12-4 14Q-12 17-12 9Q-10 0 0-2z", P.cream, 0.4) +
  [
    [-13, -4],
    [-5, -12],
    [5, -12],
    [13, -4],
  ]
    .map(([x = 0, y = 0]) => flat(oval(x, y, 4, 5), P.cream))
    .join("");

const barrel = (): Ink =>
  lit("M-13-17H13Q19 0 13 17H-13Q-19 0-13-17z", P.wood, 0.5) +
  line("M-5-17Q-8 0-5 17M5-17Q8 0 5 17", "#7a4423", 2) +
  flat("M-15-12H15L16-7H-16zM-16 7H16L15 12H-15z", "#5f6672");

const door = (): Ink =>
  lit("M-11 18V-8Q-11-19 0-19Q11-19 11-8V18z", P.wood, 0.5) + line("M-4 18V-16M4 18V-16", "#7a4423", 2) + flat(oval(7, 2, 2, 2), P.gold);

const faces = {
  mushroom: ["#4f8a4a", () => at(0, 0, toadstool(), 0, 0.48)],
  boot: ["#d99a4a", boot],
  flame: ["#4a0f1c", () => at(0, 1, flame(), 0, 0.5)],
  salve: ["#5a9a92", jar],
  splint: ["#6a4a7a", splint],
  bandage: ["#a8483a", roll],
  gourd: ["#3a7a84", () => at(0, 0, gourd(), 0, 0.46)],
  mark: ["#6e5a4a", skull],
  horse: ["#c8a05a", horse],
  story: ["#4a5a36", book],
  item: ["#8a5a3a", gear],
  sea: ["#1f5a80", wheel],
  potion: ["#4a2a5c", vial],
  leaf: ["#d8c07a", leaf],
  prize: ["#7a1f4b", star],
  claw: ["#2c1a24", claw],
  paw: ["#5f3f6e", paw],
  barrel: ["#3f2a1c", barrel],
  heart: ["#5a1424", () => heart(16)],
  door: ["#2f3a52", door],
} satisfies Record<string, Face>;

export type TokenName = keyof typeof faces;
export const tokenNames = Object.keys(faces) as TokenName[];

/** What trackers and boxes are called in the rules, by what they show. */
const called: Record<string, TokenName> = {
  momentum: "boot",
  hellfire: "flame",
  plots: "flame",
  mushrooms: "mushroom",
  planter: "mushroom",
  patients: "bandage",
  waiting: "bandage",
  chi: "gourd",
  marks: "mark",
  stable: "horse",
  arrived: "horse",
  resting: "horse",
  packed: "horse",
  stories: "story",
  told: "story",
  items: "item",
  bag: "item",
  progress: "sea",
  outside: "door",
};

/** The token for a tracker or a box. */
export const tokenFor = (tracker: string): TokenName => (isToken(tracker) ? tracker : (called[tracker] ?? "mark"));
export const isToken = (name: string): name is TokenName => name in faces;

/** A struck token; an empty place is the same in shadow. */
export function token(name: TokenName, full = true): Ink {
  const [ground, thing] = faces[name];
  if (!full)
    return (
      flat(oval(0, 0, 22), "#3a2424") +
      flat(oval(0, 0, 18), P.leather) +
      `<g opacity=".28">${within(oval(0, 0, 18), thing())}</g>`
    );
  return (
    lit(oval(0, 0, 22), P.brass, 0.5) +
    line(oval(0, 0, 19.6), "#f6d788", 1) +
    lit(oval(0, 0, 18), ground, 0.4, "") +
    within(oval(0, 0, 22), at(0, 0, thing(), 0, 0.86))
  );
}
