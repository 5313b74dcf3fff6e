/** The frame around every page: where one is, where one can go, and the settings. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { LANGUAGES, speaking, t } from "../i18n";
import { parts, place } from "../router";
import { calling } from "../state/calling";
import { useCardTitle } from "../state/library";
import { settings } from "../state/settings";
import { useStore } from "../state/store";
import { Nothing } from "./frame";
import { RoomArt } from "./likeness";
import { Lobby } from "./lobby";
import { pages } from "./pages";
import { SettingsDialog } from "./settings";
import { playing } from "./stage";

/** The page at an address, and what it is called. */
function page(path: string, card: string | undefined): [JSX.Element, string] {
  const [first = "", second = "", ...more] = parts(path);
  const rest = [second, ...more].join("/");
  const { Cards, HowTo, Ladder, Mine, Move, NewTable, Replay, Rules, Statistics, Table, TakeOver, Tournament, Tournaments } = pages;
  switch (first) {
    case "":
      return [<Lobby />, ""];
    case "new":
      return [<NewTable title={t("new-table")} />, t("new-table")];
    case "tables":
      return [<Table title={t("table")} id={second} />, t("table")];
    case "replays":
      return [<Replay title={t("replay")} key={second} id={second} step={Number(more[0]) || 0} />, t("replay")];
    case "cards":
      return [<Cards title={t("cards-page")} of={rest} />, card ? `${card} – ${t("cards-page")}` : t("cards-page")];
    case "rules":
      return [<Rules title={t("rules")} id={rest} />, rest ? `${rest} – ${t("rules")}` : t("rules")];
    case "how-to-play":
      return [<HowTo title={t("how-to-play")} />, t("how-to-play")];
    case "statistics":
      return [<Statistics title={t("statistics")} />, t("statistics")];
    case "mine":
      return [<Mine title={t("mine")} />, t("mine")];
    case "move":
      return [<Move title={t("move")} />, t("move")];
    case "ladder":
      return [<Ladder title={t("ladder-page")} />, t("ladder-page")];
    case "tournaments":
      return second ? [<Tournament title={t("tournament")} key={second} id={second} />, t("tournament")] : [<Tournaments title={t("tournaments")} />, t("tournaments")];
    case "take-over":
      return [<TakeOver title={t("take-over")} />, t("take-over")];
    default:
      return [<Nothing title={t("no-page")} text={t("no-page-text")} />, t("no-page")];
  }
}

/** After following a link one is at the beginning of the new page, also by keyboard. */
function useFocusOnPage(name: string): void {
  const first = useRef(true);
  useEffect(() => {
    const main = document.getElementById("main");
    if (first.current) first.current = false;
    else if (main) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
  }, [name]);
}

export function App(): JSX.Element {
  const path = useStore(place);
  const atTable = useStore(playing);
  const lang = useStore(speaking);
  const called = useStore(calling);
  const [section = "", id = "", ...more] = parts(path);
  const [shown, title] = page(path, useCardTitle([id, ...more].join("/")));
  useEffect(() => {
    if (called) document.title = `● ${t("call-title")} – Last Call`;
    else document.title = title ? `${title} – Last Call` : `Last Call – ${t("subtitle")}`;
  }, [title, lang, called]);
  // What the style sheets know of where one is: asking the page itself would cost them at every change of it.
  useLayoutEffect(() => {
    document.documentElement.dataset["at"] = atTable ? "game" : section || "lobby";
  }, [atTable, section]);
  useFocusOnPage(section === "tables" || section === "tournaments" ? `${section}/${id}` : section);
  const big = section === "tables" || section === "replays";
  const other = lang === "en" ? "ru" : "en";
  const link = (to: string, name: string): JSX.Element => (
    <a href={to} aria-current={path.startsWith(to) ? "page" : undefined}>
      {name}
    </a>
  );
  return (
    <div class={big ? "app playing" : "app"}>
      {!atTable && <RoomArt />}
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      {!atTable && <header class="site">
        <a class="home" href="/" aria-label={t("home")}>
          <b>Last Call</b>
        </a>
        <nav aria-label={t("menu")}>
          {link("/how-to-play", t("how-to-play"))}
          {link("/cards", t("cards-page"))}
          {link("/rules", t("rules"))}
          {link("/statistics", t("statistics"))}
          {link("/mine", t("mine"))}
          {link("/ladder", t("ladder-page"))}
        </nav>
        <button type="button" class="lang" lang={other} onClick={() => settings.change({ lang: other })}>
          {LANGUAGES[other]}
        </button>
        <SettingsDialog table={section === "tables" ? id : ""} />
      </header>}
      {shown}
    </div>
  );
}
