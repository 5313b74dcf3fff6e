/** Something to drink out of, for each kind of Drink. */

import type { JSX } from "preact";

const shapes: Record<string, { glass: string; fill: string; foam?: string }> = {
  mug: {
    glass: "M9 12h24v26a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3zM33 17h4a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5h-4v-4h3a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2h-3z",
    fill: "M12 16h18v20a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2z",
    foam: "M8 14a5 5 0 0 1 5-7 7 7 0 0 1 12-1 6 6 0 0 1 9 7c0 3-4 4-5 1-1 4-5 4-6 0-1 3-5 3-6 0-1 4-8 4-9 0z",
  },
  goblet: {
    glass: "M12 6h24c2 14-2 20-9 22v9h7v4H14v-4h7v-9c-7-2-11-8-9-22z",
    fill: "M14 13h20c0 7-3 12-10 12s-10-5-10-12z",
  },
  glass: {
    glass: "M12 6h24l-3 35H15z",
    fill: "M15 15h18l-2 23H17z",
  },
  flask: {
    glass: "M19 4h10v11l9 20c2 4-1 7-5 7H15c-4 0-7-3-5-7l9-20z",
    fill: "M17 26h14l5 10c1 2 0 3-3 3H15c-3 0-4-1-3-3z",
  },
  bowl: {
    glass: "M6 16h36c0 14-6 22-12 24H18C12 38 6 30 6 16z",
    fill: "M9 19h30c0 8-4 15-9 18H18c-5-3-9-10-9-18z",
  },
};

const looks: [RegExp, string, string][] = [
  [/dragon|breath/, "mug", "#d8432a"],
  [/firewater|spirit|grog|rum/, "flask", "#e2742a"],
  [/elven-wine|ambrosia/, "goblet", "#9c3fa8"],
  [/wine/, "goblet", "#8e1f3c"],
  [/dark|stout|porter/, "mug", "#4a2a14"],
  [/mead|honey|cider/, "bowl", "#e0a52c"],
  [/wizard|brew-of|potion|elixir/, "flask", "#3f6fd0"],
  [/holy/, "goblet", "#cfe8ff"],
  [/dish|swill|rotgut|sweat|sludge/, "bowl", "#7a8a3c"],
  [/ogre|orc|troll/, "bowl", "#7d6a2d"],
  [/water|cutting|coffee|tea|milk/, "glass", "#bfe0f2"],
];

export function Mug({ id, size = 36, chaser = false }: { id: string; size?: number; chaser?: boolean }): JSX.Element {
  const [, shape, colour] = looks.find(([pattern]) => pattern.test(id)) ?? [null, "mug", "#e3a233"];
  const { glass, fill, foam } = shapes[shape] ?? shapes["mug"]!;
  return (
    <svg class="mug" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d={glass} fill={shape === "mug" || shape === "bowl" ? "#8a5a2f" : "#e9f1f3"} stroke="#2a1a12" stroke-width="1.5" />
      <path d={fill} fill={colour} />
      {foam && <path d={foam} fill="#fff6df" stroke="#2a1a12" stroke-width="1" />}
      {chaser && (
        <>
          <circle cx="38" cy="38" r="8.500" fill="#2f6b3a" stroke="#fff6df" stroke-width="1.5" />
          <path d="M38 33v10M33 38h10" stroke="#fff6df" stroke-width="2.600" />
        </>
      )}
    </svg>
  );
}
