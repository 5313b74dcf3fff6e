/** Arrows from the played card: red to me over the table, through the lane to everybody else. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

interface ArrowsProps {
  targets: number[]; // opponents
  atMe: boolean;
  open: boolean; // still choosing: dashed
  stamp: string; // whatever makes things move
}

interface Drawn {
  lane: string;
  heads: string[];
  me: string;
  meHead: string;
}

const none: Drawn = { lane: "", heads: [], me: "", meHead: "" };

export function Arrows({ targets, atMe, open, stamp }: ArrowsProps): JSX.Element | null {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<Drawn>(none);
  useLayoutEffect(() => {
    const draw = (): void => {
      const root = svg.current?.closest(".game");
      const card = root?.querySelector(".played-card")?.getBoundingClientRect();
      const home = root?.getBoundingClientRect();
      if (!root || !card || !home || !card.width) return setDrawn(none);
      const unit = card.width / 160;
      const made: Drawn = { ...none, heads: [] };
      const spots = targets.flatMap((seat) => {
        const own = root.querySelector(`.far [data-seat="${seat}"] .plaque, .far .member[data-seat="${seat}"]`);
        const box = own?.getBoundingClientRect();
        const foot = own?.closest(".plaque")?.getBoundingClientRect();
        const strip = root.querySelector(`.far [data-seat="${seat}"] :is(.kit-strip, .member-kit)`)?.getBoundingClientRect();
        const low = strip?.height ? strip.bottom : (foot?.bottom ?? 0);
        return box?.width ? [{ x: box.left + box.width / 2 - home.left, y: low - home.top }] : [];
      });
      if (spots.length) {
        const start = card.left - home.left + card.width * 0.62;
        const top = card.top - home.top + 6 * unit;
        const xs = [start, ...spots.map((spot) => spot.x)];
        // The kits of those it passes by lie above it.
        const passed = [...root.querySelectorAll(".far :is(.kit-strip, .member-kit)")]
          .map((strip) => strip.getBoundingClientRect())
          .filter((box) => box.height && box.right - home.left > Math.min(...xs) && box.left - home.left < Math.max(...xs));
        const thin = root.querySelector(".far :is(.kit-strip, .member-kit)") !== null; // the lane below them
        const y = Math.max(...spots.map((spot) => spot.y), ...passed.map((box) => box.bottom - home.top)) + (thin ? 8 : 13) * unit;
        made.lane = `M${start} ${top}V${y}M${Math.min(...xs)} ${y}H${Math.max(...xs)}${spots.map((s) => `M${s.x} ${y}V${s.y + 8 * unit}`).join("")}`;
        made.heads = spots.map((s) => `M${s.x - 11 * unit} ${s.y + (thin ? 12 : 15) * unit}L${s.x} ${s.y}L${s.x + 11 * unit} ${s.y + (thin ? 12 : 15) * unit}z`);
      }
      const mat = root.querySelector(".near .mat")?.getBoundingClientRect();
      if (atMe && mat?.width) {
        // My kit may lie between: then the arrow ends at its tray.
        const tray = root.querySelector(".near .kit-tray")?.getBoundingClientRect();
        const foot = (x: number): number => (tray?.width && tray.right - home.left > x - 10 * unit ? tray.top : mat.top) - home.top;
        if (card.left - 40 * unit < mat.left + mat.width / 2) {
          // No room at the card's left: straight down, if there is any.
          const x = card.left - home.left + card.width * 0.3;
          const [top, end] = [card.bottom - home.top - 8 * unit, foot(x) - 2];
          if (end - top > 22 * unit) {
            made.me = `M${x} ${top}V${end - 16 * unit}`;
            made.meHead = `M${x - 13 * unit} ${end - 18 * unit}H${x + 13 * unit}L${x} ${end}z`;
          }
        } else {
          const from = { x: card.left - home.left + 4, y: card.top - home.top + card.height * 0.55 };
          const x = Math.min(mat.left - home.left + mat.width * 0.72, from.x - 30 * unit);
          const to = { x, y: foot(x) };
          made.me = `M${from.x} ${from.y}Q${from.x - 10 * unit} ${to.y - 26 * unit} ${to.x + 8 * unit} ${to.y - 14 * unit}`;
          made.meHead = `M${to.x + 14 * unit} ${to.y - 27 * unit}L${to.x + 22 * unit} ${to.y - 5 * unit}L${to.x - 10 * unit} ${to.y - 4 * unit}z`;
        }
      }
      setDrawn(made);
    };
    draw();
    const soon = setTimeout(draw, 380); // when the card has come to rest
    addEventListener("resize", draw);
    return () => {
      clearTimeout(soon);
      removeEventListener("resize", draw);
    };
  }, [targets.join(), atMe, open, stamp]);
  return (
    <svg class={open ? "arrows open" : "arrows"} ref={svg} aria-hidden="true">
      {drawn.lane && <path class="arrow-shade" d={drawn.lane} />}
      {drawn.lane && <path class="arrow-line" d={drawn.lane} />}
      {drawn.heads.map((d) => (
        <path key={d} class="arrow-head" d={d} />
      ))}
      {drawn.me && (
        <>
          <path class="arrow-shade" d={drawn.me} />
          <path class="arrow-line me" d={drawn.me} />
          <path class="arrow-head me" d={drawn.meHead} />
        </>
      )}
    </svg>
  );
}
