/** Everything that lies openly in front of a seat, in a closer look. */

import type { JSX } from "preact";

import { t } from "../i18n";
import { KitWhole, kitOf } from "./kit";
import { Portrait } from "./likeness";
import { OpenPile } from "./look";
import { Track } from "./track";

export function MatWhole(props: Parameters<typeof KitWhole>[0] & { player?: string }): JSX.Element {
  const { seat, state, game, library, player } = props;
  const character = library.characters.get(state.character);
  const kit = kitOf(game, seat);
  return (
    <>
      <div class="look-mat">
        <Portrait id={state.character} name={`look${seat}`} />
        <div>
          <p>
            <b>{character?.name}</b>
            {player && <span class="look-player"> · {player}</span>}
          </p>
          <Track fortitude={state.fortitude} alcohol={state.alcohol} out={!state.alive} />
          <p class="look-facts">
            <span>{t("mat-gold", { n: state.gold })}</span>
            <span>{t("mat-pile", { n: state.pile })}</span>
            <span>{t("mat-hand", { n: state.hand })}</span>
            <span>{t("mat-deck", { n: state.deck })}</span>
            {state.potions > 0 && <span>{t("potions", { n: state.potions })}</span>}
          </p>
          <p>
            <a href={`/cards/${state.character}`} target="_blank">
              {t("look-cards")}
            </a>{" "}
            {kit.trackers.length + kit.boxes.length > 0 && (
              <a href={`/rules/${state.character.toUpperCase()}-1`} target="_blank">
                {t("look-rules")}
              </a>
            )}
          </p>
        </div>
      </div>
      <KitWhole {...props} />
      {kit.side.map((side, i) => (
        <section key={side.name} class="kit-part">
          <h3>{t("kit-side", { label: side.label, n: state.side[i]?.deck ?? 0 })}</h3>
          {state.side[i]?.discard.length ? (
            <>
              <p class="kit-about">{t("kit-side-discard", { n: state.side[i]?.discard.length ?? 0 })}</p>
              <OpenPile cards={state.side[i]?.discard ?? []} game={game} library={library} />
            </>
          ) : null}
        </section>
      ))}
      <section class="kit-part">
        <h3>{t("mat-discard", { n: state.discard.length })}</h3>
        <OpenPile cards={state.discard} game={game} library={library} />
      </section>
    </>
  );
}
