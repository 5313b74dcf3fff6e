/** A player's state as a thing: Alcohol rises in a tankard, the heart sinks on its glass, and where they meet one is out. */

import type { JSX } from "preact";
import { useId } from "preact/hooks";

import { draw, flat, lit, line, oval, P, within } from "./lit";
import type { Ink } from "./lit";
import { heart } from "./props";
import type { Shown } from "./drawing";

const GLASS = "M16 16H92L88 138H20z";
const [TOP, FLOOR] = [24, 130];
const level = (value: number, most: number): number => FLOOR - (Math.max(0, Math.min(most, value)) / most) * (FLOOR - TOP);

const behind = (): Ink =>
  lit("M88 36Q122 30 122 70Q122 108 86 106V94Q108 96 108 70Q108 46 88 50z", "#8d93a0", 0.7) +
  flat(GLASS, "#2c1722") +
  flat("M16 16H92L91 24H17z", "#4a2f3a");
const bubbles = (): Ink =>
  [
    [30, 60, 3],
    [50, 40, 2.4],
    [66, 74, 3.4],
    [42, 92, 2.8],
    [74, 30, 2.6],
    [34, 24, 2],
  ]
    .map(([x = 0, y = 0, r]) => flat(oval(x, y, r ?? 2), "#ffe6a8", 0.75))
    .join("");
// As high as the glass: it is moved to its level, which can be animated.
const ale = (): Ink =>
  flat("M0 0H110V130H0z", P.ale) +
  flat("M0 0H34V130H0z", "#ffc04a", 0.55) +
  flat("M72 0H110V130H72z", "#2b0a2c", 0.22) +
  bubbles();
const foam = (): Ink =>
  flat("M8-1Q10-13 22-9Q30-18 40-10Q50-18 60-10Q72-17 80-9Q92-12 98-1L98 5Q88 10 78 5Q68 12 56 6Q46 12 36 6Q24 11 8 5z", P.foam) +
  flat("M66-10Q72-17 80-9Q92-12 98-1L98 5Q88 10 78 5Q74 8 70 8Q74-2 66-10z", "#2b0a2c", 0.16);
const before = (): Ink =>
  flat("M24 20L36 20L38 130H28z", "#ffffff", 0.2) +
  flat("M42 20L46 20L47 130H44z", "#ffffff", 0.12) +
  line("M90 44H82M89 66H81M88 88H80M87 110H79", "#fff3d8", 2, 0.55) +
  lit("M14 12H94V22H14z", P.brass, 0.35) +
  lit("M18 128H90L92 142Q54 150 16 142z", P.brass, 0.6);

export interface TankardProps extends Shown {
  alcohol: number;
  fortitude: number;
  most?: number;
  out?: boolean;
}

export function Tankard({
  alcohol,
  fortitude,
  most = 20,
  out = false,
  size = 72,
  id,
  label,
  class: extra = "",
}: TankardProps): JSX.Element {
  const made = useId();
  const own = id ?? made;
  const tight = fortitude - alcohol <= 3;
  const html = (name: string, ink: () => Ink): { __html: string } => ({ __html: draw(`t-${own}-${name}`, ink) });
  const y = level(alcohol, most);
  const h = level(fortitude, most);
  return (
    <svg
      class={`tankard ${tight ? "tight" : ""} ${out ? "gone" : ""} ${extra}`}
      viewBox="8 2 132 146"
      height={size}
      width={typeof size === "number" ? (size * 132) / 146 : undefined}
      {...(label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const })}
    >
      <g dangerouslySetInnerHTML={html("back", behind)} />
      <clipPath id={`t-${own}-glass`}>
        <path d={GLASS} />
      </clipPath>
      <g clip-path={`url(#t-${own}-glass)`}>
        <rect
          class="tankard-lost"
          x="0"
          y="0"
          width="110"
          height={Math.max(0, h)}
          fill="#8c1424"
          opacity={fortitude < most ? 0.42 : 0}
        />
        <g class="tankard-ale" style={{ transform: `translateY(${y}px)` }}>
          <g dangerouslySetInnerHTML={html("ale", () => ale() + (alcohol > 0 ? foam() : ""))} />
        </g>
        <path
          class="tankard-mark"
          d="M16 0H92"
          stroke="#ff4a3a"
          stroke-width="4"
          style={{ transform: `translateY(${h}px)` }}
          opacity={fortitude < most ? 1 : 0}
        />
      </g>
      <g dangerouslySetInnerHTML={html("front", before)} />
      <g class="tankard-heart" style={{ transform: `translateY(${Math.max(h, 18)}px)` }}>
        <g transform="translate(98 0)" dangerouslySetInnerHTML={html("heart", () => heart(17))} />
      </g>
    </svg>
  );
}

/** A mug in a Drinking Contest: how full it is, of six and more. */
export function ContestMug({ strength, size = 96, id, class: extra = "" }: Shown & { strength: number }): JSX.Element {
  const made = useId();
  const own = id ?? made;
  const y = level(strength, Math.max(8, strength));
  return (
    <svg
      class={`tankard ${extra}`}
      viewBox="8 2 120 146"
      height={size}
      width={typeof size === "number" ? (size * 120) / 146 : undefined}
      aria-hidden="true"
    >
      <g dangerouslySetInnerHTML={{ __html: draw(`c-${own}-back`, behind) }} />
      <g
        dangerouslySetInnerHTML={{
          __html: draw(`c-${own}-ale`, () =>
            within(GLASS, `<g transform="translate(0 ${y})">${ale()}${strength > 0 ? foam() : ""}</g>`),
          ),
        }}
      />
      <g dangerouslySetInnerHTML={{ __html: draw(`c-${own}-front`, before) }} />
    </svg>
  );
}
