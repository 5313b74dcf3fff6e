/** The rig all pictures are cut with: flat shapes with a plum shade upper right and candle light lower left, as SVG text. */

/** Text, not elements: a portrait is a hundred small shapes, and they change only all at once. */
export type Ink = string;

const SHADE = "#2b0a2c";
const WIDE = "M-400-400H600V600H-400z";

// One picture is drawn at a time, so its name and the number of its next part can live here; the same picture
// drawn again gets the same ids, and two on one page never share any.
let picture = "art";
let part = 0;

/** Draw one picture: everything `lit` inside gets ids under this name. */
export function draw(name: string, make: () => Ink): Ink {
  const [outer, at] = [picture, part];
  [picture, part] = [name, 0];
  try {
    return make();
  } finally {
    [picture, part] = [outer, at];
  }
}

/** A new id within the picture. */
export const name = (): string => `${picture}-${part++}`;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Mix two colours, `t` of the second. */
export function mix(one: string, two: string, t: number): string {
  const b = channels(two);
  return `#${channels(one)
    .map((v, i) =>
      Math.round(v + ((b[i] ?? 0) - v) * t)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const brightness = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (r * 0.3 + g * 0.59 + b * 0.11) / 255;
};

/** A darker tone of a fill, towards plum: folds, strands, lids. */
export const deep = (fill: string, t = 0.3): string => mix(fill, SHADE, t);
/** A lighter tone, towards the candle. */
export const warm = (fill: string, t = 0.3): string => mix(fill, "#ffd27c", t);

export const flat = (d: string, fill: string, opacity = 1): Ink =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const line = (d: string, stroke: string, width = 2.6, opacity = 1): Ink =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

/** What everything in shadow gets, inside a shape. */
export const dusk = (d: string, opacity = 0.26): Ink => flat(d, SHADE, opacity);

/** A shape with both crescents. `k` is how far they reach; `inside` is drawn on it and cut to it. */
export function lit(d: string, fill: string, k = 1, inside: Ink = ""): Ink {
  const id = name();
  const light = brightness(fill);
  const around = (dx: number, dy: number, paint: string, opacity: number): Ink =>
    `<path d="${WIDE}${d}" fill-rule="evenodd" transform="translate(${dx * k} ${dy * k})" fill="${paint}" opacity="${opacity}"/>`;
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${fill}"/><g clip-path="url(#${id})">${inside}` +
    around(-8, 4, SHADE, light > 0.6 ? 0.24 : light > 0.3 ? 0.32 : 0.42) +
    (light > 0.34 ? around(4, -4, "#ffd27c", 0.5) : around(4, -4, "#ff9a52", 0.37)) +
    "</g>"
  );
}

/** Something cut to a shape that is not drawn itself. */
export function within(d: string, inside: Ink): Ink {
  const id = name();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r
    ? `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
    : `M${x} ${y}h${w}v${h}h${-w}z`;

/** Move, turn, scale. */
export const at = (x: number, y: number, inside: Ink, turn = 0, scale = 1, wide = scale): Ink =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale !== 1 || wide !== 1 ? ` scale(${wide} ${scale})` : ""}">${inside}</g>`;
export const turned = (degrees: number, x: number, y: number, inside: Ink): Ink =>
  degrees ? `<g transform="rotate(${degrees} ${x} ${y})">${inside}</g>` : inside;
export const faded = (opacity: number, inside: Ink): Ink => `<g opacity="${opacity}">${inside}</g>`;

/** A four-pointed star. */
export const spark = (x: number, y: number, r: number): string => {
  const s = r / 5;
  return `M${x} ${y - r}Q${x + s} ${y - s} ${x + r} ${y}Q${x + s} ${y + s} ${x} ${y + r}Q${x - s} ${y + s} ${x - r} ${y}Q${x - s} ${y - s} ${x} ${y - r}z`;
};

/** A radial glow that fades to nothing. */
export function glow(x: number, y: number, r: number, colour: string, opacity: number): Ink {
  const id = name();
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
}

/** Wood, iron, brass and the rest, so that a mug is the same mug everywhere. */
export const P = {
  night: "#1d0f17",
  leather: "#2a141a",
  parchment: "#f6e6c3",
  cream: "#fff3d8",
  gold: "#e7bb52",
  coin: "#f0b93a",
  ale: "#e8951f",
  foam: "#fff4dc",
  heart: "#d8323a",
  iron: "#9aa3b0",
  brass: "#c79a45",
  wood: "#b5783c",
  brown: "#7a4423",
  ink: "#2a141a",
} as const;
