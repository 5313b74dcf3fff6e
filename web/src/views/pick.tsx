/** Picking a character by their crest: with the mouse, a finger or the arrow keys. */

import type { JSX } from "preact";

import { characterName, characterShort, t } from "../i18n";
import { Portrait } from "./likeness";

interface PickProps {
  name: string; // of the group, one for each on a page
  characters: string[];
  now: string; // "": whoever comes
  change: (id: string) => void;
  taken?: ReadonlySet<string>;
}

export function PickCharacter({ name, characters, now, change, taken }: PickProps): JSX.Element {
  const one = (id: string): JSX.Element => {
    const gone = id !== "" && id !== now && (taken?.has(id) ?? false);
    return (
      <label key={id} class={now === id ? "crest-pick picked" : "crest-pick"} title={id ? characterName(id) : t("random-character")}>
        <input type="radio" name={name} checked={now === id} disabled={gone} onChange={() => change(id)} />
        <span>
          <span class="pick-face">{id ? <Portrait id={id} name={`pick-${name}-${id}`} mood={now === id ? "merry" : "sober"} /> : <b aria-hidden="true">?</b>}</span>
          <span aria-hidden="true">{id ? characterShort(id) : t("random-character")}</span>
          <span class="hidden">{id ? characterName(id) : t("random-character")}</span>
          {gone && <small>{t("character-taken")}</small>}
        </span>
      </label>
    );
  };
  return (
    <fieldset class="pick">
      <legend>{t("choose-character")}</legend>
      {["", ...characters].map(one)}
    </fieldset>
  );
}
