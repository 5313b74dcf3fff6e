/** Something to drink out of, for each kind of Drink; and a scene for each Drink Event. */

import type { JSX } from "preact";

const INK = "#2a1a12";
const WOOD = "#8a5a2f";
const GLASS = "#e4eef0";
const FOAM = "#fff6df";

type Vessel = (colour: string) => JSX.Element;

const line = { stroke: INK, "stroke-width": 1.5, "stroke-linejoin": "round" } as const;

const vessels: Record<string, Vessel> = {
  tankard: (colour) => (
    <>
      <path d="M33 17h4a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-4v-4h3a2 2 0 0 0 2-2v-5a2 2 0 0 0-2-2h-3z" fill={WOOD} {...line} />
      <path d="M9 13h24v26a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" fill={WOOD} {...line} />
      <path d="M15 14v27M21 14v27M27 14v27" stroke="#6b431f" stroke-width="1.200" />
      <path d="M9 18h24v3H9zM9 35h24v3H9z" fill="#c9cdd2" stroke={INK} stroke-width="1" />
      <path d="M12 13h18v3c-4 2-14 2-18 0z" fill={colour} />
      <path d="M8 14a5 5 0 0 1 5-7 7 7 0 0 1 12-1 6 6 0 0 1 9 7c0 3-4 4-5 1-1 4-5 4-6 0-1 3-5 3-6 0-1 4-8 4-9 0z" fill={FOAM} {...line} stroke-width="1" />
    </>
  ),
  stein: (colour) => (
    <>
      <path d="M33 17h4a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-4v-4h3a2 2 0 0 0 2-2v-5a2 2 0 0 0-2-2h-3z" fill={GLASS} {...line} />
      <path d="M9 12h24v27a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" fill={GLASS} {...line} />
      <path d="M12 15h18v23a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2z" fill={colour} />
      <path d="M15 20v16M27 20v16" stroke="#ffffff80" stroke-width="2.200" />
      <path d="M8 14a5 5 0 0 1 5-7 7 7 0 0 1 12-1 6 6 0 0 1 9 7c0 3-4 4-5 1-1 4-5 4-6 0-1 3-5 3-6 0-1 4-8 4-9 0z" fill={FOAM} {...line} stroke-width="1" />
    </>
  ),
  goblet: (colour) => (
    <>
      <path d="M12 5h24c2 14-2 21-9 23v9h8v5H13v-5h8v-9c-7-2-11-9-9-23z" fill={GLASS} {...line} />
      <path d="M14 12h20c0 8-3 13-10 13s-10-5-10-13z" fill={colour} />
      <path d="M17 9c-1 6 0 9 2 12" stroke="#ffffffb0" stroke-width="2" fill="none" />
    </>
  ),
  chalice: (colour) => (
    <>
      <path d="M10 7h28c1 13-3 20-11 22v8h9v5H12v-5h9v-8C13 27 9 20 10 7z" fill="#e9bd4a" {...line} />
      <path d="M13 11h22c0 2-22 2-22 0z" fill={colour} stroke={INK} stroke-width=".8" />
      <circle cx="24" cy="20" r="4" fill={colour} {...line} stroke-width="1" />
      <path d="M40 4v6M37 7h6M8 3v4M6 5h4" stroke="#fff2b8" stroke-width="1.800" />
    </>
  ),
  glass: (colour) => (
    <>
      <path d="M12 6h24l-3 36H15z" fill={GLASS} {...line} />
      <path d="M14.500 16h19l-2 23h-15z" fill={colour} />
      <path d="M18 19l1 16" stroke="#ffffffb0" stroke-width="2.200" />
    </>
  ),
  rocks: (colour) => (
    <>
      <path d="M8 14h32l-3 27H11z" fill={GLASS} {...line} />
      <path d="M10.500 23h27l-2 15.500h-23z" fill={colour} />
      <path d="M14 19l9-3 3 9-9 3zM25 24l9-2 2 8-9 3z" fill="#ffffffc8" stroke="#7fa6b5" stroke-width="1" />
    </>
  ),
  potion: (colour) => (
    <>
      <path d="M19 5h10v11l9 19c2 4-1 7-5 7H15c-4 0-7-3-5-7l9-19z" fill={GLASS} {...line} />
      <path d="M17 25h14l6 11c1 2 0 4-3 4H14c-3 0-4-2-3-4z" fill={colour} />
      <path d="M17 3h14v5H17z" fill={WOOD} {...line} stroke-width="1" />
      <circle cx="20" cy="33" r="2.200" fill="#ffffffa0" />
      <circle cx="27" cy="30" r="1.500" fill="#ffffffa0" />
      <circle cx="28" cy="36" r="1.200" fill="#ffffffa0" />
    </>
  ),
  bottle: (colour) => (
    <>
      <path d="M20 3h8v12c7 3 8 6 8 11v13a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V26c0-5 1-8 8-11z" fill={colour} {...line} />
      <path d="M12 25h24v11H12z" fill={FOAM} stroke={INK} stroke-width="1" />
      <path d="M24 26c1 3 4 4 4 6a4 4 0 0 1-8 0c0-2 1-2 1.500-3.500.8.500 1 1 1 1.500 1-1 1.500-2 1.500-4z" fill="#d8432a" />
      <path d="M19.500 2h9v5h-9z" fill={WOOD} stroke={INK} stroke-width="1" />
    </>
  ),
  horn: (colour) => (
    <>
      <path d="M5 11l17-5c1 12 6 20 20 22 3 1 2 4-1 5-18 4-31-6-36-22z" fill="#e3d2ac" {...line} />
      <ellipse cx="13.500" cy="9" rx="9" ry="3.500" transform="rotate(-16 13.500 9)" fill={colour} {...line} stroke-width="1.200" />
      <path d="M10 20l16-6M16 28l15-8" stroke="#b5873e" stroke-width="2.600" />
      <path d="M20 36l-3 6M28 37l2 5" stroke={INK} stroke-width="2" />
    </>
  ),
  bowl: (colour) => (
    <>
      <path d="M5 18h38c0 13-6 20-12 22H17C11 38 5 31 5 18z" fill={WOOD} {...line} />
      <ellipse cx="24" cy="18" rx="19" ry="5" fill={colour} {...line} />
      <path d="M17 7c-2 2 2 3 0 6M25 5c-2 2 2 3 0 6M32 7c-2 2 2 3 0 6" stroke="#a9b36a" stroke-width="2" fill="none" />
      <circle cx="18" cy="18" r="1.800" fill="#ffffff70" />
      <circle cx="29" cy="19" r="1.400" fill="#ffffff70" />
    </>
  ),
  teapot: (colour) => (
    <>
      <path d="M36 22c8-3 9 4 6 8-2 3-5 4-8 4l1-4c5 0 6-6 1-5z" fill={colour} {...line} />
      <path d="M11 27L3 17l5-1 7 7z" fill={colour} {...line} />
      <path d="M10 27c0-9 6-13 14-13s14 4 14 13-6 14-14 14-14-5-14-14z" fill={colour} {...line} />
      <path d="M16 15c3-3 13-3 16 0l-2 3H18z" fill={FOAM} stroke={INK} stroke-width="1" />
      <circle cx="24" cy="10.500" r="2.500" fill={FOAM} {...line} stroke-width="1" />
      <path d="M18 31c4 3 8 3 12 0M24 24v8" stroke="#ffffff90" stroke-width="2" fill="none" />
    </>
  ),
  bucket: (colour) => (
    <>
      <path d="M8 15C10 1 38 1 40 15" fill="none" stroke="#8b919b" stroke-width="2.200" />
      <path d="M6 15h36l-5 27H11z" fill="#a9764a" {...line} />
      <ellipse cx="24" cy="15" rx="18" ry="4.500" fill={colour} {...line} />
      <path d="M9 26h30M10.500 34h27" stroke="#8b919b" stroke-width="2.600" />
    </>
  ),
  thimble: (colour) => (
    <>
      <path d="M15 40l2-26c1-8 13-8 14 0l2 26z" fill="#c9cdd2" {...line} />
      <path d="M12 37h24v5H12z" fill="#a9afb8" {...line} />
      <path d="M17 14h14v5c-4 2-10 2-14 0z" fill={colour} opacity=".8" />
      <path d="M20 24h.1M24 24h.1M28 24h.1M19 29h.1M24 29h.1M29 29h.1M19 34h.1M24 34h.1M29 34h.1" stroke={INK} stroke-width="2.200" stroke-linecap="round" />
    </>
  ),
  hip: (colour) => (
    <>
      <path d="M11 15c4-3 22-3 26 0 3 10 3 17 0 25-5 3-21 3-26 0-3-8-3-15 0-25z" fill="#aab2bb" {...line} />
      <path d="M20 5h8v8h-8z" fill="#7b838e" {...line} />
      <path d="M15 19c3-2 15-2 18 0 2 6 2 11 0 17-4 2-14 2-18 0-2-6-2-11 0-17z" fill={colour} {...line} stroke-width="1" />
      <path d="M24 22l2 5 5 .400-4 3.300 1.300 5-4.300-2.700-4.300 2.700 1.300-5-4-3.300 5-.400z" fill={FOAM} />
    </>
  ),
  upside: (colour) => (
    <>
      <path d="M15 10h18l4 29H11z" fill={GLASS} {...line} />
      <path d="M8 39h32v3H8z" fill={colour} stroke={INK} stroke-width="1" />
      <path d="M10 8l28 30M38 8L10 38" stroke="#b3261e" stroke-width="4.500" stroke-linecap="round" />
    </>
  ),
};

const looks: [RegExp, string, string][] = [
  [/dragon-breath/, "tankard", "#d8432a"],
  [/firewater/, "bottle", "#e2742a"],
  [/rotgut/, "bottle", "#6f7a2c"],
  [/elven-wine/, "goblet", "#b562d0"],
  [/wine/, "goblet", "#8e1f3c"],
  [/on-the-rocks/, "rocks", "#d18b2e"],
  [/stout|dark-ale/, "stein", "#4f2c14"],
  [/undercider|cider/, "stein", "#b5501c"],
  [/mead|honey/, "horn", "#e0a52c"],
  [/wizard/, "potion", "#3f6fd0"],
  [/glowcap/, "potion", "#35b58a"],
  [/sporefizz/, "rocks", "#8fbf4a"],
  [/seer/, "chalice", "#6a4fb0"],
  [/holy/, "chalice", "#a9d8f5"],
  [/moss-tea/, "teapot", "#5f8f3e"],
  [/tea/, "teapot", "#3f6f9c"],
  [/thimble/, "thimble", "#7a5a2a"],
  [/hip-flask/, "hip", "#7c1f2a"],
  [/dishwater/, "bucket", "#9aa37a"],
  [/swill/, "bowl", "#7f9140"],
  [/ogre/, "bowl", "#a5792d"],
  [/cutting/, "upside", "#8a5a2f"],
  [/water/, "glass", "#a9d8f5"],
];

export function Mug({ id, size = 36, chaser = false }: { id: string; size?: number; chaser?: boolean }): JSX.Element {
  const [, vessel, colour] = looks.find(([pattern]) => pattern.test(id)) ?? [null, "stein", "#e3a233"];
  return (
    <svg class="mug" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {vessels[vessel]?.(colour)}
      {chaser && (
        <>
          <circle cx="38.500" cy="38.500" r="8" fill="#2f6b3a" stroke={FOAM} stroke-width="1.500" />
          <path d="M38.500 34v9M34 38.500h9" stroke={FOAM} stroke-width="2.600" />
        </>
      )}
    </svg>
  );
}

const small = (x: number, y: number, scale: number, colour: string): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>{vessels["tankard"]?.(colour)}</g>
);

const scenes: [RegExp, JSX.Element][] = [
  [
    /round-on-the-house/,
    <>
      <path d="M4 22L24 6l20 16z" fill="#7c1f2a" {...line} />
      {small(1, 20, 0.5, "#e3a233")}
      {small(14, 23, 0.5, "#e3a233")}
      {small(27, 20, 0.5, "#e3a233")}
    </>,
  ],
  [
    /drinking-contest/,
    <>
      <g transform="rotate(-14 14 28)">{small(-1, 12, 0.62, "#e3a233")}</g>
      <g transform="translate(48 0) scale(-1 1) rotate(-14 14 28)">{small(-1, 12, 0.62, "#d8432a")}</g>
      <path d="M24 3v7M17 5l3 6M31 5l-3 6" stroke="#d8432a" stroke-width="2.600" stroke-linecap="round" />
    </>,
  ],
  [
    /challenge/,
    <>
      <path d="M8 40l20-26 4 3-19 27zM40 40L20 14l-4 3 19 27z" fill="#c9cdd2" {...line} />
      <path d="M6 33l9 8M42 33l-9 8" stroke={WOOD} stroke-width="4" />
      {small(13, 1, 0.46, "#e3a233")}
    </>,
  ],
  [
    /ambrosia/,
    <>
      <path d="M24 2v44M2 24h44M8 8l32 32M40 8L8 40" stroke="#ffd76a" stroke-width="2" opacity=".8" />
      <g transform="translate(4 4) scale(.84)">{vessels["chalice"]?.("#e86fa8")}</g>
    </>,
  ],
  [
    /monsters|door/,
    <>
      <path d="M6 5h36v39H6z" fill="#2a1a12" />
      <path d="M6 5l15 6v30L6 44z" fill={WOOD} {...line} />
      <path d="M11 8v34M16 10v32" stroke="#6b431f" stroke-width="1.200" />
      <path d="M24 20c0-7 16-7 16 0v18c0 5-16 5-16 0z" fill="#6f8f3e" />
      <path d="M23 17l4 3-3 2zM41 17l-4 3 3 2z" fill="#e6d3ae" />
      <path d="M27 24h4l-1 3h-3zM37 24h-4l1 3h3z" fill="#ffd45e" />
      <path d="M27 32h10l-1.500 4-1.500-2-2 2-2-2-1.500 2z" fill={FOAM} />
    </>,
  ],
];

/** A Drink Event is no Drink: it shows what is going on in the room. */
export function EventArt({ id, size = 36 }: { id: string; size?: number }): JSX.Element {
  return (
    <svg class="mug" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {scenes.find(([pattern]) => pattern.test(id))?.[1] ?? (
        <path d="M24 3l5 13 14-5-6 13 8 11-14-1-7 11-7-11-14 1 8-11L5 11l14 5z" fill="#e0a02c" {...line} />
      )}
    </svg>
  );
}
