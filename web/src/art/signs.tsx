/** Signs: the card types with their colours and medals, steps left, and the small icons beside numbers. */

import type { JSX } from "preact";

import { Drawing } from "./drawing";
import type { Shown } from "./drawing";
import { at, box, flat, line, lit, mix, oval, P } from "./lit";
import type { Ink } from "./lit";
import { heart, mug } from "./props";

/** A type's plate, and its dark tone for words on parchment. */
export const typeColours: Record<string, readonly [plate: string, dark: string]> = {
  action: ["#a3262e", "#6e1420"],
  sometimes: ["#1f5a80", "#123a58"],
  anytime: ["#9a5a0e", "#6b3c06"],
  gambling: ["#256b42", "#12452a"],
  cheating: ["#5f3590", "#3d1f66"],
  drink: ["#7a3d14", "#4c230a"],
  event: ["#7a1f4b", "#4f1030"],
};
const other: readonly [string, string] = ["#54424a", "#3a2a32"];
export const colourOf = (type: string): readonly [plate: string, dark: string] => typeColours[type] ?? other;

// 24 by 24, one colour.
const shapes: Record<string, string> = {
  action:
    "M3.500 10Q3.500 5 7.500 5Q8 2.500 10 2.500Q12 2.500 12.500 4Q13 2.500 15 3Q16.500 3.200 17 5Q20.500 4.500 20.500 9V14Q20.500 21.500 14 21.500H10Q3.500 21 3.500 14zM7.200 7V10.300H8.600V7zM11.300 6V10.300H12.700V6zM15.400 7V10.300H16.800V7zM3.500 11.800V13.200H12Q13.500 13.200 13.500 14.600Q13.500 16 11.500 16H8.500V17.400H11.500Q15 17.400 15 14.600Q15 11.800 12 11.800z",
  sometimes: "M4 4H20Q22 4 22 6V15Q22 17 20 17H12L6 22V17H4Q2 17 2 15V6Q2 4 4 4z",
  anytime: "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2zM10.500 6V13L16 16L17.500 13.500L13.500 11.200V6z",
  gambling:
    "M6 3H18Q21 3 21 6V18Q21 21 18 21H6Q3 21 3 18V6Q3 3 6 3zM8 6A2 2 0 1 0 8 10A2 2 0 1 0 8 6zM16 14A2 2 0 1 0 16 18A2 2 0 1 0 16 14zM12 10A2 2 0 1 0 12 14A2 2 0 1 0 12 10z",
  cheating: "M12 2Q14 7 19 10Q23 15 18 18Q15 19 13 16Q13 20 16 22H8Q11 20 11 16Q9 19 6 18Q1 15 5 10Q10 7 12 2z",
  drink:
    "M4 9H16V20Q16 22 14 22H6Q4 22 4 20zM16 11H18Q22 11 22 15Q22 19 17 19V16.500Q19.500 16.500 19.500 15Q19.500 13.500 17 13.500H16zM4 8Q1 4 5 3Q8 0 11 2Q15 0 16 4Q18 6 16 8z",
  event: "M12 2Q14 2 14 4Q19 6 19 12Q19 16 22 18V19H2V18Q5 16 5 12Q5 6 10 4Q10 2 12 2zM9 20H15Q15 23 12 23Q9 23 9 20z",
  heart: "M12 21Q2 14 2 8Q2 3 7 3Q11 3 12 7Q13 3 17 3Q22 3 22 8Q22 14 12 21z",
  cards: "M2 8L11 4L16 18L7 22zM13 4L21 6L19 20L17 19L18 17z",
  crown: "M3 7L8 12L12 4L16 12L21 7L19 19H5z",
  bell: "M12 2Q14 2 14 4Q19 6 19 12Q19 16 22 18V19H2V18Q5 16 5 12Q5 6 10 4Q10 2 12 2zM9 20H15Q15 23 12 23Q9 23 9 20z",
  asleep:
    "M12 2Q14 2 14 4Q16.500 5 17.800 7L5 17Q5 16 5 12Q5 6 10 4Q10 2 12 2zM19 12Q19 16 22 18V19H8.500L18.800 10.500zM9 20H15Q15 23 12 23Q9 23 9 20zM2 20L21 4L22.500 5.800L3.500 21.800z",
  bounce: "M4 16Q4 6 14 6V2L22 9L14 16V11Q9 11 9 18Q9 21 11 22Q4 22 4 16z",
};

/** A one-colour sign in the colour of the text. */
export const Sign = ({ name, size = 18, label }: { name: string; size?: number | string; label?: string }): JSX.Element => (
  <svg
    class="sign"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    {...(label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const })}
  >
    <path d={shapes[name] ?? shapes["event"]} fill="currentColor" fill-rule="evenodd" />
  </svg>
);

const sign = (name: string, fill: string): Ink => `<path d="${shapes[name] ?? ""}" fill="${fill}" fill-rule="evenodd"/>`;

/** A type's medal: its icon on its colour, ringed in gold. */
export const TypeMedal = ({ type, ...shown }: Shown & { type: string }): JSX.Element => (
  <Drawing
    view="-18 -18 36 36"
    ink={() =>
      flat(oval(0, 0, 17.5), P.leather) +
      line(oval(0, 0, 15.5), P.gold, 1.6) +
      lit(oval(0, 0, 13.5), colourOf(type)[0], 0.35) +
      at(-9.6, -9.6, sign(type in shapes ? type : "event", P.cream), 0, 0.8)
    }
    {...shown}
  />
);

/** Steps left: the ring empties, green, gold, red; "zz" for who is out. */
export function StepsMedal({
  left,
  most = 20,
  out = false,
  size = 38,
  label,
}: {
  left: number;
  most?: number;
  out?: boolean;
  size?: number;
  label?: string;
}): JSX.Element {
  const round = 2 * Math.PI * 15.5;
  const steps = Math.max(0, left);
  const tone = out ? "#6a5a60" : steps <= 3 ? "#ff4a3a" : steps <= 7 ? "#f0b93a" : "#6fc06a";
  return (
    <svg
      class="steps"
      viewBox="0 0 38 38"
      width={size}
      height={size}
      {...(label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const })}
    >
      <circle cx="19" cy="19" r="18.5" fill="#1d0f17" />
      <circle cx="19" cy="19" r="15.5" fill={!out && steps <= 3 ? "#8a1a26" : "#2a141a"} stroke="#4a2f38" stroke-width="3.4" />
      {!out && (
        <circle
          class="steps-ring"
          cx="19"
          cy="19"
          r="15.5"
          fill="none"
          stroke={tone}
          stroke-width="3.400"
          stroke-linecap="round"
          stroke-dasharray={`${(Math.min(steps, most) / most) * round} ${round}`}
          transform="rotate(-90 19 19)"
        />
      )}
      <text x="19" y="25" text-anchor="middle" font-size={out ? 15 : 17} fill={out ? "#b9a8ac" : "#fff3d8"} class="steps-number">
        {out ? "zz" : steps}
      </text>
    </svg>
  );
}

export const HeartIcon = (shown: Shown): JSX.Element => <Drawing view="-15 -15 30 30" ink={() => heart(14)} {...shown} />;
export const MugIcon = (shown: Shown): JSX.Element => <Drawing view="-28 -50 70 88" ink={() => mug()} {...shown} />;
export const GoldIcon = (shown: Shown): JSX.Element => (
  <Drawing view="-13 -13 26 26" ink={() => lit(oval(0, 0, 12), P.coin, 0.7) + line(oval(0, 0, 7.5), "#a86d13", 1.8)} {...shown} />
);
export const HandIcon = (shown: Shown): JSX.Element => (
  <Drawing
    view="-17 -17 34 34"
    ink={() =>
      at(-4, 0, lit(box(-9, -13, 18, 26, 3), "#d8c49a", 0.4), -14) + at(5, 1, lit(box(-9, -13, 18, 26, 3), "#fbeed2", 0.4), 10)
    }
    {...shown}
  />
);

/** The plate a card's title stands on; it stretches to its box, its lower edge bowed and gold. */
export function Plate({ type, class: extra = "" }: { type: string; class?: string }): JSX.Element {
  const [plate] = colourOf(type);
  return (
    <svg class={`plate ${extra}`} viewBox="0 0 200 48" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H200V38Q100 54 0 38z" fill={plate} />
      <path d="M0 0H200V12Q100 2 0 22z" fill="#ffd27c" opacity=".1" />
      <path d="M0 38Q100 54 200 38V32Q100 48 0 32z" fill={mix(plate, "#2b0a2c", 0.4)} />
      <path d="M0 38Q100 54 200 38" fill="none" stroke={P.gold} stroke-width="1.600" vector-effect="non-scaling-stroke" />
    </svg>
  );
}
