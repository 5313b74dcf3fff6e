/** The queue between what the server tells and what is shown: one step after the other. */

import { settings, type Speed } from "./settings";

/** A thing to show: it begins, takes its time, and is over. */
export interface Step {
  length: number; // milliseconds at normal speed
  urgent?: boolean; // my own decision comes with it
  whole?: boolean; // a big moment: never squeezed, only skipped
  begin?: (ms: number) => void;
  end?: () => void;
}

const STRETCH: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };
const LONGEST = 3000; // what is shown is never further behind than this
const LONGEST_URGENT = 1000; // nor this, when I am asked something

export class Pace {
  private steps: Step[] = [];
  private now: Step | null = null;
  private timer = 0;
  private deadline = 0; // when all of it has to have been shown
  private ends = 0; // when the step being shown is over
  private share = 1; // of the usual lengths; 0: all at once

  /** `changed` is told when showing begins and when all has been shown. */
  constructor(private readonly changed: (busy: boolean) => void) {
    document.addEventListener("visibilitychange", this.hide);
  }

  close(): void {
    this.forget();
    document.removeEventListener("visibilitychange", this.hide);
  }

  /** Whoever is out of the game may want to see the rest of it faster. */
  hurry(share: number): void {
    this.share = share;
    if (!share) this.skip();
  }

  private get stretch(): number {
    return STRETCH[settings.value.speed] * this.share;
  }

  get busy(): boolean {
    return this.now !== null;
  }

  add(steps: Step[]): void {
    if (!steps.length) return;
    const { stretch } = this;
    const urgent = [...steps, ...this.steps].some((step) => step.urgent);
    this.steps.push(...steps);
    const whole = this.steps.reduce((sum, step) => sum + (step.whole ? step.length : 0), 0);
    this.deadline = performance.now() + stretch * ((urgent ? LONGEST_URGENT : LONGEST) + whole);
    if (document.hidden || !stretch) {
      this.skip();
    } else if (!this.now) {
      this.changed(true);
      this.next();
    } else {
      this.run(this.ends - performance.now()); // what is being shown may have to hurry, too
    }
  }

  /** On to the next step at once. */
  hop(): void {
    if (this.now && document.visibilityState === "visible") this.run(0, true);
  }

  /** Show all there is at once; nothing is left out. */
  skip(): void {
    clearTimeout(this.timer);
    const busy = this.now !== null;
    this.now?.end?.();
    this.now = null;
    for (const step of this.steps.splice(0)) {
      step.begin?.(0);
      step.end?.();
    }
    if (busy) this.changed(false);
  }

  /** Drop what has not been shown: the table is told anew. */
  forget(): void {
    clearTimeout(this.timer);
    this.steps = [];
    if (this.now) {
      this.now = null;
      this.changed(false);
    }
  }

  // Not at once: a page that is being left need not draw anything more.
  private readonly hide = (): void => {
    window.setTimeout(() => document.hidden && this.skip());
  };

  private next(): void {
    const step = this.steps.shift() ?? null;
    this.now = step;
    if (!step) {
      this.changed(false);
      return;
    }
    const length = step.length * this.stretch;
    const ms = step.whole ? length : this.hurried(length);
    step.begin?.(ms);
    this.run(ms);
  }

  /** How long something of this length may take, with all that waits behind it. */
  private hurried(length: number): number {
    const { stretch } = this;
    const sum = (whole: boolean): number => this.steps.reduce((all, step) => all + (Boolean(step.whole) === whole ? step.length : 0), 0) * stretch;
    const all = length + sum(false);
    const left = Math.max(0, this.deadline - performance.now() - sum(true));
    return all > left ? (length * left) / all : length;
  }

  private run(length: number, now = false): void {
    clearTimeout(this.timer);
    const ms = this.now?.whole ? Math.max(0, length) : this.hurried(Math.max(0, length));
    this.ends = performance.now() + ms;
    const over = (): void => {
      this.now?.end?.();
      this.next();
    };
    if (ms >= 1 && !now) this.timer = window.setTimeout(over, ms);
    else over();
  }
}
