/** The room behind lobby and table, calm enough to read on: the wall, the window and its evening, and the table's top. */

import type { JSX } from "preact";

import { at, box, dusk, flat, glow, line, lit, mix } from "./lit";
import type { Ink } from "./lit";
import { lantern } from "./objects";
import { stars } from "./props";
import { Still } from "./still";

// 1280 by 800; cut at the sides and below, never above.
const W = 1280;

const bottles: readonly (readonly [x: number, tall: number, fill: string])[] = [
  [0, 54, "#3f7a5c"],
  [36, 66, "#8a3a4a"],
  [72, 46, "#b5783c"],
  [106, 72, "#3f5a86"],
  [144, 58, "#5f3f6e"],
  [180, 64, "#5c7a3a"],
  [216, 50, "#a8532a"],
];

const bottle = (x: number, tall: number, fill: string): Ink =>
  at(
    x,
    0,
    lit(
      `M-5 ${-tall}H5V${-tall * 0.58}Q14 ${-tall * 0.5} 14 ${-tall * 0.38}V0H-14V${-tall * 0.38}Q-14 ${-tall * 0.5}-5 ${-tall * 0.58}z`,
      mix(fill, "#3a1c20", 0.38),
      0.5,
    ),
  );
const shelf = (x: number, y: number, flip: 1 | -1): Ink =>
  at(
    x,
    y,
    bottles.map(([at, tall, fill]) => bottle(flip * at, tall, fill)).join("") +
      dusk(`M${flip > 0 ? -34 : -250} 10h284v16h-284z`, 0.3) +
      lit(`M${flip > 0 ? -34 : -250} 0h284v12h-284z`, "#2c161a", 0.4),
  );

/** The sky through the window: dusk, night, and the first grey of the morning at the end of a long evening. */
function sky(evening: number): readonly [string, string] {
  if (evening < 0.35) return [mix("#5a2f6a", "#1a1c46", evening / 0.35), mix("#e0703a", "#2a2c62", evening / 0.35)];
  if (evening < 0.8) return ["#1a1c46", "#2a2c62"];
  return [mix("#1a1c46", "#3a4a78", (evening - 0.8) / 0.2), mix("#2a2c62", "#c98a8a", (evening - 0.8) / 0.2)];
}

function pane(evening: number): Ink {
  const [high, low] = sky(evening);
  const x = 20 + evening * 130;
  const y = 110 - Math.sin(Math.min(1, evening * 1.1) * Math.PI) * 88;
  const dark = Math.max(0, Math.min(1, evening / 0.3)) * (evening > 0.85 ? 0.4 : 1);
  return (
    `<linearGradient id="room-sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    lit(box(-10, -12, 190, 184, 4), "#2c161c", 0.6) +
    `<clipPath id="room-pane"><path d="${box(0, -2, 170, 164)}"/></clipPath><g clip-path="url(#room-pane)"><path d="M0-2H170V162H0z" fill="url(#room-sky)"/>` +
    `<g opacity="${dark.toFixed(2)}">${stars(
      [
        [26, 30, 5],
        [120, 22, 4],
        [60, 88, 4],
        [148, 84, 5],
        [96, 120, 3],
        [18, 124, 3],
      ],
      "#c8d2f6",
    )}</g>` +
    glow(x, y, 50, "#f6e6c3", 0.3) +
    at(x, y, flat("M8-20A22 22 0 1 0 21 8A18 18 0 0 1 8-20z", "#f3e2b8")) +
    flat("M0 162V140Q30 124 60 138Q90 118 130 134Q150 128 170 138V162z", "#120b1c") +
    "</g>" +
    flat("M81-2H89V162H81zM0 76H170V84H0z", "#2c161c")
  );
}

const wall = (): Ink =>
  flat("M0 0H1280V800H0z", "#3f2024") +
  Array.from({ length: 17 }, (_, i) =>
    flat(`M${i * 80} 0h${i % 3 ? 78 : 79}v800h-78z`, ["#44242a", "#3d1e25", "#482629"][i % 3] ?? "#44242a"),
  ).join("") +
  line(Array.from({ length: 17 }, (_, i) => `M${i * 80} 0V800`).join(""), "#2a141a", 3, 0.7) +
  flat("M0 0H1280V34Q640 20 0 34z", "#241118") +
  [120, 470, 830, 1180].map((x) => flat(`M${x} 0h30l-4 40h-22z`, "#241118")).join("");

function picture(evening: number): Ink {
  const lamps: readonly (readonly [number, number])[] = [
    [426, 34],
    [854, 34],
  ];
  return (
    wall() +
    at(556, 44, pane(evening)) +
    shelf(64, 150, 1) +
    shelf(1216, 150, -1) +
    lamps.map(([x, y]) => at(x, y, lantern())).join("") +
    glow(200, 420, 460, "#ffae54", 0.26 - evening * 0.08) +
    glow(1080, 420, 420, "#ff9a52", 0.14) +
    glow(640, 900, 800, "#ffb35a", 0.12)
  );
}

/** `evening` goes from 0, when the lamps are lit, to 1, when the cock crows. */
export function Room({ evening = 0.45, class: extra = "" }: { evening?: number; class?: string }): JSX.Element {
  const hour = Math.round(Math.max(0, Math.min(1, evening)) * 50) / 50;
  return <Still of={`room ${hour}`} view={`0 0 ${W} 800`} fit="xMidYMin slice" ink={() => picture(hour)} class={`room ${extra}`} />;
}

function top(): Ink {
  const edge = "M0 30Q640-6 1280 30";
  return (
    `<radialGradient id="top-light" gradientUnits="userSpaceOnUse" cx="300" cy="330" r="1050" gradientTransform="translate(0 90) scale(1 .72)"><stop stop-color="#c47a3e"/><stop offset=".3" stop-color="#a5602f"/><stop offset=".58" stop-color="#7a4226"/><stop offset=".85" stop-color="#4a231f"/><stop offset="1" stop-color="#371820"/></radialGradient>` +
    `<path d="${edge}V600H0z" fill="url(#top-light)"/>` +
    `<clipPath id="top-cut"><path d="${edge}V600H0z"/></clipPath><g clip-path="url(#top-cut)">` +
    [-560, -250, 20, 250, 470, 690, 920, 1190, 1540, 1960]
      .map((x, i) => line(`M${360 + i * 62} 8L${x} 600`, "#3a1a1c", 2.4, 0.5))
      .join("") +
    line(
      "M180 150Q230 140 290 152M210 166Q250 158 280 168M820 120Q880 112 930 124M1010 330Q1070 318 1140 334M90 420Q150 404 230 424M560 500Q640 486 720 504M520 90Q560 84 600 92",
      "#57291d",
      2.4,
      0.55,
    ) +
    "</g>" +
    flat(`${edge}V42Q640 6 0 42z`, "#d99a58") +
    flat(`M0 42Q640 6 1280 42V47Q640 11 0 47z`, "#57291d", 0.7)
  );
}

/** The table: fills its box, its far edge an arc along the top, lower at the sides. */
export const TableTop = ({ class: extra = "" }: { class?: string }): JSX.Element => (
  <Still of="table-top" view="0 0 1280 600" fit="none" ink={top} class={`table-top ${extra}`} />
);
