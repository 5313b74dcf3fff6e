/** The track, of 20 steps or fewer: ale fills it from the left, Fortitude ends it at the right; where they meet one is out. */

import type { JSX } from "preact";

import { t } from "../i18n";
import { Sign } from "./likeness";

export interface Numbers {
  fortitude: number;
  alcohol: number;
  nextFortitude?: number; // what is coming, if nothing stops it
  nextAlcohol?: number;
  out?: boolean;
  top?: number; // how many steps there are
}

const STEPS = 20;
const BRINK = 3;
/** Where a value stands, in hundredths of the track. */
const along = (value: number, top: number): number => (Math.max(0, Math.min(top, value)) / top) * 100;

/** Near an end a flag is moved inwards, so that it never leaves the track. */
function place(value: number, top: number): { left: string; transform: string } {
  const at = along(value, top);
  const shift = at < 25 ? at * 2 : at > 75 ? 50 + (at - 75) * 2 : 50;
  return { left: `${at}%`, transform: `translateX(-${shift}%)` };
}

const pinned = (value: number, top: number): string => `${Math.max(4, Math.min(96, along(value, top)))}%`;

function kind(i: number, { fortitude, alcohol, nextFortitude = fortitude, nextAlcohol = alcohol }: Numbers): string {
  if (i < Math.min(alcohol, nextAlcohol)) return "ale";
  if (i < nextAlcohol && nextAlcohol > alcohol) return "ale-coming";
  if (i < alcohol) return "ale-going";
  if (i >= Math.max(fortitude, nextFortitude)) return "spent";
  if (i >= nextFortitude) return "heart-going";
  if (i >= fortitude) return "heart-coming";
  return "free";
}

export function Track(props: Numbers): JSX.Element {
  const { fortitude, alcohol, nextFortitude = fortitude, nextAlcohol = alcohol, out, top = STEPS } = props;
  const left = nextFortitude - nextAlcohol;
  const change = (before: number, after: number): string => (before === after ? String(before) : `${before}→${after}`);
  return (
    <span
      class={`track${out ? " is-out" : left <= BRINK ? " brink" : ""}`}
      role="img"
      aria-label={t("mat-track", { fortitude: change(fortitude, nextFortitude), alcohol: change(alcohol, nextAlcohol) })}
    >
      <span class="flag-row" aria-hidden="true">
        <span class="flag heart" style={place(nextFortitude, top)}>
          <Sign name="heart" />
          {change(fortitude, nextFortitude)}
        </span>
        <i class="pin up" style={{ left: pinned(nextFortitude, top) }} />
      </span>
      <span class="steps" aria-hidden="true" style={top === STEPS ? undefined : { gridTemplateColumns: `repeat(${top}, 1fr)` }}>
        {Array.from({ length: top }, (_, i) => (
          <i key={i} class={kind(i, props)} />
        ))}
        {left <= 0 && <b class="meet" style={{ left: `${along(nextFortitude, top)}%` }} />}
      </span>
      <span class="flag-row" aria-hidden="true">
        <i class="pin down" style={{ left: pinned(nextAlcohol, top) }} />
        <span class="flag ale" style={place(nextAlcohol, top)}>
          <Sign name="ale" />
          {change(alcohol, nextAlcohol)}
        </span>
      </span>
    </span>
  );
}

/** How many steps are left, in a ring: green, gold, and red when it gets serious. */
export function Medal({ fortitude, alcohol, nextFortitude = fortitude, nextAlcohol = alcohol, out, top = STEPS }: Numbers): JSX.Element {
  const left = Math.max(0, nextFortitude - nextAlcohol);
  const look = out ? "is-out" : left <= BRINK ? "red" : left <= 7 ? "gold" : "green";
  return (
    <span class={`medal ${look}`} style={{ "--turn": `${Math.min(1, left / top)}turn` }} aria-hidden="true">
      <b>{out ? "zz" : left}</b>
    </span>
  );
}
