/** The frame around every page: where one is, where one can go, and the settings. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { Glyph } from "../art/icons";
import { Mug } from "../art/mug";
import { t } from "../i18n";
import { api } from "../net/api";
import { place } from "../router";
import { settings } from "../state/settings";
import { useStore } from "../state/store";
import { CardsPage } from "./cards";
import { HowToPage } from "./howto";
import { Lobby } from "./lobby";
import { ReplayPage } from "./replay";
import { RulesPage } from "./rules";
import { StatisticsPage } from "./statistics";
import { TablePage } from "./table";
import { TakeOverPage } from "./takeover";

function page(path: string): [JSX.Element, string] {
  const [, first = "", ...more] = path.split("/").map(decodeURIComponent);
  const rest = more.join("/");
  switch (first) {
    case "":
      return [<Lobby />, ""];
    case "tables":
      return [<TablePage id={rest} />, t("table")];
    case "replays":
      return [<ReplayPage id={rest} />, t("replay")];
    case "cards":
      return [<CardsPage of={rest} />, t("cards-page")];
    case "rules":
      return [<RulesPage id={rest} />, rest || t("rules")];
    case "how-to-play":
      return [<HowToPage />, t("how-to-play")];
    case "statistics":
      return [<StatisticsPage />, t("statistics")];
    case "take-over":
      return [<TakeOverPage />, t("take-over")];
    default:
      return [
        <main id="main" class="page">
          <h1>{t("no-page")}</h1>
          <a class="button" href="/">
            {t("lobby")}
          </a>
        </main>,
        t("no-page"),
      ];
  }
}

export function App(): JSX.Element {
  const path = useStore(place);
  const { lang } = useStore(settings);
  const [shown, title] = page(path);
  useEffect(() => {
    document.title = title ? `${title} – Last Call` : "Last Call";
  }, [title]);
  const playing = path.startsWith("/tables/") || path.startsWith("/replays/");
  const link = (to: string, name: string): JSX.Element => (
    <a href={to} aria-current={path === to ? "page" : undefined}>
      {name}
    </a>
  );
  return (
    <div class={playing ? "app playing" : "app"}>
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <header>
        <a class="home" href="/" aria-label={t("home")}>
          <Mug id="ale" size={26} />
          <b>Last Call</b>
        </a>
        <nav aria-label={t("menu")}>
          {link("/how-to-play", t("how-to-play"))}
          {link("/cards", t("cards-page"))}
          {link("/rules", t("rules"))}
          {link("/statistics", t("statistics"))}
        </nav>
        <button type="button" class="lang" lang={lang === "en" ? "ru" : "en"} onClick={() => settings.change({ lang: lang === "en" ? "ru" : "en" })}>
          {lang === "en" ? "Русский" : "English"}
        </button>
        <SettingsMenu table={path.startsWith("/tables/") ? (path.split("/")[2] ?? "") : ""} />
      </header>
      {shown}
    </div>
  );
}

function SettingsMenu({ table }: { table: string }): JSX.Element {
  const now = useStore(settings);
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState("");
  const [error, setError] = useState("");
  const check = (name: string, on: boolean, change: (on: boolean) => void): JSX.Element => (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      {name}
    </label>
  );
  const act = async (what: () => Promise<void>): Promise<void> => {
    setError("");
    await what().catch((problem: Error) => setError(problem.message));
  };
  return (
    <>
      <button type="button" class="gear" aria-label={t("settings")} title={t("settings")} onClick={() => dialog.current?.showModal()}>
        <Glyph name="gear" size={20} />
      </button>
      <dialog ref={dialog} class="settings" aria-label={t("settings")} onClick={(e) => e.target === dialog.current && dialog.current?.close()}>
        <h2>{t("settings")}</h2>
        <label>
          {t("language")}{" "}
          <select value={now.lang} onChange={(e) => settings.change({ lang: e.currentTarget.value as "en" | "ru" })}>
            <option value="en">English</option>
            <option value="ru">Русский</option>
          </select>
        </label>
        <label>
          {t("asking")}{" "}
          <select value={now.asking} onChange={(e) => settings.change({ asking: e.currentTarget.value as typeof now.asking })}>
            <option value="always">{t("asking-always")}</option>
            <option value="able">{t("asking-able")}</option>
            <option value="reply">{t("asking-reply")}</option>
          </select>
        </label>
        {check(t("ask-before-playing"), now.confirm, (confirm) => settings.change({ confirm }))}
        {check(t("reduce-motion"), now.motion === "less", (on) => settings.change({ motion: on ? "less" : "full" }))}
        {check(t("large-text"), now.text === "large", (on) => settings.change({ text: on ? "large" : "normal" }))}
        {check(t("sound"), now.sound, (sound) => settings.change({ sound }))}
        {table && (
          <p class="row">
            <button
              type="button"
              onClick={() =>
                void act(async () => {
                  const { path } = await api.handOver(table);
                  setLink(location.origin + path);
                })
              }
            >
              {t("hand-over")}
            </button>
            <button type="button" onClick={() => void act(async () => void (await api.leave(table), dialog.current?.close()))}>
              {t("leave-table")}
            </button>
          </p>
        )}
        {link && <p class="link">{link}</p>}
        {error && <p class="notice error">{error}</p>}
        <p class="quiet">{t("how-keys")}</p>
        <button type="button" class="primary" onClick={() => dialog.current?.close()}>
          {t("close")}
        </button>
      </dialog>
    </>
  );
}
