/** The 0–20 track of a mat: Alcohol Content climbs, Fortitude falls; where they meet, you are out. */

import type { JSX } from "preact";

import { t } from "../i18n";

const STEP = 10;
const LEFT = 10;
const x = (value: number): number => LEFT + Math.max(0, Math.min(20, value)) * STEP;

export function Track({ fortitude, alcohol }: { fortitude: number; alcohol: number }): JSX.Element {
  const label = t("mat-track", { fortitude, alcohol });
  const danger = fortitude - alcohol <= 4;
  return (
    <svg class={danger ? "track danger" : "track"} viewBox="0 0 220 34" role="img" aria-label={label}>
      <rect x="3" y="12" width="214" height="12" rx="4" class="track-wood" />
      <rect x={LEFT} y="13.500" width={20 * STEP} height="9" class="track-gap" />
      <rect x={LEFT} y="13.500" width={x(alcohol) - LEFT} height="9" class="track-beer" />
      <rect x={x(fortitude)} y="13.500" width={LEFT + 20 * STEP - x(fortitude)} height="9" class="track-lost" />
      {Array.from({ length: 21 }, (_, i) => (
        <path key={i} d={`M${x(i)} ${i % 5 ? 20 : 17}V22.500`} class="track-tick" />
      ))}
      {[0, 5, 10, 15, 20].map((i) => (
        <text key={i} x={x(i)} y="33" class="track-number">
          {i}
        </text>
      ))}
      <g class="marker" style={{ transform: `translateX(${x(alcohol)}px)` }}>
        <path d="M0 16l-3-5h-5.500v-11h17v11H3z" class="marker-alcohol" />
        <text y="9.500" class="marker-text">
          {alcohol}
        </text>
      </g>
      <g class="marker" style={{ transform: `translateX(${x(fortitude)}px)` }}>
        <path d="M0 16L-8 7a4.800 4.800 0 0 1 8-6 4.800 4.800 0 0 1 8 6z" class="marker-fortitude" />
        <text y="9.800" class="marker-text">
          {fortitude}
        </text>
      </g>
    </svg>
  );
}
