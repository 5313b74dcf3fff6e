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
  bust: number; // how large the busts are, 0: as the style sheet says
  spare: number; // height that is left over even so, for the middle
}

const WIDE = 1280;
const HIGH = 800;
const DRAWER = 346;

// What lies below and above the busts, in units: they take what is left, so that nothing else has to give way.
const BAR = 36;
const LOW = { near: 172, slips: 58, rail: 104 };
const FULL = { near: 216, slips: 96, rail: 136 };
const PLAQUE = { L: 98, M: 114, S: 114 };
const LARGEST = { L: 206, M: 192, S: 172 };
const ARC = 10; // the middle of the far edge lies higher
const SHOWN = 0.88; // of a bust, above the edge
const SMALLEST = 64;
const HEADS = 150; // a row of heads with their plaques
const UNDER = 14; // for arrows, under the kits

/** How large the busts may be, and what is left over; `strip` is what hangs below the plaques, 0 where nothing does. */
function bustFor(size: SeatSize, height: number, low: boolean, lane: number, strip: number): { bust: number; spare: number } {
  const { near, slips, rail } = low ? LOW : FULL;
  const left = height - BAR - near - slips - rail - ARC - (strip ? strip + UNDER : lane);
  if (size === "heads") return { bust: 0, spare: Math.max(0, left - HEADS) };
  const bust = Math.round(Math.max(SMALLEST, Math.min(LARGEST[size], (left - PLAQUE[size]) / SHOWN)));
  return { bust, spare: Math.max(0, left - PLAQUE[size] - bust * SHOWN) };
}

export function measure(width: number, height: number, opponents: number, drawer = false, strip = 0): Stage {
  const portrait = width < 700 && height > width;
  const short = !portrait && height < 600;
  const shape = portrait ? "upright" : short ? "short" : "table";
  const u = shape === "table" ? Math.max(1, Math.min(width / WIDE, height / HIGH, 1.8)) : 1;
  const wide = width / u - (drawer && shape === "table" ? DRAWER : 0);
  const pitch = wide / Math.max(1, opponents);
  let size: SeatSize = pitch >= 360 ? "L" : pitch >= 240 ? "M" : pitch >= 132 ? "S" : "heads";
  if (portrait) size = opponents <= 3 ? "S" : "heads";
  if (short) size = pitch >= 196 ? "S" : "heads";
  const low = shape === "table" && height / u < 735;
  const lane = low ? 14 : size === "L" ? 26 : 14;
  const { bust, spare } = shape === "table" ? bustFor(size, height / u, low, lane, strip) : { bust: 0, spare: 0 };
  return { shape, size, u, low, bust, spare, narrow: shape === "table" && wide < 1180, width: wide, height: height / u };
}

export function useStage(opponents: number, drawer = false, strip = 0): Stage {
  const look = (): Stage => measure(innerWidth, innerHeight, opponents, drawer, strip);
  const [stage, setStage] = useState(look);
  useEffect(() => {
    const changed = (): void => setStage(look());
    changed();
    addEventListener("resize", changed);
    return () => removeEventListener("resize", changed);
  }, [opponents, drawer, strip]);
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
