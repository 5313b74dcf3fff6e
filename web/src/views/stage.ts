/** How the table fits the window: its unit, its shape, and how large the players behind it are. */

import { useEffect, useState } from "preact/hooks";

import { Store } from "../state/store";

export type Shape = "table" | "upright" | "short";
export type SeatSize = "L" | "M" | "S" | "heads";

export interface Stage {
  shape: Shape;
  size: SeatSize;
  u: number; // what one unit of the drawing is in pixels
  low: boolean; // no room for pictures on the cards of the hand
  narrow: boolean; // no room for the left column
  width: number; // in units, without the drawer
  height: number;
}

const WIDE = 1280;
const HIGH = 800;
const DRAWER = 346;

export function measure(width: number, height: number, opponents: number, drawer = false): Stage {
  const portrait = width < 700 && height > width;
  const short = !portrait && height < 600;
  const shape = portrait ? "upright" : short ? "short" : "table";
  const u = shape === "table" ? Math.max(1, Math.min(width / WIDE, height / HIGH, 1.8)) : 1;
  const wide = width / u - (drawer && shape === "table" ? DRAWER : 0);
  const pitch = wide / Math.max(1, opponents);
  let size: SeatSize = pitch >= 360 ? "L" : pitch >= 240 ? "M" : pitch >= 132 ? "S" : "heads";
  if (portrait) size = opponents <= 3 ? "S" : "heads";
  if (short) size = pitch >= 196 ? "S" : "heads";
  return { shape, size, u, low: shape === "table" && height / u < 735, narrow: shape === "table" && wide < 1180, width: wide, height: height / u };
}

export function useStage(opponents: number, drawer = false): Stage {
  const look = (): Stage => measure(innerWidth, innerHeight, opponents, drawer);
  const [stage, setStage] = useState(look);
  useEffect(() => {
    const changed = (): void => setStage(look());
    changed();
    addEventListener("resize", changed);
    return () => removeEventListener("resize", changed);
  }, [opponents, drawer]);
  return stage;
}

/** Whether a game is on the page: the table has a bar of its own, and the page needs none. */
export const playing = new Store<boolean>(false);

export function usePlaying(): void {
  useEffect(() => {
    playing.set(true);
    return () => playing.set(false);
  }, []);
}
