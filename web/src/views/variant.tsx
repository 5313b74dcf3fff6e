/** Ways to spend the evening, each with a picture and two lines. */

import type { JSX } from "preact";

import { t } from "../i18n";
import type { About, TableOptions } from "../net/protocol";
import { Head } from "./likeness";
import { PotionArt } from "./seat";

export const OTTO = "otto";

/** Which of the ways a table is set for. */
export const wayOf = ({ teams, otto }: TableOptions): string => (otto.length ? OTTO : teams);

/** The seats a way to play is for. */
export function seatsFor(teams: string, { least, most }: { least: number; most: number }): number[] {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  if (!teams) return all;
  if (teams === OTTO) return [2];
  return teams === "boss" ? all.filter((n) => n >= 3 && n <= 5) : all.filter((n) => n >= 4 && n % 2 === 0);
}

/** What must be in play for it. */
export function withVillains(teams: string, boxes: string[], house: About): string[] {
  if (!teams || teams === "two-headed" || teams === OTTO) return boxes;
  const [villain = ""] = house.villains;
  const box = house.characters[villain] ?? "";
  return boxes.includes(box) ? boxes : house.boxes.filter((one) => boxes.includes(one) || one === box);
}

const SIDES: Record<string, string[][]> = {
  "": [["gog"], ["eve"], ["dimli"], ["fleck"]],
  "two-headed": [["eve", "dimli"], ["gog", "fleck"]],
  boss: [["petra"], ["gog", "eve", "dimli"]],
  "two-headed-boss": [["petra", "petra"], ["petra", "petra"]],
  lackeys: [["petra", "gog"], ["petra", "fleck"]],
  otto: [["eve"], ["otto"], ["gog"]],
};

/** Who sits with whom: heads side by side on one mat. */
function Sides({ of }: { of: string }): JSX.Element {
  return (
    <span class="way-art" aria-hidden="true">
      {(SIDES[of] ?? []).map((side, i) => (
        <span key={i} class={side.length > 1 ? "way-side shared" : "way-side"}>
          {side.map((id, j) => (
            <Head key={j} id={id} name={`way-${of}-${i}-${j}`} />
          ))}
          {of !== "" && of !== OTTO && <PotionArt name={`way-${of}-${i}`} />}
        </span>
      ))}
    </span>
  );
}

/** Always two: the one chosen last, and the one before. */
const paired = (now: string[], one: string): string[] => (now.includes(one) ? now : [...now.slice(-1), one]);

interface WaysProps {
  house: About;
  options: TableOptions;
  change: (part: Partial<TableOptions>) => void;
}

export function Ways({ house, options, change }: WaysProps): JSX.Element {
  const factions = Object.keys(house.factions);
  const choose = (way: string): void => {
    const teams = way === OTTO ? "" : way;
    const seats = seatsFor(way, house.seats);
    const fitting = seats.includes(options.seats) ? options.seats : (seats.find((n) => n >= options.seats) ?? seats.at(-1) ?? 4);
    change({ teams, otto: way === OTTO ? factions.slice(0, 2) : [], seats: fitting, boxes: withVillains(teams, options.boxes, house) });
  };
  return (
    <fieldset class="ways-to-play">
      <legend>{t("way")}</legend>
      {["", ...house.teams, ...(factions.length > 1 ? [OTTO] : [])].map((teams) => (
        <label key={teams} class="way">
          <input type="radio" name="way" checked={wayOf(options) === teams} onChange={() => choose(teams)} />
          <span>
            <Sides of={teams} />
            <span class="way-words">
              <strong>{t(`way-${teams || "alone"}`)}</strong>
              <small>{t(`way-${teams || "alone"}-text`)}</small>
            </span>
          </span>
        </label>
      ))}
      {options.otto.length > 0 && (
        <div class="choice factions" role="group" aria-label={t("factions")}>
          <b>{t("factions")}</b>
          {factions.map((one) => (
            <label key={one} class="chip">
              <input type="checkbox" checked={options.otto.includes(one)} onChange={() => change({ otto: paired(options.otto, one) })} />
              <span>{t(`faction-${one}`)}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}
