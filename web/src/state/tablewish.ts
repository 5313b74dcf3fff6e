/** How one set a table last, kept in this browser, and evenings that are worth a press. */

import type { About, TableOptions } from "../net/protocol";

const KEY = "lastcall-table";

/** For friends, as the house would set it. */
const plain = (house: About): TableOptions => ({ ...house.defaults, public: false });

/** Tables that are set with one press. */
export const PRESETS: Record<string, (house: About) => Partial<TableOptions>> = {
  short: () => ({ seats: 4, clock: { window: 10, bank: 120 } }),
  town: (house) => ({ seats: 5, boxes: house.boxes.filter((box) => ["rdi2", "rdi7"].includes(box)), pub: true, prizes: true, clock: null }),
  night: (house) => ({ seats: 8, boxes: house.boxes, bar_deck: true, prizes: true, clock: null }),
};

export const preset = (name: string, house: About, { title, public: open }: TableOptions): TableOptions => ({
  ...plain(house),
  ...PRESETS[name]?.(house),
  title,
  public: open,
});

/** Whether a table is set as a preset would set it. */
export function isPreset(name: string, house: About, options: TableOptions): boolean {
  const wanted = preset(name, house, options);
  return (Object.keys(wanted) as (keyof TableOptions)[]).every((key) => JSON.stringify(wanted[key]) === JSON.stringify(options[key]));
}

export function rememberTable(options: TableOptions): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...options, title: "", ...(options.rated ? { rated: false, drop_in: true } : {}) }));
  } catch {
    // a browser that keeps nothing
  }
}

/** The last table, as far as this house can still set it so. */
export function lastTable(house: About): TableOptions {
  const first = plain(house);
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<TableOptions>;
    for (const key of Object.keys(found)) if (!(key in first)) return first;
    const set = { ...first, ...found };
    const known =
      set.boxes.every((box) => house.boxes.includes(box)) &&
      set.drinks.every((deck) => deck in house.drinks) &&
      set.otto.every((one) => one in house.factions) &&
      (!set.teams || house.teams.includes(set.teams)) &&
      set.seats >= house.seats.least &&
      set.seats <= house.seats.most;
    return known ? set : first;
  } catch {
    return first;
  }
}

const QUICK = "lastcall-quick";

/** Against whom one plays at a press. */
export interface Quick {
  bots: number;
  level: string;
}

export function rememberQuick(quick: Quick): void {
  try {
    localStorage.setItem(QUICK, JSON.stringify(quick));
  } catch {
    // a browser that keeps nothing
  }
}

/** As the last time, as far as it can be read. */
export function lastQuick(first: Quick, levels: string[]): Quick {
  try {
    const found = JSON.parse(localStorage.getItem(QUICK) ?? "{}") as Partial<Quick>;
    const bots = Number.isInteger(found.bots) ? Math.max(1, found.bots ?? first.bots) : first.bots;
    return { bots, level: levels.includes(found.level ?? "") ? (found.level ?? first.level) : first.level };
  } catch {
    return first;
  }
}
