/** Whom one does not want to read, remembered as long as the tab is open. */

const key = (table: string): string => `lastcall-muted-${table}`;

export function remembered(table: string): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function remember(table: string, muted: string[]): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(muted));
  } catch {
    // a browser that keeps nothing: muted as long as the page is open
  }
}
