/** Coins, glyphs of the card types, and the small signs of the interface. */

import type { JSX } from "preact";

import { Crest } from "./crest";

export function Coins({ amount, most = 12 }: { amount: number; most?: number }): JSX.Element {
  const shown = Math.max(0, Math.min(amount, most));
  const width = 14 + Math.max(0, shown - 1) * 5;
  return (
    <svg class="coins" viewBox={`0 0 ${width} 16`} height="16" width={width} aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        <g key={i} transform={`translate(${i * 5} 0)`}>
          <circle cx="7" cy="8" r="6.200" fill="#f2c14b" stroke="#7a4e0d" stroke-width="1.200" />
          <circle cx="7" cy="8" r="3.600" fill="none" stroke="#b57c1c" stroke-width="1" />
        </g>
      ))}
    </svg>
  );
}

const glyphs: Record<string, string> = {
  // a fist
  action: "M6 12V8a2 2 0 0 1 4 0V6a2 2 0 0 1 4 0v1a2 2 0 0 1 4 1v2a2 2 0 0 1 3 2v4c0 4-3 6-7 6h-3c-4 0-6-3-6-6v-3z",
  // a speech bubble
  sometimes: "M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 5v-5H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
  // lightning
  anytime: "M13 2L4 14h7l-2 8 10-13h-7z",
  // a die
  gambling: "M4 4h16v16H4zm4 3a1.800 1.800 0 1 0 .01 0zm8 0a1.800 1.800 0 1 0 .01 0zm-4 4a1.800 1.800 0 1 0 .01 0zm-4 4a1.800 1.800 0 1 0 .01 0zm8 0a1.800 1.800 0 1 0 .01 0z",
  // an ace up a sleeve
  cheating: "M12 2c3 4 7 6 7 10a3.500 3.500 0 0 1-6 2.500c0 3 1 5 3 7H8c2-2 3-4 3-7A3.500 3.500 0 0 1 5 12c0-4 4-6 7-10z",
  // a mug
  drink: "M4 7h12v13a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm12 3h2a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-2v-2h2a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1h-2zM3 6a3 3 0 0 1 4-3 4 4 0 0 1 7 0 3 3 0 0 1 3 3z",
  // a horn of plenty: an event
  event: "M12 2l2.500 6.500L21 6l-2.500 6L22 17l-6.500-.5L12 22l-3.500-5.500L2 17l3.500-5L3 6l6.500 2.500z",
  heart: "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z",
  gear: "M10 2h4l.6 3 2 1 2.800-1.300 2 3.500-2.200 2v2.200l2.200 2-2 3.500-2.800-1.300-2 1L14 21h-4l-.6-3-2-1-2.800 1.300-2-3.500 2.200-2v-2.200l-2.200-2 2-3.500L7.400 6l2-1zm2 6.500a3 3 0 1 0 .01 0z",
  log: "M5 3h14v18H5zm3 4v1.600h8V7zm0 4v1.600h8V11zm0 4v1.600h5V15z",
  crown: "M3 7l5 5 4-8 4 8 5-5-2 12H5z",
  hand: "M3 8l8-3 4 11-8 3zM13 5l8 3-4 12-5-2 4-1z",
  eye: "M2 12c5-9 15-9 20 0-5 9-15 9-20 0zm10-4a4 4 0 1 0 .01 0z",
};

export function Glyph({ name, size = 18 }: { name: string; size?: number }): JSX.Element {
  return (
    <svg class="glyph" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={glyphs[name] ?? glyphs["event"]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

const backs = {
  drink: ["#5a2c1a", "#e3a233"],
  character: ["#2c3f4f", "#c9d7df"],
  mushrooms: ["#4a3a22", "#d9b98a"],
  patients: ["#3c5a55", "#e6e2d3"],
} as const;

export type Back = keyof typeof backs;

export const isBack = (name: string): name is Back => name in backs;

const emblems: Record<Back, JSX.Element> = {
  drink: <path transform="translate(11 20)" d={glyphs["drink"]} fill="#e3a233" />,
  character: <path transform="translate(11 20)" d={glyphs["crown"]} fill="#c9d7df" />,
  mushrooms: (
    <g transform="translate(11 19)">
      <path d="M9 13h6l1.500 11h-9z" fill="#f3e4cb" />
      <path d="M1 14C1 4 7 1 12 1s11 3 11 13c-7 3-15 3-22 0z" fill="#c8402f" />
      <path d="M8 5a2 2 0 1 0 .1 0zm7 1a2 2 0 1 0 .1 0zm-2 5a1.500 1.500 0 1 0 .1 0z" fill="#fff3e0" />
    </g>
  ),
  patients: <path transform="translate(11 20)" d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z" fill="#c22f2f" stroke="#fff6df" stroke-width="1.500" />,
};

/** The back of a card: of the Drink Deck, of a side deck, or of a character's deck with its arms. */
export function CardBack({ kind, of = "", size = 46 }: { kind: Back; of?: string; size?: number }): JSX.Element {
  const [ground, line] = backs[kind];
  return (
    <svg class="card-back" viewBox="0 0 46 64" width={size} height={(size * 64) / 46} aria-hidden="true">
      <rect x="1" y="1" width="44" height="62" rx="5" fill={ground} stroke="#170d08" stroke-width="1.500" />
      <rect x="5" y="5" width="36" height="54" rx="3" fill="none" stroke={line} stroke-width="1.200" />
      <path d="M5 20L41 44M5 44L41 20M5 32h36M14 5L5 14M32 5l9 9M14 59l-9-9M32 59l9-9" stroke={line} stroke-width=".7" opacity=".5" />
      {kind === "character" && of ? (
        <g transform="translate(8 15)">
          <Crest id={of} size={30} />
        </g>
      ) : (
        emblems[kind]
      )}
    </svg>
  );
}
