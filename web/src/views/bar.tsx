/** The bar over the table: whose turn and phase it is, and the way to log, chat and menu. */

import type { JSX } from "preact";

import { joined, t } from "../i18n";
import type { GameView } from "../net/protocol";
import type { Seen } from "../state/seen";
import { settings, type Settings } from "../state/settings";
import { sideOf } from "../state/sides";
import { useStore } from "../state/store";
import { KeysHelp, LanguageButton } from "./controls";
import { SettingsDialog } from "./settings";

const PHASES = ["discard", "action", "order", "drink"];

interface BarProps {
  seen: Seen;
  view: GameView;
  me: number;
  name: (seat: number) => string;
  table: string;
  parties: number[];
}

/** Whose turn it is: mine, my team's, or somebody's with all who share their mat. */
export function turnWords(view: GameView, me: number, name: (seat: number) => string, parties: number[]): string {
  if (view.over) return t("bar-over");
  const side = sideOf(parties, view.active);
  if (me >= 0 && side.includes(me)) return t(side.length > 1 ? "bar-team-turn" : "bar-my-turn");
  return t("bar-turn-of", { name: joined(side.toSorted((a, b) => a - b).map(name)), several: side.length > 1 ? "yes" : "no" });
}

export function Bar({ seen, view, me, name, table, parties }: BarProps): JSX.Element {
  const { side } = useStore(settings);
  const unread = side === "chat" ? 0 : seen.unread + (seen.table?.reports?.length ?? 0);
  const tab = (which: Settings["side"], label: string, key: string, count = 0): JSX.Element => (
    <button type="button" class={`bar-button bar-${which}`} aria-pressed={side === which} aria-keyshortcuts={key} onClick={() => settings.change({ side: side === which ? "" : which })}>
      {label} {count > 0 ? <b class="unread">{count}</b> : key && <b aria-hidden="true">{key}</b>}
    </button>
  );
  const wishes = me < 0 ? 0 : (seen.table?.chairs ?? []).filter((chair) => chair.wish).length; // for an empty seat
  const whose = turnWords(view, me, name, parties);
  return (
    <header class="bar">
      <a class="home" href="/" aria-label={t("home")}>
        <b>Last Call</b>
      </a>
      <div class="bar-turn">
        <small>{t("bar-turn", { n: view.turn })}</small>
        <strong>
          {whose}
          {view.round && <span class="bar-round"> · {t("bar-round")}</span>}
        </strong>
        <ol aria-label={t("phases", { name: name(view.active) })}>
          {PHASES.map((phase) => (
            <li key={phase} aria-current={view.phase === phase && !view.over ? "step" : undefined}>
              {t(`bar-${phase}`)}
            </li>
          ))}
        </ol>
      </div>
      <nav class="bar-buttons" aria-label={t("menu")}>
        {tab("log", t("log-short"), "L")}
        {tab("chat", t("chat"), "C", unread)}
        {tab("people", t("people"), "", wishes)}
        <KeysHelp />
        <LanguageButton />
        <SettingsDialog table={table} />
      </nav>
    </header>
  );
}
