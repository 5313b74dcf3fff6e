/** How a table is set, in words. */

import type { JSX } from "preact";

import { boxName, t } from "../i18n";
import type { Clock, TableOptions } from "../net/protocol";

/** The clocks one can choose. */
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  slow: { window: 60, bank: 900 },
  normal: { window: 20, bank: 300 },
  fast: { window: 10, bank: 120 },
};

/** Tables by the day: so many for each answer. */
export const DAYS = [1, 3, 7];

/** How long there is left, by the day. */
export function timeLeft(ms: number): { days: number; hours: number } {
  const hours = Math.max(1, Math.floor(ms / 3_600_000));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}

export function clockText(clock: Clock | null): string {
  return clock ? t("clock-is", { window: clock.window, bank: Math.round(clock.bank / 60) }) : t("clock-none");
}

/** The Drink Deck of a box: "drinks-rdi2" is that of box rdi2. */
export function drinksName(deck: string, drinks: Record<string, string>): string {
  return t("drinks-of", { box: drinks[deck] ?? deck });
}

/** What distinguishes this table, each in a few words. */
export function optionWords(options: TableOptions, drinks: Record<string, string>): string[] {
  return [
    ...options.boxes.map(boxName),
    ...options.drinks.map((deck) => drinksName(deck, drinks)),
    options.bar_deck ? t("bar-deck") : "",
    options.doppelgangers ? t("doppelgangers") : "",
    options.teams ? t(`way-${options.teams}`) : "",
    options.otto.length ? t("way-otto-with", { factions: options.otto.map((one) => t(`faction-${one}`)).join(", ") }) : "",
    options.sea ? t("sea") : "",
    options.pub ? t("pub") : "",
    options.prizes ? t("prizes") : "",
    options.days ? t("days-is", { n: options.days }) : clockText(options.clock),
    options.public ? t("public-short") : t("private-short"),
    options.drop_in ? t("drop-in-short") : "",
    options.rated ? t("rated") : "",
  ].filter(Boolean);
}

export function OptionWords({ options, drinks }: { options: TableOptions; drinks: Record<string, string> }): JSX.Element {
  return (
    <ul class="option-words" aria-label={t("options")}>
      {optionWords(options, drinks).map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
