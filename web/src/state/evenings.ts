/** The tournaments one has been at, kept in this browser. */

const KEY = "lastcall-tournaments";
const KEPT = 8;

export interface Visited {
  id: string;
  title: string;
}

export function visited(): Visited[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Visited[];
  } catch {
    return [];
  }
}

function keep(all: Visited[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, KEPT)));
  } catch {
    // a browser that keeps nothing
  }
}

export function visit(one: Visited): void {
  keep([one, ...visited().filter(({ id }) => id !== one.id)]);
}

export function forgetVisit(id: string): void {
  keep(visited().filter((one) => one.id !== id));
}
