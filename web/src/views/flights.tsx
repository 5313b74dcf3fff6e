/** Numbers and coins on their way across the table. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { Coins, Glyph } from "../art/icons";
import type { Flight } from "../state/steps";

const MARKS = { fortitude: ".flag.heart", alcohol: ".flag.ale", gold: ":is(.gold-count, .mat-gold)" } as const;

const INN = -1;

/** What comes into the Inn's till, or leaves it, with these. */
export const tillChange = (flights: Flight[]): number =>
  flights.reduce((sum, { seat, stat, amount, from }) => sum + (stat !== "gold" ? 0 : seat === INN ? amount : from === INN ? -amount : 0), 0);

/** The middle of the first of these that is on the screen. */
function spotOf(...places: string[]): { x: number; y: number } {
  for (const place of places) {
    const box = document.querySelector(place)?.getBoundingClientRect();
    if (box?.width) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return { x: innerWidth / 2, y: innerHeight / 2 };
}

/** Where a number of a seat stands: on its own plaque or mat, or on the one it shares. */
function ownSpot(seat: number, stat: Flight["stat"], track?: number): { x: number; y: number } {
  const own = `[data-seat="${seat}"]`;
  const mark = track === undefined ? MARKS[stat] : `.against:nth-of-type(${track + 1}) ${MARKS[stat]}`;
  return spotOf(`${own} ${mark}`, `.team:has(${own}) ${mark}`, `.game:has(.mate${own}) .near .mat ${mark}`, own);
}

function start({ from, stat }: Flight): { x: number; y: number } {
  if (from >= 0) return ownSpot(from, stat);
  if (from === -2) return spotOf(".pot", ".middle");
  if (from === INN) return spotOf(".till", ".middle");
  return spotOf(".spot-card:last-child", ".layer.top", ".middle");
}

function goal({ seat, stat, track }: Flight): { x: number; y: number } {
  if (seat >= 0) return ownSpot(seat, stat, track);
  return seat === -2 ? spotOf(".pot", ".middle") : spotOf(".till", ".middle");
}

export function Flights({ flights }: { flights: Flight[] }): JSX.Element {
  return (
    <div class="flights" aria-hidden="true">
      {flights.map((flight) => (
        <Flying key={flight.id} flight={flight} />
      ))}
    </div>
  );
}

function Flying({ flight }: { flight: Flight }): JSX.Element {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const a = start(flight);
    const b = goal(flight);
    const at = ({ x, y }: { x: number; y: number }, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    element.current?.animate(
      [
        { transform: at(a, 0.6), opacity: 0 },
        { transform: at(a, 1.3), opacity: 1, offset: 0.2 },
        { transform: at(b, 1), opacity: 1, offset: 0.85 },
        { transform: at(b, 0.8), opacity: 0.6 },
      ],
      { duration: flight.ms, easing: "ease-in-out", fill: "both" },
    );
  }, []);
  const { stat, amount } = flight;
  return (
    <span class={`flying ${stat} ${amount > 0 ? "up" : "down"}`} ref={element}>
      {stat === "gold" ? (
        <>
          <Coins amount={Math.abs(amount)} most={5} />
          {Math.abs(amount) > 1 && <b>{Math.abs(amount)}</b>}
        </>
      ) : (
        <>
          {amount > 0 ? "+" : "−"}
          {Math.abs(amount)}
          <Glyph name={stat === "fortitude" ? "heart" : "drink"} size={16} />
        </>
      )}
    </span>
  );
}
