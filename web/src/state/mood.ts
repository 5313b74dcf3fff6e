/** How somebody feels: the moods of a portrait follow the numbers. */

import type { GameView } from "../net/protocol";

export type Mood = "sober" | "merry" | "hurt" | "swaying" | "out";

export const stepsLeft = ({ fortitude, alcohol }: { fortitude: number; alcohol: number }): number => Math.max(0, fortitude - alcohol);

/** When several apply: out, hurt (until the next turn), swaying, merry. */
export function moodOf(view: GameView, seat: number, hurt: number[]): Mood {
  const now = view.seats[seat];
  if (!now) return "sober";
  if (!now.alive) return "out";
  if (view.over && view.winners.includes(seat)) return "merry";
  if (hurt.includes(seat)) return "hurt";
  if (stepsLeft(now) <= 3) return "swaying";
  return now.alcohol > 0 && now.alcohol * 3 >= now.fortitude ? "merry" : "sober";
}
