/** The scenes for what cards do, one for each kind of deed. */

import { at, box, deep, dusk, flat, line, lit, oval, P, spark, turned } from "../lit";
import { coin, die, fist, flame, giving, lying, mug, palm, playing, stars } from "../props";
import { stage, top } from "./stage";
import type { Scene } from "./stage";
import { SKIN, burst, arm, bang, helmet, portal, purse, bowl, bell, chest, chair, eye, cards, speed } from "./things";

export const deeds = {
  hand: () =>
    stage(
      "#14483a",
      "#d8b04a",
      [-28, -10, 10, 28]
        .map((turn, i) => at(100 + turn * 1.5, 66 + Math.abs(turn) * 0.3, playing(i % 2 ? "heart" : "spade"), turn, 1.12))
        .join("") +
        at(100, 24, flat("M-20 4L-24-18L-10-8L0-24L10-8L24-18L20 4z", P.coin)) +
        stars(
          [
            [34, 26, 8],
            [168, 24, 8],
          ],
          "#fff0b8",
        ),
    ),
  attack: () =>
    stage(
      "#8c1f2c",
      "#e8603a",
      at(112, 50, bang("#ffcf4a", "#f2801f")) +
        speed(46) +
        at(92, 52, arm("#4a3a2a", P.brass) + fist("#e3a878"), -4, 1.06) +
        stars(
          [
            [176, 20, 12],
            [184, 92, 7],
            [36, 14, 6],
          ],
          "#fff0c0",
        ),
    ),
  counter: () =>
    stage(
      "#7a1a34",
      "#e0704a",
      at(100, 46, bang("#ffd85a", "#f2901f"), 10) +
        at(62, 56, arm("#4a3a2a", P.brass) + fist("#e3a878"), -6, 0.86) +
        at(138, 52, arm("#2f5f8a", P.iron) + fist("#b9744e"), -6, 0.86, -0.86) +
        stars(
          [
            [100, 2, 11],
            [100, 106, 7],
          ],
          "#fff0c0",
        ),
    ),
  all: () =>
    stage(
      "#7e2234",
      "#f09a4a",
      at(100, 50, flat(burst(16, 58, 46), "#f2801f")) +
        at(100, 36, flat(spark(0, 0, 40), "#ffd85a") + flat(spark(0, 0, 20), "#fff3c8")) +
        at(52, 76, flat(spark(0, 0, 28), "#ff9a3c") + flat(spark(0, 0, 13), "#ffe6a8")) +
        at(150, 74, flat(spark(0, 0, 30), "#ffb43c") + flat(spark(0, 0, 14), "#ffe6a8")) +
        line("M100 88L100 104M70 94L62 106M132 94L140 106", "#ffe9c0", 5),
    ),
  spill: () =>
    stage(
      "#3a2244",
      "#a8702c",
      top(88) +
        flat("M104 96Q150 80 176 92Q206 100 190 110Q140 118 100 108Q84 102 104 96z", P.ale) +
        flat("M120 95Q150 88 168 96Q150 100 126 100z", "#ffd27c", 0.7) +
        at(86, 66, mug(false), 74, 1.24) +
        lit("M100 90Q96 78 108 78Q114 70 124 76Q134 74 134 86Q136 96 122 96Q104 98 100 90z", P.foam, 0.5) +
        [
          [140, 40, 6],
          [156, 58, 4.5],
          [128, 26, 4],
          [168, 34, 3.4],
        ]
          .map(([x = 0, y = 0, r]) => lit(oval(x, y, r ?? 4, (r ?? 4) * 1.3), P.ale, 0.3))
          .join(""),
    ),
  dodge: () =>
    stage(
      "#1f4256",
      "#5aa0a8",
      speed(20) +
        at(94, 26, mug(false), -58, 1) +
        [
          [128, 22],
          [136, 38],
          [122, 50],
        ]
          .map(([x = 0, y = 0]) => flat(oval(x, y, 4.5), P.ale))
          .join("") +
        at(
          128,
          92,
          lit("M-38 20Q-40-30 0-32Q40-30 38 20z", "#a8532a", 1) +
            lit("M-32 20Q-32-14 0-14Q32-14 32 20z", SKIN, 0.7) +
            flat(oval(-12, 2, 8, 7), "#fff6e2") +
            flat(oval(12, 2, 8, 7), "#fff6e2") +
            flat(oval(-14, -1, 4), "#1a0a14") +
            flat(oval(10, -1, 4), "#1a0a14") +
            line("M-22-10L-8-14M8-14L22-10", "#6e3218", 4) +
            lit("M-34-8Q-30-36 0-36Q32-36 35-8Q20-24 0-16Q-18-24-34-8z", "#c2662f", 0.7),
        ) +
        top(100) +
        at(92, 100, lit("M-10 6Q-12-10 0-11Q12-10 11 6z", SKIN, 0.4, line("M-3-8V4M4-8V4", deep(SKIN), 2))) +
        at(166, 100, lit("M-10 6Q-12-10 0-11Q12-10 11 6z", SKIN, 0.4, line("M-3-8V4M4-8V4", deep(SKIN), 2))),
    ),
  helmet: () =>
    stage(
      "#2f3a5c",
      "#8f86a8",
      at(94, 58, helmet(), 0, 1) +
        at(
          130,
          14,
          lit("M-8-8Q10-22 60-26Q74-24 72-12Q40 0 0 10Q-10 2-8-8z", P.wood, 0.9) +
            [
              [20, -12],
              [40, -16],
              [58, -19],
            ]
              .map(([x = 0, y = 0]) => flat(oval(x, y, 4), P.iron))
              .join(""),
          -8,
        ) +
        at(118, 18, flat(burst(8, 24, 12), "#ffe27a")) +
        stars([
          [30, 10, 8],
          [172, 74, 7],
        ]),
    ),
  negate: () =>
    stage(
      "#26406a",
      "#d8b48a",
      Array.from({ length: 12 }, (_, i) => turned(i * 30, 100, 46, flat("M96-30L104-30L101 0H99z", "#fff0c8", 0.55))).join("") +
        at(
          102,
          58,
          lit("M-22 34Q0 44 24 34L28 100H-26z", "#5f3590", 0.8) +
            lit(box(-26, 34, 54, 14, 5), P.brass, 0.5) +
            at(0, -2, palm("#e3a878"), 0, 1.5),
        ),
    ),
  redirect: () =>
    stage(
      "#2a1a5c",
      "#8a5ae0",
      at(60, 50, portal()) +
        at(40, 50, arm("#5c6b3a", P.brass) + lit("M-30-18H14V20H-30z", "#8fb04a", 0.6), 0, 0.8) +
        at(140, 50, portal()) +
        at(160, 50, lit("M-22-16H-6V18H-22z", "#8fb04a", 0.4) + at(12, 2, fist("#8fb04a"), 0, 0.84)) +
        stars(
          [
            [100, 20, 9],
            [100, 82, 7],
            [24, 8, 6],
            [180, 100, 6],
          ],
          "#e6f6ff",
        ),
    ),
  toast: () =>
    stage(
      "#6e3418",
      "#f0a83a",
      at(68, 62, mug(), 14, 1.1, -1.1) +
        at(132, 62, mug(), 14, 1.1) +
        at(100, 16, flat(burst(7, 20, 8), "#fff0b8")) +
        [
          [84, 2, 5],
          [118, 0, 5],
          [100, -12, 6],
          [72, 14, 4],
          [132, 12, 4],
        ]
          .map(([x = 0, y = 0, r]) => lit(oval(x, y, r ?? 4), P.foam, 0.3))
          .join(""),
    ),
  strengthen: () =>
    stage(
      "#5c1420",
      "#f28a2e",
      at(100, 62, flame(), 0, 2.3, 2.6) +
        at(96, 60, mug(true, "#8a3a2a"), 0, 1.24) +
        stars(
          [
            [34, 22, 9],
            [168, 28, 9],
            [176, 90, 6],
          ],
          "#ffe9a8",
        ),
    ),
  sober: () =>
    stage(
      "#17455c",
      "#8fd0dc",
      lit(
        "M66 10H134L126 98Q100 106 74 98z",
        "#bfe6ee",
        1.3,
        flat("M68 40Q84 34 100 40T134 40L126 104H74z", "#5ab4dc") +
          flat("M70 42Q84 36 100 42T132 42L131 48Q116 42 100 48T70 48z", "#a8e0f2"),
      ) +
        lit("M60 6H140V16H60z", "#d8eef2", 0.4) +
        flat("M78 22L84 22L82 90L80 90z", "#fff", 0.7) +
        [
          [150, 40, 7],
          [160, 62, 5],
          [44, 58, 6],
        ]
          .map(([x = 0, y = 0, r = 5]) =>
            lit(
              `M${x} ${y - r * 1.6}Q${x + r * 1.4} ${y + r} ${x} ${y + r}Q${x - r * 1.4} ${y + r} ${x} ${y - r * 1.6}z`,
              "#8fd8f2",
              0.3,
            ),
          )
          .join(""),
    ),
  heal: () =>
    stage(
      "#1f5444",
      "#7fc08a",
      at(100, 66, bowl(), 0, 0.96) +
        at(150, 40, lit("M-4-30H4L3 30H-3z", P.wood, 0.3) + lit(oval(0, -34, 9, 12), P.wood, 0.5), 34),
    ),
  gold: () =>
    stage(
      "#2a3a34",
      "#c89a3a",
      at(134, 58, purse()) +
        at(
          44,
          40,
          lit("M-60-26H-20V30H-60z", "#b8242e", 0.8) + lit(box(-26, -24, 12, 48, 3), P.cream, 0.4) + giving(SKIN),
          4,
          1.1,
        ) +
        at(96, 34, coin(11), 20) +
        at(88, 62, coin(11), -20) +
        at(104, 84, coin(11), 10) +
        at(112, 20, coin(9), 40),
    ),
  gamble: () =>
    stage(
      "#174a32",
      "#6ab06a",
      at(76, 54, die(5), -12, 1.5) +
        at(136, 58, die(1), 14, 1.2) +
        at(34, 96, lying(16) + at(0, -9, lying(16)) + at(1, -18, lying(16))) +
        at(172, 100, lying(16) + at(0, -9, lying(16))) +
        line("M120 8Q136 10 142 22M132 0Q148 4 152 18", "#fff3d8", 4, 0.7),
    ),
  cheat: () =>
    stage(
      "#3a1f66",
      "#9a6ac8",
      at(104, 28, playing("heart"), -10, 1.1) +
        at(128, 32, playing("spade"), 14, 1.1) +
        lit(
          "M20 130L74 48Q92 36 128 62Q148 76 140 90L118 130z",
          "#8a2a34",
          1.2,
          line("M84 62Q106 66 122 84M62 92Q92 96 112 112", deep("#8a2a34", 0.4), 3),
        ) +
        lit("M74 48Q92 36 128 62Q146 74 142 88Q128 62 74 48z", P.gold, 0.4) +
        stars(
          [
            [42, 20, 8],
            [170, 26, 9],
            [168, 92, 6],
          ],
          "#f0dcff",
        ),
    ),
  event: () =>
    stage(
      "#4a3a14",
      "#e0b84a",
      at(100, 52, bell(), 6, 1.12) +
        line("M40 30Q28 50 40 72M28 22Q12 50 28 82M160 30Q172 50 160 72M172 22Q188 50 172 82", "#fff0c0", 4.4, 0.85),
    ),
  slide: () =>
    stage(
      "#4a2a1c",
      "#e0a85a",
      top(84) +
        line("M-10 76H40M0 62H34M-10 48H24", "#ffe9c0", 5, 0.75) +
        dusk(oval(116, 92, 44, 7), 0.4) +
        at(110, 54, mug(), 10, 1.2) +
        [
          [66, 20, 6],
          [52, 34, 4],
          [76, 8, 4],
        ]
          .map(([x = 0, y = 0, r = 5]) => lit(oval(x, y, r), P.foam, 0.3))
          .join(""),
    ),
  chest: () =>
    stage(
      "#2a3a2c",
      "#d8a83a",
      at(100, 60, chest(), 0, 1.04) +
        stars(
          [
            [56, 4, 8],
            [150, 0, 10],
            [176, 60, 6],
          ],
          "#fff0b8",
        ),
    ),
  leave: () =>
    stage(
      "#2c2a44",
      "#8f7ab0",
      top(98) +
        at(116, 50, chair(), 14, 1) +
        line("M40 96Q54 92 66 96M26 104Q46 98 60 104", "#ffe9c0", 4, 0.7) +
        line("M70 20Q58 26 54 38M62 8Q46 16 42 32", "#ffe9c0", 4, 0.6),
    ),
  foresee: () =>
    stage(
      "#1f3a5c",
      "#9ab0e0",
      at(100, 78, cards(), 0, 0.86) +
        at(100, 34, eye(), 0, 0.84) +
        stars(
          [
            [26, 60, 7],
            [174, 62, 7],
          ],
          "#e6f0ff",
        ),
    ),
  again: () =>
    stage(
      "#5a2a14",
      "#f0b04a",
      line("M144 22A54 54 0 1 1 92-3", P.coin, 9) + flat("M86-20L112-2L86 14z", P.coin) + at(98, 52, fist("#e3a878"), 0, 1.1),
    ),
  house: () =>
    stage(
      "#5c2a1a",
      "#f0b45a",
      [
        [40, 70],
        [72, 58],
        [104, 66],
        [136, 58],
        [166, 70],
      ]
        .map(([x = 0, y = 0], i) => at(x, y, mug(), i % 2 ? 4 : -4, 0.82))
        .join("") +
        flat("M30 16L100-18L170 16L160 24L100-4L40 24z", "#8c1f2c") +
        top(98),
    ),
  contest: () =>
    stage(
      "#6a1a2a",
      "#f2a83a",
      at(52, 66, mug(), 0, 1, -1) +
        at(148, 66, mug(), 0, 1) +
        at(100, 48, flat(burst(10, 34, 22), "#ffcf4a") + flat("M3-20L-12 6H0L-5 22L13-6H2z", "#8c1f2c")) +
        top(100),
    ),
  pot: () =>
    stage(
      "#1c3a30",
      "#d8a83a",
      [
        [-22, -30],
        [0, -38],
        [22, -30],
        [-10, -22],
        [12, -20],
      ]
        .map(([x = 0, y = 0]) => at(100 + x, 46 + y, coin(13)))
        .join("") +
        lit("M44 36H156Q160 82 130 96H70Q40 82 44 36z", "#3a3f4c", 1.4) +
        lit("M38 28Q100 44 162 28L160 42Q100 56 40 42z", "#565d6c", 0.7) +
        stars(
          [
            [36, 8, 8],
            [168, 4, 9],
          ],
          "#fff0b8",
        ),
    ),
} satisfies Record<string, Scene>;
