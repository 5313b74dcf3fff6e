/** How good a bot is: as many pips as it has steps above nothing, beside its name. */

import type { JSX } from "preact";

import { botName, t } from "../i18n";
import type { About, Chair } from "../net/protocol";

/** How good bots can be, from the first evening on. */
export const LEVELS = ["newcomer", "house", "regular", "champion"];

/** Bots by how good they are, those of other packages and the one that knows nothing last. */
export const byLevel = (kinds: string[]): string[] => [...LEVELS.filter((one) => kinds.includes(one)), ...kinds.filter((one) => !LEVELS.includes(one))];

/** That a bot cannot sit down here, and who plays instead; "" if it can. */
export function standIn(house: About | null, bot: string): string {
  const instead = house?.stand_ins[bot];
  return instead ? t("bot-stands-in", { name: botName(bot), instead: botName(instead) }) : "";
}

/** Nothing for people, and for bots that are none of the levels. */
export function Pips({ chair }: { chair: Chair | undefined }): JSX.Element | null {
  const level = chair?.kind === "bot" ? LEVELS.indexOf(chair.bot) : -1;
  if (!chair || level < 0) return null;
  return (
    <span class="pips" title={botName(chair.bot)} aria-hidden="true">
      {LEVELS.map((one, i) => (
        <i key={one} class={i <= level ? "full" : ""} />
      ))}
    </span>
  );
}
