/** Holding a finger on something. Browsers do not agree on an event for it, so a timer tells. */

import type { HTMLAttributes } from "preact";
import { useEffect, useRef } from "preact/hooks";

const LONG = 500; // ms
const STILL = 10; // px a finger may move without meaning to scroll

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel" | "onContextMenu" | "onClickCapture"
>;

/** Handlers for what can be held; the click that a held finger makes when it is lifted is not one. */
export function useHold(hold: () => void): Handlers {
  const press = useRef({ timer: 0, x: 0, y: 0, held: false }).current;
  const end = (): void => {
    clearTimeout(press.timer);
    press.timer = 0;
  };
  const reached = (): void => {
    end();
    press.held = true;
    hold();
  };
  useEffect(() => end, []);
  return {
    onPointerDown: (event) => {
      end();
      press.held = false;
      if (event.pointerType === "mouse") return;
      Object.assign(press, { x: event.clientX, y: event.clientY, timer: setTimeout(reached, LONG) });
    },
    onPointerMove: (event) => {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Where a long press brings a menu up, it comes at about the same moment.
    onContextMenu: (event) => {
      if (press.timer) reached();
      if (press.held) event.preventDefault();
    },
    onClickCapture: (event) => {
      if (!press.held || event.detail === 0) return; // a key is no finger
      press.held = false;
      event.stopPropagation();
    },
  };
}
