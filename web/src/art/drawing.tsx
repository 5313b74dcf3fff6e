/** A picture of the rig on the page: its size, its view, and ids that stay. */

import type { JSX } from "preact";
import { useId } from "preact/hooks";

import { draw } from "./lit";
import type { Ink } from "./lit";

export interface Shown {
  size?: number | string; // the height; the width follows
  id?: string; // for the same place always the same
  label?: string; // empty: said elsewhere
  class?: string;
}

export function Drawing({
  view,
  ink,
  size = 40,
  id,
  label,
  class: extra = "",
}: Shown & { view: string; ink: () => Ink }): JSX.Element {
  const own = useId();
  const [, , w = 1, h = 1] = view.split(" ").map(Number);
  return (
    <svg
      class={`drawing ${extra}`}
      viewBox={view}
      height={size}
      width={typeof size === "number" ? Math.round((size * w * 100) / h) / 100 : undefined}
      {...(label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const })}
      dangerouslySetInnerHTML={{ __html: draw(`o-${id ?? own}`, ink) }}
    />
  );
}
