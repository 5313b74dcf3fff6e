/** The scenes of Drinks: what it is served in, and its colour. */

import { at, deep, flat, glow, line, lit, oval, P, warm } from "../lit";
import type { Ink } from "../lit";
import { flame, mug, stars, toadstool } from "../props";
import { stage, top } from "./stage";

type Vessel = (drink: string) => Ink;

const froth = (): Ink =>
  lit("M-32-34Q-40-46-28-52Q-24-64-10-58Q2-68 14-58Q30-60 32-48Q42-40 32-32Q20-26 12-32Q2-24-8-32Q-22-26-32-34z", P.foam, 0.8);

const stein: Vessel = (drink) =>
  lit("M28-20Q58-22 56 8Q54 34 26 32V20Q44 22 44 6Q44-10 28-8z", deep(P.iron, 0.2), 0.6) +
  lit(
    "M-32-36H32L28 46Q0 52-28 46z",
    drink,
    1.2,
    flat("M-40-40H-24V60H-40z", warm(drink, 0.3), 0.6) +
      [
        [-8, 10, 3.4],
        [6, -8, 2.6],
        [12, 24, 3],
        [-2, 30, 2.4],
      ]
        .map(([x = 0, y = 0, r]) => flat(oval(x, y, r ?? 3), "#fff6df", 0.6))
        .join(""),
  ) +
  lit("M-34 40Q0 50 34 40L34 52Q0 60-34 52z", P.brass, 0.4) +
  froth();

const goblet: Vessel = (drink) =>
  lit(
    "M-30-44H30Q36 4 6 14L6 34Q24 38 24 48H-24Q-24 38-6 34L-6 14Q-36 4-30-44z",
    "#d8dfe8",
    1,
    flat("M-40-30H40V20H-40z", drink) + flat("M-30-30Q0-24 30-30V-26Q0-20-30-26z", warm(drink, 0.4)),
  ) + flat("M-22-36L-14-36L-16-2L-20-6z", "#fff", 0.6);

const chalice: Vessel = (drink) =>
  lit(
    "M-34-40H34Q34 2 8 10L8 32Q26 36 26 48H-26Q-26 36-8 32L-8 10Q-34 2-34-40z",
    P.coin,
    1,
    line("M-32-22Q0-12 32-22", "#a86d13", 3),
  ) +
  flat(oval(0, -40, 34, 8), drink) +
  flat(oval(-6, -41, 16, 3.4), warm(drink, 0.5)) +
  flat("M0-16L7-6L0 4L-7-6z", "#d8323a");

const bottle: Vessel = (drink) =>
  lit("M-10-66H10V-34Q28-24 28-6V48Q0 56-28 48V-6Q-28-24-10-34z", drink, 1.2) +
  lit("M-12-74H12V-62H-12z", P.wood, 0.3) +
  lit("M-28 0H28V32H-28z", P.parchment, 0.5) +
  flat("M0 4Q12 4 12 14Q12 20 7 22V28H-7V22Q-12 20-12 14Q-12 4 0 4z", P.ink) +
  flat(oval(-4.5, 14, 3), P.parchment) +
  flat(oval(4.5, 14, 3), P.parchment);

const flask: Vessel = (drink) =>
  lit(
    "M-9-60H9V-30Q38-14 38 16Q36 48 0 48Q-36 48-38 16Q-38-14-9-30z",
    "#cfe6ea",
    1.2,
    flat("M-50 4Q-20-6 0 4T50 4V60H-50z", drink) +
      [
        [-12, 22, 5],
        [8, 14, 4],
        [14, 32, 6],
        [-4, 36, 3],
      ]
        .map(([x = 0, y = 0, r]) => flat(oval(x, y, r ?? 3), "#fff", 0.4))
        .join(""),
  ) + lit("M-13-70H13V-56H-13z", P.wood, 0.3);

const tumbler: Vessel = (drink) =>
  lit(
    "M-36-36H36L28 46Q0 52-28 46z",
    "#cfe6ea",
    1.2,
    flat("M-40-14Q0-8 40-14V60H-40z", drink) +
      at(-10, 0, flat("M-14-12L12-14L16 10L-12 14z", "#fff", 0.6), 12) +
      at(14, 14, flat("M-12-10L10-12L13 9L-10 12z", "#fff", 0.45), -20),
  ) + flat("M-28-28L-20-28L-20 34L-24 32z", "#fff", 0.5);

const pot: Vessel = (drink) =>
  line("M-20-50Q-28-60-18-68M0-52Q-8-62 2-72", "#fff3d8", 4, 0.6) +
  lit(
    "M36-4Q64-16 66-36L56-34Q50-20 34-20zM-40-14Q-66-14-62 12Q-58 32-36 30L-36 20Q-50 20-50 8Q-50-2-38-2z",
    deep(drink, 0.2),
    0.6,
  ) +
  lit("M-40 6Q-40-32 0-34Q40-32 40 6Q38 44 0 46Q-38 44-40 6z", drink, 1.3, line("M-38 0Q0 12 38 0", P.cream, 4)) +
  lit("M-22-34Q0-48 22-34Q0-28-22-34z", warm(drink, 0.2), 0.4) +
  flat(oval(0, -44, 5), P.gold);

const horn: Vessel = (drink) =>
  lit(
    "M-44-34Q-6-42 30-34Q34 10-6 34Q-36 50-60 40Q-30 34-30 4Q-32-18-44-34z",
    "#e9d3ac",
    1.2,
    line("M-30 0Q-4 4 26-6M-34 20Q-12 22 10 14", "#a8865e", 3),
  ) +
  lit(oval(-7, -36, 38, 9), P.brass, 0.4) +
  flat(oval(-7, -37, 32, 6), drink) +
  lit("M-36-40Q-30-54-14-48Q0-58 12-48Q26-50 24-38Q-4-32-36-40z", P.foam, 0.5);

const bucket: Vessel = (drink) =>
  line("M-38-28Q0-84 38-28", P.iron, 5) +
  lit(
    "M-42-30H42L32 46Q0 54-32 46z",
    P.wood,
    1.3,
    line("M-14-30L-10 50M14-30L10 50", deep(P.wood, 0.4), 2.4) + flat("M-50-14H50V-4H-50zM-50 26H50V36H-50z", P.iron),
  ) +
  lit(oval(0, -30, 42, 10), deep(P.wood, 0.3), 0.3) +
  flat(oval(0, -29, 36, 7), drink) +
  lit(oval(-12, -32, 6, 5), "#f6f0e0", 0.3) +
  lit(oval(8, -28, 4.5), "#f6f0e0", 0.3);

const bowlful: Vessel = (drink) =>
  lit("M-54-20H54Q50 36 18 46H-18Q-50 36-54-20z", "#6e5a4a", 1.3) +
  lit(oval(0, -20, 54, 12), "#8a745e", 0.4) +
  flat(oval(0, -19, 46, 8.5), drink) +
  flat(oval(-16, -20, 8, 4), warm(drink, 0.4)) +
  flat(oval(14, -17, 5, 3), warm(drink, 0.4)) +
  lit("M24-24L34-64L42-62L34-22z", "#ead9b4", 0.4) +
  lit(oval(39, -66, 8, 7), "#ead9b4", 0.4);

const upside: Vessel = () =>
  at(0, 0, mug(false), 180, 1.2) + line("M-34-54L34 54", "#d8323a", 9) + line(oval(0, 0, 60), "#d8323a", 9);

const looks: readonly (readonly [pattern: RegExp, vessel: Vessel, drink: string, ground: string, halo: string])[] = [
  [/firewater/, bottle, "#e2642a", "#5c1a14", "#f2a04a"],
  [/rotgut|flask/, bottle, "#6f7a2c", "#2c3418", "#a8a85a"],
  [/elven/, goblet, "#b04ac0", "#2c1a4a", "#b88ae0"],
  [/wine/, goblet, "#9c1f3c", "#4a1420", "#e0806a"],
  [/rocks|fizz/, tumbler, "#d8922e", "#1f3a44", "#8fc0c0"],
  [/stout|dark/, stein, "#5a2c14", "#33201a", "#c88a4a"],
  [/cider/, stein, "#c0541c", "#3a2a14", "#e0a85a"],
  [/mead|honey/, horn, "#e8ae2c", "#4a3014", "#f0c86a"],
  [/wizard/, flask, "#3f78e0", "#1a2450", "#8aa0f0"],
  [/glowcap/, flask, "#35c58a", "#12382e", "#7ae0b0"],
  [/seer|holy|ambrosia/, chalice, "#8fd0f2", "#2a2a54", "#e0c88a"],
  [/moss/, pot, "#6a9a48", "#22341c", "#b0c87a"],
  [/tea/, pot, "#4a7ca8", "#1f2f44", "#a8c0d8"],
  [/dishwater/, bucket, "#9aa37a", "#2c302a", "#a0a08a"],
  [/swill|ogre/, bowlful, "#8a9a3c", "#2c2e1a", "#a8a04a"],
  [/cutting/, upside, "", "#4a1a1c", "#d8906a"],
  [/water/, tumbler, "#7ac8e8", "#173a4c", "#9ad8e8"],
];

/** The scene of a Drink by its card. */
export function drinkScene(id: string): Ink {
  if (/dragon/.test(id))
    return stage(
      "#5c1420",
      "#f28a2e",
      at(100, 62, flame(), 0, 2.3, 2.6) +
        at(96, 60, mug(true, "#8a3a2a"), 0, 1.24) +
        stars(
          [
            [34, 22, 9],
            [168, 28, 9],
          ],
          "#ffe9a8",
        ),
    );
  const [, vessel, drink, ground, halo] = looks.find(([pattern]) => pattern.test(id)) ?? [
    /ale/,
    stein,
    P.ale,
    "#4a2a14",
    "#f0b45a",
  ];
  const chaser = /chaser/.test(id);
  return stage(
    ground,
    halo,
    top(98) +
      glow(100, 50, 60, "#fff0c0", 0.25) +
      at(chaser ? 76 : 98, 50, vessel(drink)) +
      (chaser ? at(144, 70, stein(drink), 0, 0.62) : "") +
      (/glowcap|spore/.test(id) ? at(160, 80, toadstool(), 8, 0.5) : ""),
  );
}
