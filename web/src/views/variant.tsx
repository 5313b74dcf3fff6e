/** Ways to spend the evening, each with a picture and two lines. */

import type { JSX } from "preact";

import { t } from "../i18n";
import type { About, TableOptions } from "../net/protocol";
import { Head } from "./likeness";
import { PotionArt } from "./seat";

/** The seats a way to play is for. */
export function seatsFor(teams: string, { least, most }: { least: number; most: number }): number[] {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  if (!teams) return all;
  return teams === "boss" ? all.filter((n) => n >= 3 && n <= 5) : all.filter((n) => n >= 4 && n % 2 === 0);
}

/** The ways these boxes allow: a Boss comes out of a box with a villain. */
export function waysOf(house: About): string[] {
  return ["", ...house.teams];
}

/** What must be in play for it. */
export function withVillains(teams: string, boxes: string[], house: About): string[] {
  if (!teams || teams === "two-headed") return boxes;
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
          {of !== "" && <PotionArt name={`way-${of}-${i}`} />}
        </span>
      ))}
    </span>
  );
}

interface WaysProps {
  house: About;
  options: TableOptions;
  change: (part: Partial<TableOptions>) => void;
}

export function Ways({ house, options, change }: WaysProps): JSX.Element {
  const choose = (teams: string): void => {
    const seats = seatsFor(teams, house.seats);
    const fitting = seats.includes(options.seats) ? options.seats : (seats.find((n) => n >= options.seats) ?? seats.at(-1) ?? 4);
    change({ teams, seats: fitting, boxes: withVillains(teams, options.boxes, house) });
  };
  return (
    <fieldset class="ways-to-play">
      <legend>{t("way")}</legend>
      {waysOf(house).map((teams) => (
        <label key={teams} class="way">
          <input type="radio" name="way" checked={options.teams === teams} onChange={() => choose(teams)} />
          <span>
            <Sides of={teams} />
            <span class="way-words">
              <strong>{t(`way-${teams || "alone"}`)}</strong>
              <small>{t(`way-${teams || "alone"}-text`)}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
