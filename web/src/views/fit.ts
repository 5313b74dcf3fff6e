/** The rail keeps its height: where its words take more room than there is, the lesser ones go. */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const TIGHTEST = 4; // without what comes after an outcome; narrower; titles cut short; no cards: the hand has them whole

/** Whether the answers take more than one row. */
function wraps(answers: Element | null): boolean {
  const tops = [...(answers?.querySelectorAll<HTMLElement>(":scope > *") ?? [])].filter((one) => one.offsetWidth).map((one) => one.offsetTop);
  return Math.max(...tops) > Math.min(...tops) + 8;
}

/** Whether a line of words has become two. */
function broken(line: HTMLElement | null): boolean {
  return line !== null && line.offsetHeight > 2 * parseFloat(getComputedStyle(line).fontSize);
}

export function useFit(rail: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = rail.current;
    if (!box) return;
    box.dataset["tight"] = box.dataset["long"] = "0";
    if (!box.closest(".game.table")) return; // a phone has places of its own
    const line = box.querySelector<HTMLElement>(".rail-line");
    for (let step = 1; step <= 2 && broken(line); step++) box.dataset["long"] = String(step);
    if (!box.classList.contains("whole") && broken(box.querySelector(".rail-more"))) box.dataset["long"] = "2"; // the card beside it says it, too
    const answers = box.querySelector(".own-answers");
    for (let step = 1; step <= TIGHTEST && wraps(answers); step++) box.dataset["tight"] = String(step);
  });
}
