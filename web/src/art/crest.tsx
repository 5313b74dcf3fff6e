/** A coat of arms for each character: drawn for those we know, put together for the others. */

import type { ComponentChildren, JSX } from "preact";

const SHIELD = "M4 4h56v34c0 16-14 24-28 30C18 62 4 54 4 38z";

interface Arms {
  field: string;
  second: string;
  ink: string;
  charge: ComponentChildren;
}

const drawn: Record<string, Arms> = {
  dimli: {
    field: "#7a3b1e",
    second: "#5c2a14",
    ink: "#f0c56a",
    charge: (
      <>
        <path d="M17 27a15 13 0 0 1 30 0l-3 3H20z" fill="#b9bec6" />
        <path d="M30 13h4v17h-4z" fill="#8b919b" />
        <path d="M20 30h24v6H20z" fill="#f2c9a0" />
        <path d="M18 35c2 3 6 2 8 0 2 3 10 3 12 0 2 2 6 3 8 0 2 12-6 24-14 27-8-3-16-15-14-27z" fill="#d4632a" />
        <path d="M26 42l3 14M38 42l-3 14M32 42v17" stroke="#9c4216" stroke-width="1.6" fill="none" />
        <circle cx="27" cy="33" r="1.6" fill="#2a1a12" />
        <circle cx="37" cy="33" r="1.6" fill="#2a1a12" />
      </>
    ),
  },
  eve: {
    field: "#4b2a78",
    second: "#371c5c",
    ink: "#e6d4ff",
    charge: (
      <>
        <path d="M32 12l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="#b790f0" opacity=".45" />
        <path d="M10 36c8-12 36-12 44 0-8 12-36 12-44 0z" fill="#f4ecff" />
        <circle cx="32" cy="36" r="8" fill="#7b3fc4" />
        <circle cx="32" cy="36" r="3.500" fill="#1c0d30" />
        <circle cx="35" cy="33" r="1.8" fill="#fff" />
        <path d="M26 50l6 8 6-8" stroke="#e6d4ff" stroke-width="2" fill="none" />
      </>
    ),
  },
  fleck: {
    field: "#1f5a52",
    second: "#15443e",
    ink: "#f5d98b",
    charge: (
      <>
        <path d="M40 9l6 5-4 4-4-3z" fill="#8a5a2b" />
        <path d="M39 15l4 3-12 17-4-3z" fill="#a9713a" />
        <path d="M31 28c8 2 10 12 5 20s-16 10-19 3 1-10 4-14 4-10 10-9z" fill="#d79a4e" />
        <circle cx="27" cy="42" r="4.500" fill="#4a2c12" />
        <path d="M41 16L22 51M43 18L24 53" stroke="#fff3d0" stroke-width=".8" />
        <path d="M44 34v12a3 3 0 1 1-2-3v-8l9-2v9a3 3 0 1 1-2-3v-6z" fill="#f5d98b" />
      </>
    ),
  },
  gog: {
    field: "#556b2a",
    second: "#40521d",
    ink: "#efe6bf",
    charge: (
      <>
        <path d="M16 28c0-20 32-20 32 0v14c0 20-32 20-32 0z" fill="#9aac5b" />
        <path d="M13 27l5 4v8l-6-4zM51 27l-5 4v8l6-4z" fill="#9aac5b" />
        <path d="M20 27h10l-2 4h-6zM34 27h10l-2 4h-6z" fill="#33411a" />
        <circle cx="25" cy="32" r="2" fill="#fff" />
        <circle cx="39" cy="32" r="2" fill="#fff" />
        <path d="M28 38h8l-2 4h-4z" fill="#7b8c43" />
        <path d="M22 46h20v4H22z" fill="#33411a" />
        <path d="M23 47l2-7 3 7zM41 47l-2-7-3 7z" fill="#fff8dc" />
      </>
    ),
  },
  dale: {
    field: "#6d4f3a",
    second: "#573d2b",
    ink: "#f6e3c5",
    charge: (
      <>
        <path d="M26 36h12l3 22c-5 4-13 4-18 0z" fill="#f3e4cb" />
        <path d="M10 38c0-30 44-30 44 0-14 5-30 5-44 0z" fill="#c8402f" />
        <circle cx="24" cy="26" r="4" fill="#fff3e0" />
        <circle cx="38" cy="23" r="5" fill="#fff3e0" />
        <circle cx="33" cy="34" r="2.500" fill="#fff3e0" />
        <circle cx="46" cy="33" r="2.500" fill="#fff3e0" />
      </>
    ),
  },
  jett: {
    field: "#1f4e79",
    second: "#163a5b",
    ink: "#d8ecff",
    charge: (
      <>
        <path d="M24 16h12v22c6 2 14 4 14 14H22c-2-6 2-8 2-14z" fill="#b06a32" />
        <path d="M22 52h28v4H22z" fill="#5e3413" />
        <path d="M24 20h12v4H24z" fill="#d9955a" />
        <path d="M24 28C14 28 9 22 7 15c7 4 12 4 17 4zM24 36c-8 0-12-3-14-8 5 2 9 2 14 2z" fill="#eef6ff" />
      </>
    ),
  },
  petra: {
    field: "#7c1420",
    second: "#5c0d17",
    ink: "#ffcf8a",
    charge: (
      <>
        <path d="M32 10c2 10 14 14 14 30 0 12-8 19-14 20-6-1-14-8-14-20 0-8 5-10 6-17 3 3 4 6 4 9 4-6 5-14 4-22z" fill="#f39a2e" />
        <path d="M32 30c2 7 8 9 8 17 0 7-4 11-8 12-4-1-8-5-8-12 0-7 6-9 8-17z" fill="#ffe08a" />
        <path d="M17 24c-6-2-7-8-5-13 2 5 6 6 10 7zM47 24c6-2 7-8 5-13-2 5-6 6-10 7z" fill="#f0d8b0" />
      </>
    ),
  },
  terci: {
    field: "#e6e2d3",
    second: "#cfc9b4",
    ink: "#7a2b2b",
    charge: (
      <>
        <path d="M27 14h10v6l8 24c2 8-2 13-13 13s-15-5-13-13l8-24z" fill="#9fc7bd" stroke="#40645c" stroke-width="2" />
        <path d="M22 40h20l2 6c1 6-3 9-12 9s-13-3-12-9z" fill="#4f9c8a" />
        <path d="M25 11h14v4H25z" fill="#8a5a2b" />
        <path d="M29 24h6v6h6v6h-6v6h-6v-6h-6v-6h6z" fill="#c22f2f" />
      </>
    ),
  },
  ygella: {
    field: "#3d4a57",
    second: "#2d3843",
    ink: "#f0dcb0",
    charge: (
      <>
        <path d="M32 32c9 0 15 9 14 16s-8 6-14 6-13 1-14-6 5-16 14-16z" fill="#f0dcb0" />
        <ellipse cx="17" cy="31" rx="5" ry="7" fill="#f0dcb0" />
        <ellipse cx="26" cy="21" rx="5" ry="8" fill="#f0dcb0" />
        <ellipse cx="38" cy="21" rx="5" ry="8" fill="#f0dcb0" />
        <ellipse cx="47" cy="31" rx="5" ry="7" fill="#f0dcb0" />
      </>
    ),
  },
};

const fields = ["#7a3b1e", "#4b2a78", "#1f5a52", "#556b2a", "#1f4e79", "#7c1420", "#3d4a57", "#7a5a12"];
const divisions = ["M32 4h28v34c0 16-14 24-28 30z", "M4 4h56L4 52z", "M4 34h56v4c0 16-14 24-28 30C18 62 4 54 4 38z", "M4 60l28-28 28 28v10H4z"];
const charges = [
  "M32 16l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z",
  "M21 24h18v24H21zM39 29h7v13h-7v-4h3v-5h-3z",
  "M40 18a18 18 0 1 0 6 26 14 14 0 1 1-6-26z",
  "M30 14h4v26h8v4h-8v12h-4V44h-8v-4h8z",
  "M32 14c3 10 14 14 14 28a14 14 0 0 1-28 0c0-8 6-10 7-16 3 2 4 5 4 8 3-5 4-12 3-20z",
  "M24 18a8 8 0 1 1 10 12v6h6v5h-6v4h6v5h-6v5h-5V30a8 8 0 0 1-5-12z",
];

const nobody: Arms = {
  field: "#6b5a48",
  second: "#5b4b3b",
  ink: "#e6d3ae",
  charge: (
    <text x="32" y="50" text-anchor="middle" font-size="42" font-weight="bold" fill="#e6d3ae">
      ?
    </text>
  ),
};

function madeUp(id: string): Arms {
  let hash = 2166136261;
  for (const ch of id) hash = Math.imul(hash ^ (ch.codePointAt(0) ?? 0), 16777619) >>> 0;
  const pick = <T,>(list: readonly T[], shift: number): T => list[(hash >>> shift) % list.length] as T;
  const ink = "#f4dfae";
  return {
    field: pick(fields, 3),
    second: pick(fields, 9),
    ink,
    charge: (
      <>
        <path d={pick(divisions, 15)} fill="#0003" />
        <path d={pick(charges, 21)} fill={ink} />
      </>
    ),
  };
}

export function Crest({ id, size = 40, label }: { id: string; size?: number; label?: string }): JSX.Element {
  const arms = drawn[id] ?? (id ? madeUp(id) : nobody);
  const named = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return (
    <svg class="crest" viewBox="0 0 64 72" width={size} height={(size * 72) / 64} {...named}>
      <path d={SHIELD} fill={arms.field} />
      <path d="M32 4h28v34c0 16-14 24-28 30z" fill={arms.second} />
      {arms.charge}
      <path d={SHIELD} fill="none" stroke={arms.ink} stroke-width="3" />
      <path d={SHIELD} fill="none" stroke="#2a1a12" stroke-width="1" transform="translate(-1.600 -1.800) scale(1.05)" />
    </svg>
  );
}
