/** A picture that never moves, as an image: one element for the page to style, however many shapes it has. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { draw } from "./lit";
import type { Ink } from "./lit";

export interface Still {
  of: string; // the same name, the same picture
  by?: object; // whose pictures these names are, where the name alone does not tell
  view: string;
  ink: () => Ink;
  fit?: "xMidYMid meet" | "xMidYMid slice" | "xMidYMin slice" | "none";
  label?: string | undefined; // empty: said elsewhere
  size?: number | string | undefined; // of both sides; without one it fills what the style gives it
  class?: string;
}

const ours = {};
const drawn = new WeakMap<object, Map<string, string>>();

function address({ of, by = ours, view, fit = "xMidYMid meet", ink }: Still): string {
  let album = drawn.get(by);
  if (!album) drawn.set(by, (album = new Map<string, string>()));
  let made = album.get(of);
  if (made === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" preserveAspectRatio="${fit}">${draw("i", ink)}</svg>`;
    album.set(of, (made = `data:image/svg+xml,${encodeURIComponent(svg)}`));
  }
  return made;
}

export function Still(props: Still): JSX.Element {
  const { of, by, label = "", size, class: extra = "" } = props;
  const src = useMemo(() => address(props), [of, by]);
  return <img class={`still ${extra}`} src={src} alt={label} width={size} height={size} decoding="sync" draggable={false} />;
}
