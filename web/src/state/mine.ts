/** The tables one sat at last, kept in this browser: those that are not in the lobby are found again. */

import { api } from "../net/api";
import type { TableMessage } from "../net/protocol";

const KEY = "lastcall-tables";
const KEPT = 5;
const GOING = new Set(["open", "running"]);

function known(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function keep(tables: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, KEPT)));
  } catch {
    // a browser that keeps nothing
  }
}

export function remember(table: string): void {
  if (known()[0] !== table) keep([table, ...known().filter((other) => other !== table)]);
}

export function forget(table: string): void {
  if (known().includes(table)) keep(known().filter((other) => other !== table));
}

/** Those where the game is not over and one still has a seat; the others are forgotten. */
export async function myTables(): Promise<TableMessage[]> {
  const asked = await Promise.all(known().map((table) => api.table(table).catch((): null => null)));
  const going = asked.flatMap((table) => (table && table.you.seat >= 0 && GOING.has(table.state) ? [table] : []));
  keep(going.map((table) => table.id));
  return going;
}
