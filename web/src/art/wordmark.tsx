/** The title, drawn: letters cut from gold paper, a mug for a hyphen of sorts. */

import type { JSX } from "preact";

import { Drawing } from "./drawing";
import type { Shown } from "./drawing";
import { at, flat, lit } from "./lit";
import type { Ink } from "./lit";
import { bell } from "./scene/things";

// Each letter on a line at 0, 60 high, fat stems with flared feet like the type the page is set in.
const L = "M0-60H26V-54Q19-53 19-46V-9H30Q38-9 41-22H46L44 0H0V-6Q6-7 6-14V-46Q6-53 0-54z";
const a =
  "M6-33Q12-43 25-43Q41-43 41-27V-12Q41-6 47-6V0H33Q29-1 28-6Q23 2 14 2Q2 2 2-10Q2-24 20-25L28-26V-28Q28-37 22-37Q19-36 20-30L8-28zM28-20L22-19Q14-18 14-11Q15-6 19-6Q27-7 28-14z";
const s =
  "M37-43L36-28H32Q30-37 22-38Q15-37 16-32Q17-28 26-26Q40-23 39-12Q38 2 21 2Q15 2 11-1L6 1L5-15H9Q12-4 21-4Q29-4 28-10Q27-14 18-16Q4-19 5-30Q6-43 22-43Q28-43 32-40z";
const t = "M10-54L22-57V-42H33V-36H22V-12Q22-6 27-6Q31-6 33-9L36-6Q32 2 22 2Q9 2 9-11V-36H2V-40Q9-43 10-54z";
const C = "M52-61L53-38H48Q45-54 33-55Q18-55 18-30Q18-5 33-6Q46-7 49-22L54-20Q51 1 31 2Q3 1 3-30Q4-61 32-62Q41-62 46-57z";
const l = "M0-62L20-64V-12Q20-6 26-6V0H0V-6Q7-6 7-12V-50Q7-56 0-57z";

const word = (letters: readonly (readonly [string, number])[]): Ink => {
  let x = 0;
  return letters
    .map(([d, wide]) => {
      const put = at(x, 0, flat(d, "#2a0f14", 0.85));
      const cut = at(x, 0, lit(d, "#f2c45a", 0.45));
      x += wide;
      return at(2.5, 3.5, put) + cut;
    })
    .join("");
};

export const title = (): Ink =>
  at(
    6,
    66,
    word([
      [L, 48],
      [a, 48],
      [s, 43],
      [t, 36],
    ]),
  ) +
  at(
    202,
    66,
    word([
      [C, 57],
      [a, 48],
      [l, 28],
      [l, 28],
    ]),
  ) +
  at(394, 38, bell(), 12, 0.52);

/** "Last Call"; the label says it where no heading does. */
export const Wordmark = ({ size = 40, label, ...shown }: Shown): JSX.Element => (
  <Drawing view="0 0 422 76" ink={title} size={size} {...(label ? { label } : {})} {...shown} />
);
