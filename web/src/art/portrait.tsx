/** Portraits of everybody who drinks here, in five moods: framed, cropped to the head, or a bust behind the table. */

import type { JSX } from "preact";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";

import { insist } from "../insist";
import { Store, useStore } from "../state/store";
import { bust } from "./bust";
import type { Frame, Look } from "./bust";
import { patron } from "./cast/patron";
import type { Mood } from "./face";
import { Still } from "./still";

export type { Mood } from "./face";
export type { Frame } from "./bust";
export { moods } from "./face";

interface Module {
  cast: Record<string, Look>;
}

// A box's people come when the first of them is seen.
const boxes: readonly (readonly [people: readonly string[], load: () => Promise<Module>])[] = [
  [["dimli", "eve", "fleck", "gog"], () => import("./cast/rdi2")],
  [["whitehawk", "remy", "bryn", "tara"], () => import("./cast/rdi4")],
  [["sera", "joran", "lizwick", "zakhan"], () => import("./cast/rdi5")],
  [["warthorn", "molly", "wench", "jasper"], () => import("./cast/rdi7")],
  [["dale", "jett", "petra", "terci", "ygella"], () => import("./cast/rdi9")],
  [["otto"], () => import("./cast/otto")],
];

const faces = new Store<ReadonlyMap<string, Look>>(new Map());
const coming = new Map<string, Promise<void>>();

/** Everybody with a face of their own. */
export const people: readonly string[] = boxes.flatMap(([names]) => names);

/** Fetch these people's faces ahead of time. */
export async function invite(...who: string[]): Promise<void> {
  await Promise.all(
    boxes
      .filter(([names]) => names.some((name) => who.includes(name)))
      .map(([names, load]) => {
        const key = names[0] ?? "";
        const come =
          coming.get(key) ??
          insist(load).then(({ cast }) => faces.set(new Map([...faces.value, ...Object.entries(cast)])));
        coming.set(key, come);
        return come;
      }),
  );
}

/** Somebody's look; a patron's until it has come, and for good where nobody has drawn one. */
export function useLook(who: string): Look {
  const own = useStore(faces).get(who);
  useEffect(() => void invite(who), [who]);
  return useMemo(() => own ?? patron(who), [own, who]);
}

/** The colours somebody's frame and deck are made of. */
export function useColours(who: string): { halo: string; ground: string } {
  const { halo, ground } = useLook(who);
  return { halo, ground };
}

export interface PortraitProps {
  who: string;
  mood?: Mood;
  size?: number | string; // of the 200 units a whole bust is wide
  frame?: Frame;
  crop?: boolean; // to the head; what is small is cropped unless told otherwise
  id?: string; // for the same seat always the same
  label?: string; // empty: a picture beside a name
  class?: string;
}

export function Portrait({
  who,
  mood = "sober",
  size = 104,
  frame = "square",
  crop,
  id,
  label,
  class: extra = "",
}: PortraitProps): JSX.Element {
  const own = useId();
  const look = useLook(who);
  const before = useRef(mood); // somebody who comes in does not nod; whose mood changes does
  const moved = useRef(false);
  if (before.current !== mood) [before.current, moved.current] = [mood, true];
  const close = crop ?? (frame !== "none" && typeof size === "number" && size <= 60);
  const [view, ratio] = close
    ? [mood === "out" ? "2 44 148 148" : "26 14 148 148", 1]
    : frame === "none"
      ? ["0 0 200 176", 176 / 200]
      : ["0 0 200 200", 1];
  const height = typeof size === "number" ? size * ratio : undefined;
  const html = useMemo(() => (close ? null : { __html: bust(`p-${id ?? own}`, look, mood, frame) }), [id ?? own, look, mood, frame, close]);
  const looks = `portrait portrait-${frame} mood-${mood} ${extra}`;
  if (!html) {
    // A head is small, there are many of them, and nobody sees it nod.
    return <Still of={`${mood} ${frame}`} by={look} view={view} ink={() => bust("p", look, mood, frame)} label={label} size={size} class={looks} />;
  }
  return (
    <svg
      class={looks}
      viewBox={view}
      width={size}
      height={height}
      overflow={frame === "none" ? "visible" : undefined}
      {...(label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const })}
    >
      <g
        key={mood}
        class={moved.current ? "moved" : ""}
        dangerouslySetInnerHTML={html}
      />
    </svg>
  );
}
