/** A team behind the table: a bust for each, and one plaque, since they share one mat. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { moodOf } from "../state/mood";
import { hasKit, KitStrip } from "./kit";
import { Bust, Tankard } from "./likeness";
import { Pips } from "./level";
import { Look } from "./look";
import { MatWhole } from "./matwhole";
import { Floats, GoldCount, HandAndPile, nameLook, numbersOf, playerOf, Potions, summaryOf, tabOf, type SeatProps } from "./seat";
import { Medal, Track } from "./track";

/** Seats in their order, those side by side that share a mat together. */
export function sides(seats: number[], parties: number[]): number[][] {
  const found: number[][] = [];
  for (const seat of seats) {
    const last = found.at(-1);
    if (last && parties[last[0] ?? -1] === parties[seat]) last.push(seat);
    else found.push([seat]);
  }
  return found;
}

export function Team({ members }: { members: SeatProps[] }): JSX.Element {
  const [looking, setLooking] = useState(-1);
  const [first] = members;
  if (!first) return <></>;
  const { view, game, library, size, coming, hurt = [] } = first;
  const now = view.seats[first.seat];
  if (!now) return <></>;
  const numbers = numbersOf(view, first.seat, coming);
  const left = (numbers.nextFortitude ?? now.fortitude) - (numbers.nextAlcohol ?? now.alcohol);
  const gold = coming?.get(first.seat)?.gold ?? 0;
  const open = members.some(({ target }) => target);
  const looks = [
    "seat",
    "team",
    `size-${size}`,
    members.some(({ seat }) => view.active === seat) && !view.over ? "active" : "",
    now.alive ? (left <= 3 ? "brink" : "") : "out",
    open ? "target-open" : "",
    members.some(({ seat }) => coming?.has(seat)) ? "struck" : "",
  ].join(" ");
  const looked = members.find(({ seat }) => seat === looking);
  return (
    <section class={looks} style={{ "--members": String(members.length) }} aria-label={members.map((one) => summaryOf(one)).join("; ")}>
      <span class="team-busts">
        {members.map(({ seat }) => (
          <span key={seat} class="bust">
            <Bust id={view.seats[seat]?.character ?? ""} mood={moodOf(view, seat, hurt)} name={`s${seat}`} />
          </span>
        ))}
      </span>
      <div class="plaque">
        {size !== "S" && (
          <span class="tankard-place">
            <Tankard fortitude={now.fortitude} alcohol={now.alcohol} name={`seat${first.seat}`} out={!now.alive} />
          </span>
        )}
        <Medal {...numbers} />
        <span class="members">
          {members.map((one) => {
            const { seat, target, letter, press, floats = [] } = one;
            const state = view.seats[seat];
            const name = game.names[seat] ?? "";
            const kit = state && { seat, state, game, library };
            const tab = tabOf(one);
            return (
              <span key={seat} class={`member${target === "chosen" ? " chosen" : ""}${one.champion ? " champion" : ""}`} data-seat={seat}>
                <button type="button" class="member-name" title={t("mat-look")} onClick={() => setLooking(seat)}>
                  <strong class={`who ${nameLook(name)}`}>{name}</strong>
                  <Pips chair={one.chair} />
                  {state && <HandAndPile of={state} />}
                  <span class="hidden">{summaryOf(one)}</span>
                </button>
                {kit && hasKit(kit) && (
                  <span class="member-kit" aria-hidden="true">
                    <KitStrip {...kit} />
                  </span>
                )}
                {tab && <span class={`tab ${tab.look}`}>{tab.text}</span>}
                {letter && target && (
                  <span class="letter" aria-hidden="true">
                    {letter}
                  </span>
                )}
                {target && press && (
                  <button type="button" class="seat-pick" onClick={press} aria-label={t("mat-target", { name, summary: summaryOf(one) })} aria-pressed={target === "chosen"} data-seat={seat} />
                )}
                <Floats floats={floats} />
              </span>
            );
          })}
        </span>
        <span class="team-purse">
          <GoldCount now={now.gold} change={gold} />
          <Potions n={now.potions} name={`s${first.seat}`} />
        </span>
        <Track {...numbers} />
      </div>
      {looked && (
        <Look title={game.names[looking] ?? ""} close={() => setLooking(-1)}>
          <MatWhole seat={looking} state={view.seats[looking] ?? now} game={game} library={library} player={playerOf(looked.chair)} />
        </Look>
      )}
    </section>
  );
}
