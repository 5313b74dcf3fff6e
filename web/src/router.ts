/** Addresses: everything that can be looked at has one. */

import { Store } from "./state/store";

export const place = new Store<string>(location.pathname);

addEventListener("popstate", () => place.set(location.pathname));

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.set(location.pathname);
  if (!location.hash) scrollTo(0, 0);
}

/** The parts of an address: "/rules/GAMB-12" is "rules" and "GAMB-12". */
export function parts(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part; // a stray percent sign is no reason to fail
      }
    });
}

/** Follow links within the page without loading it again. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) {
    return;
  }
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  if (link.href !== location.href) go(link.pathname + link.search + link.hash);
});
