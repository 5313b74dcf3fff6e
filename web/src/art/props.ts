/** Things that turn up in hands, scenes and on the table: mugs, coins, hands, flames, cards, dice. Each stands around 0 0. */

import { at, box, deep, flat, line, lit, oval, P, spark, warm } from "./lit";
import type { Ink } from "./lit";

/** A wooden mug with iron hoops, 44 wide and 60 high, its handle on the right. */
export function mug(foam = true, wood: string = P.wood, hoop: string = P.iron): Ink {
  const body = "M-20-22Q0-17 20-22L17 30Q0 36-17 30z";
  return (
    lit("M16-12Q38-16 38 4Q38 22 15 22L15 13Q28 14 28 3Q28-5 17-3z", deep(wood, 0.3), 0.45) +
    lit(
      body,
      wood,
      1.1,
      line("M-11-20L-9 34M-1-18L-1 36M10-19L8 34", deep(wood, 0.42), 2) +
        flat("M-22-13Q0-7 22-13L22-4Q0 2-22-4z", hoop) +
        flat("M-20 18Q0 24 20 18L20 26Q0 32-20 26z", hoop) +
        line("M-22-13Q0-7 22-13M-20 18Q0 24 20 18", warm(hoop, 0.5), 1.4),
    ) +
    (foam
      ? lit(
          "M-22-18Q-29-28-20-33Q-20-43-9-41Q-2-49 7-43Q17-46 20-36Q29-33 24-23Q22-16 14-18Q12-10 7-17Q-2-13-6-17Q-12-12-14-17Q-18-15-22-18z",
          P.foam,
          0.7,
          line("M-12-30Q-8-35-4-31M6-32Q10-36 14-31", "#e8cf9c", 2.2),
        )
      : flat("M-20-22Q0-27 20-22Q0-17-20-22z", deep(wood, 0.6)))
  );
}

export const coin = (r = 12): Ink =>
  lit(oval(0, 0, r), P.coin, r / 14) +
  line(oval(0, 0, r * 0.72), "#a86d13", r / 10) +
  flat(
    `M${-r * 0.42} ${r * 0.3}L${-r * 0.46} ${-r * 0.28}L${-r * 0.2} ${-r * 0.02}L0 ${-r * 0.42}L${r * 0.2} ${-r * 0.02}L${r * 0.46} ${-r * 0.28}L${r * 0.42} ${r * 0.3}z`,
    "#a86d13",
  );

/** A coin lying flat, seen from the table's side. */
export const lying = (w = 22): Ink =>
  lit(
    `M${-w} 0V7Q${-w} 15 0 15Q${w} 15 ${w} 7V0z`,
    "#c98a1e",
    0.5,
    line(`M${-w * 0.6} 8V14M${-w * 0.2} 10V16M${w * 0.2} 10V16M${w * 0.6} 8V14`, "#8f5a10", 2),
  ) +
  lit(oval(0, 0, w, 8), P.coin, 0.4) +
  flat(oval(-1, -0.5, w * 0.6, 4.4), "#c98a1e") +
  flat(oval(-1, 0.4, w * 0.5, 3.2), "#ffdf7c");

/** A raised hand, its palm to the table. */
export const palm = (skin: string): Ink => {
  const d =
    "M-14 34Q-16 18-24 6Q-30-4-24-7Q-19-9-14 0L-13-22Q-12-30-7-29Q-3-28-3-20L-2-26Q-1-36 5-35Q10-34 9-25L10-24Q12-31 17-29Q21-27 19-19L19-14Q22-19 26-16Q29-13 27-6Q26 14 17 34z";
  return lit(d, skin, 0.8, line("M-3-18L-3-4M9-22L8-4M19-14L17-2M-12 6Q2 2 12 14", deep(skin, 0.32), 2.2));
};

/** A fist, knuckles to the right. */
export const fist = (skin: string): Ink => {
  const d = "M-26-20Q-22-28-12-27L14-30Q22-31 24-24Q31-22 30-13Q33-6 29 1Q31 9 25 14Q24 22 14 22L-14 24Q-26 22-28 10z";
  return lit(
    d,
    skin,
    1.1,
    line("M29-12Q18-14 12-10M29 2Q18-1 12 3M24 14Q16 11 10 14", deep(skin, 0.42), 2.6) +
      flat("M-20-8Q-12-16 0-12Q12-8 10 2Q8 10-2 9Q-14 8-20 2z", warm(skin, 0.22)) +
      line("M-20 3Q-8 12 4 9Q12 6 10-2", deep(skin, 0.42), 2.6),
  );
};

/** A hand that holds or offers something, fingers to the right, palm up. */
export const giving = (skin: string): Ink => {
  const d = "M-44-14L-16-12Q0-20 12-12Q30-8 42-3Q48 1 42 4Q34 6 22 3Q36 8 34 12Q28 16 10 12Q-4 14-18 12L-44 16z";
  return lit(d, skin, 0.8, line("M-14 0Q4 6 24 4M-8 8Q6 11 16 10", deep(skin, 0.36), 2.2));
};

export const flame = (): Ink =>
  lit("M2-40Q6-22 18-12Q30 2 24 18Q18 34 0 34Q-20 34-24 16Q-26 2-14-8Q-14-2-9 2Q-10-22 2-40z", "#f2641d", 0.7) +
  flat("M2-20Q6-8 14 0Q20 10 16 20Q11 31 0 31Q-14 30-16 18Q-16 8-9 4Q-8 10-4 10Q-6-6 2-20z", "#ffa02e") +
  flat("M1-2Q4 6 8 11Q11 20 6 26Q0 31-6 27Q-11 20-7 13Q-5 17-2 16Q-3 6 1-2z", "#ffe27a");

const spots: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-9, -9],
    [9, 9],
  ],
  3: [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  4: [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  5: [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  6: [
    [-9, -10],
    [9, -10],
    [-9, 0],
    [9, 0],
    [-9, 10],
    [9, 10],
  ],
};

/** A die, 40 wide. */
export const die = (pips: number): Ink =>
  lit(box(-20, -20, 40, 40, 7), "#fbeed2", 0.9) +
  (spots[pips] ?? []).map(([x, y]) => flat(oval(x, y, pips === 1 ? 5.5 : 4), pips === 1 ? "#c2202c" : "#2a141a")).join("");

/** A playing card, 40 by 56. */
export const playing = (suit: "heart" | "spade"): Ink =>
  lit(box(-20, -28, 40, 56, 5), "#fdf1d6", 0.7) +
  (suit === "heart"
    ? flat("M0 14Q-16 2-14-7Q-11-14-4-12Q0-10 0-6Q1-11 6-12Q13-13 14-6Q15 3 0 14z", "#c2202c")
    : flat("M0-16Q3-9 11-2Q17 6 10 11Q5 13 1 8Q2 14 6 16H-6Q-2 14-1 8Q-5 13-10 11Q-17 6-11-2Q-3-9 0-16z", "#2a141a")) +
  flat(oval(-14, -21, 2.6), suit === "heart" ? "#c2202c" : "#2a141a") +
  flat(oval(14, 21, 2.6), suit === "heart" ? "#c2202c" : "#2a141a");

export const heart = (r = 14): Ink =>
  at(
    0,
    0,
    lit("M0 13Q-15 2-14-6Q-12-14-5-13Q-1-12 0-7Q1-12 6-13Q13-13 14-6Q14 2 0 13z", P.heart, 0.55) +
      flat("M-9-6Q-8-10-4-10Q-8-6-8-2z", "#ff9a8a"),
    0,
    r / 14,
  );

/** A bottle gourd on its cord. */
export const gourd = (): Ink =>
  lit("M-6-26Q-12-12-6-4Q-24 4-22 22Q-18 38 0 38Q20 38 22 20Q22 4 8-4Q13-14 6-26z", "#b4622a", 1) +
  lit("M-5-36H5L6-25H-6z", "#e0b36a", 0.4) +
  line("M-8-5Q0 0 9-5", "#8a1f24", 5) +
  line("M-6 14Q4 8 8 18Q6 26-2 24", "#f3cf8b", 3);

/** A toadstool. */
export const toadstool = (): Ink =>
  lit("M-11 2Q-9 20-13 32Q0 38 13 32Q9 18 11 2z", "#f6e3bf", 0.7) +
  lit(
    "M-34 6Q-34-34 0-36Q34-34 34 6Q0 16-34 6z",
    "#c92a2a",
    1.1,
    flat(oval(-16, -12, 7, 8), "#fff0d2") +
      flat(oval(8, -22, 8, 6), "#fff0d2") +
      flat(oval(20, -2, 6, 6), "#fff0d2") +
      flat(oval(-4, 3, 5, 4), "#fff0d2") +
      flat(oval(-30, 4, 5, 5), "#fff0d2"),
  );

export const stars = (spec: readonly (readonly [number, number, number])[], fill = "#ffe9b0"): Ink =>
  spec.map(([x, y, r]) => flat(spark(x, y, r), fill)).join("");
