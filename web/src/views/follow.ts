/** A list that grows at its end: the last line stays in sight, unless somebody reads further up. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const NEAR = 30; // px from the end that still count as being there

/** `last` says which line is the last; `always`: whoever has moved on wants to see where they are. */
export function useFollow(list: RefObject<HTMLElement | null>, last: unknown, always = false): void {
  const there = useRef(true);
  const follow = (): void => {
    const element = list.current;
    if (element && there.current) element.scrollTop = element.scrollHeight;
  };
  useEffect(() => {
    if (always) there.current = true;
    follow();
  }, [last]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let before = element.scrollTop;
    const read = (): void => {
      // A line that is not shown yet when we hear of our own scrolling leads nobody away.
      if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR) there.current = true;
      else if (element.scrollTop < before) there.current = false;
      before = element.scrollTop;
    };
    const watch = new ResizeObserver(follow); // what lies beside it was opened or shut
    watch.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, []);
}
