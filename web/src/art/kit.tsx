/** What characters bring besides their deck, drawn: gauges, flames, remedies, Mushrooms. */

import type { JSX } from "preact";

const INK = "#2a1a12";

/** A speedometer: one segment for each point, and a needle. */
export function Gauge({ value, most, size = 40 }: { value: number; most: number; size?: number }): JSX.Element {
  const at = (v: number, radius: number): string => {
    const angle = Math.PI * (1 - v / Math.max(1, most));
    return `${(24 + radius * Math.cos(angle)).toFixed(2)} ${(25 - radius * Math.sin(angle)).toFixed(2)}`;
  };
  const colours = ["#3f8fc4", "#4aa564", "#e0a02c", "#d8552a", "#b3261e"];
  return (
    <svg class="gauge" viewBox="0 0 48 30" width={size} height={(size * 30) / 48} aria-hidden="true">
      <path d="M3 25a21 21 0 0 1 42 0v3H3z" fill="#3a2a1e" stroke={INK} />
      {Array.from({ length: most }, (_, i) => (
        <path
          key={i}
          d={`M${at(i + 0.06, 16)} A16 16 0 0 1 ${at(i + 0.94, 16)}`}
          fill="none"
          stroke={i < value ? (colours[Math.min(4, Math.round(((i + 1) * 3) / Math.max(1, most)))] ?? "#e0a02c") : "#7b6a58"}
          stroke-width="6"
        />
      ))}
      <path d={`M24 25L${at(value, 15)}`} stroke="#fff6df" stroke-width="2.200" stroke-linecap="round" />
      <circle cx="24" cy="25" r="3" fill="#fff6df" stroke={INK} />
    </svg>
  );
}

const FLAME = "M7 1c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 2 3 2 4 2-3 3-5 2-9z";
const BURST = "M10 0l2 5 5-3-2 5 5 2-5 2 3 5-5-2-1 5-2-5-2 5-1-5-5 2 3-5-5-2 5-2-2-5 5 3z";

/** A flame for each point, and at the end the place where it all goes up. */
export function Flames({ value, most, size = 20 }: { value: number; most: number; size?: number }): JSX.Element {
  const width = most * 15 + 24;
  return (
    <svg class="flames" viewBox={`0 0 ${width} 22`} height={size} width={(size * width) / 22} aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <g key={i} transform={`translate(${i * 15} 1)`}>
          <path d={FLAME} fill={i < value ? "#e2551c" : "#d9c39a"} stroke={i < value ? "#7a1f10" : "#9c835c"} stroke-width="1" />
          {i < value && <path d="M7 8c1 2 3 3 3 6a3 3 0 0 1-6 0c0-3 2-3 3-6z" fill="#ffd45e" />}
        </g>
      ))}
      <g transform={`translate(${most * 15 + 2} 1)`}>
        <path d={BURST} fill={value >= most ? "#e2551c" : "#d9c39a"} stroke="#7a1f10" stroke-width="1" stroke-linejoin="round" />
        <path d="M10 6l1.500 2.500 2.500 1-2.500 1L10 14l-1.500-3.500L6 9.500l2.500-1z" fill={value >= most ? "#ffd45e" : "#f2e4c2"} />
      </g>
    </svg>
  );
}

const remedies: Record<string, JSX.Element> = {
  salve: (
    <>
      <path d="M5 9h14v9a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z" fill="#5aa08c" stroke={INK} />
      <path d="M4 4h16v5H4z" fill="#8a5a2f" stroke={INK} />
      <path d="M12 12v7M8.500 15.500h7" stroke="#fff6df" stroke-width="2.400" />
    </>
  ),
  splint: (
    <>
      <path d="M5 3l4-1 4 19-4 1zM15 2l4 1-4 19-4-1z" fill="#d9a860" stroke={INK} />
      <path d="M4 8l16-1v3L4 11zM6 15l13-1v3L6 18z" fill="#fff6df" stroke={INK} stroke-width=".8" />
    </>
  ),
  bandage: (
    <>
      <circle cx="10" cy="11" r="8" fill="#fff6df" stroke={INK} />
      <circle cx="10" cy="11" r="3" fill="#d9c39a" stroke={INK} stroke-width=".8" />
      <path d="M10 19h11v4H8c-3 0-4-2-4-4z" fill="#fff6df" stroke={INK} />
      <path d="M15 20v2M18 20v2" stroke="#b3261e" stroke-width="1.200" />
    </>
  ),
};

export const isRemedy = (name: string): boolean => name in remedies;

export function Remedy({ name, size = 18 }: { name: string; size?: number }): JSX.Element {
  return (
    <svg class="remedy" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {remedies[name] ?? <circle cx="12" cy="12" r="9" fill="#e0a02c" stroke={INK} />}
    </svg>
  );
}

interface Cap {
  cap: string;
  spots: string;
  shape: string;
}

const TALL = "M5 15C5 5 9 1 12 1s7 4 7 14c-4 2-10 2-14 0z";
const ROUND = "M2 14C2 5 7 2 12 2s10 3 10 12c-6 3-14 3-20 0z";
const FLAT = "M1 13c1-6 6-8 11-8s10 2 11 8c-6 3-16 3-22 0z";
const BELL = "M4 15c2-2 2-6 3-9s3-5 5-5 4 2 5 5 1 7 3 9c-5 2-11 2-16 0z";
const caps: [RegExp, Cap][] = [
  [/tallcap/, { cap: "#b5733a", spots: "#e9c48e", shape: TALL }],
  [/butter/, { cap: "#e8b93a", spots: "#fff1b8", shape: ROUND }],
  [/ink/, { cap: "#3b3a57", spots: "#8f8fb5", shape: TALL }],
  [/blue|tipsy/, { cap: "#3f6fc4", spots: "#bcd4ff", shape: BELL }],
  [/sober|sally/, { cap: "#e9e2d0", spots: "#b9ae92", shape: FLAT }],
  [/thunder/, { cap: "#7b4fc0", spots: "#ffe066", shape: FLAT }],
  [/ever/, { cap: "#3f8f4a", spots: "#c8efb8", shape: ROUND }],
];
const plain: Cap = { cap: "#c8402f", spots: "#fff3e0", shape: ROUND };

/** A Mushroom that gets bigger as it grows: `grown` from 0 to 1. */
export function Mushroom({ id, grown = 1, size = 24 }: { id: string; grown?: number; size?: number }): JSX.Element {
  const { cap, spots, shape } = caps.find(([pattern]) => pattern.test(id))?.[1] ?? plain;
  const scale = 0.62 + 0.38 * grown;
  return (
    <svg class="mushroom" viewBox="0 0 24 26" width={size} height={(size * 26) / 24} aria-hidden="true">
      <path d="M2 25c3-3 17-3 20 0z" fill="#6d472d" />
      <g transform={`translate(${12 - 12 * scale} ${25 - 25 * scale}) scale(${scale})`}>
        <path d="M9 13h6l1.500 11h-9z" fill="#f3e4cb" stroke={INK} stroke-width=".9" />
        <path d={shape} fill={cap} stroke={INK} stroke-width="1" />
        <circle cx="9" cy="9" r="1.900" fill={spots} />
        <circle cx="14.500" cy="7.500" r="1.500" fill={spots} />
        <circle cx="13" cy="11.500" r="1.300" fill={spots} />
      </g>
    </svg>
  );
}

/** A Patient on a bench: a bandaged head; who it is is said beside it. */
export function Patient({ size = 22 }: { size?: number }): JSX.Element {
  return (
    <svg class="patient" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M4 23c0-6 3-9 8-9s8 3 8 9z" fill="#6b8f9c" stroke={INK} />
      <circle cx="12" cy="8.500" r="6.500" fill="#f2c9a0" stroke={INK} />
      <path d="M5.600 7c4-2 9-2 12.800 0V4.500A6.500 6.500 0 0 0 6 5z" fill="#fff6df" stroke={INK} stroke-width=".8" />
      <path d="M9 9.500h1.500M13.500 9.500H15M9.500 13c1.500-1 3.500-1 5 0" stroke={INK} stroke-width="1.200" fill="none" />
    </svg>
  );
}

/** Points that were gathered, and room for more. */
export function Pips({ value, most, size = 12 }: { value: number; most: number; size?: number }): JSX.Element {
  return (
    <svg class="pips" viewBox={`0 0 ${most * 12} 12`} height={size} width={most * size} aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <circle key={i} cx={i * 12 + 6} cy="6" r="4.500" fill={i < value ? "#2f6b3a" : "#fff8e6"} stroke={INK} />
      ))}
    </svg>
  );
}
