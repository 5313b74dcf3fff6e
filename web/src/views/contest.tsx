/** A Drinking Contest: all who drink behind the edge, each with a mug, the Drink, and what it does to them. */

import type { JSX } from "preact";

import { ContestMug } from "../art/tankard";
import { t } from "../i18n";
import type { DrinkView, GameView, Layer } from "../net/protocol";
import { goesUnder, type Finder } from "../state/foresee";
import { moodOf } from "../state/mood";
import type { Seen } from "../state/seen";
import { Bust, Head, Sign } from "./likeness";
import { Floats, GoldCount, numbersOf, playerOf, summaryOf, type SeatProps } from "./seat";
import { Medal, Track } from "./track";

const MOST_BUSTS = 5; // more sit in two rows, and only their heads are seen
const STEPS = ["reveal", "change", "drink", "pay"] as const;

/** The Contest that is on the table, and who drinks in it. */
export function contestOf(view: GameView | null): { layer: Layer; seats: number[] } | null {
  const layer = view?.stack.findLast((one) => one.kind === "contest");
  if (!view || !layer) return null;
  const drinkers = new Set([...(layer.drinks ?? []).map((drink) => drink.drinker), ...(layer.queue ?? [])]);
  return { layer, seats: view.seats.flatMap((_, i) => (drinkers.has(i) ? [i] : [])) };
}

/** How far it is: told by what is seen to happen. */
function stepOf(layer: Layer, { flights, view }: Seen): (typeof STEPS)[number] {
  if (layer.queue?.length) return "reveal";
  // A demand of the rules, of which somebody has the good: the payment to whoever won.
  const pays = view?.stack.slice(view.stack.indexOf(layer)).some(({ card = -1, coming }) => card < 0 && coming?.some(({ payee }) => payee >= 0));
  if (pays) return "pay";
  if (flights.some(({ stat }) => stat === "gold")) return "pay";
  return flights.some(({ stat }) => stat !== "gold") ? "drink" : "change";
}

export function ContestTitle({ layer, seen }: { layer: Layer; seen: Seen }): JSX.Element {
  const now = stepOf(layer, seen);
  const at = STEPS.indexOf(now);
  return (
    <div class="contest-title">
      <h2>{t("piece-contest")}</h2>
      <ol>
        {STEPS.map((step, i) => (
          <li key={step} aria-current={step === now ? "step" : undefined}>
            {i + 1} {t(`contest-${step}`)} {i < at ? "✓" : ""}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ContenderProps {
  props: SeatProps;
  layer: Layer;
  find: Finder;
  many: boolean;
}

/** "4 + 1 → 7": what is printed on the cards, and what it has become. */
function strength(drink: DrinkView, find: Finder): string {
  const printed = drink.cards.map((card) => find(card)?.drink?.alcohol ?? 0);
  const sum = printed.reduce((all, one) => all + one, 0);
  const words = printed.join(" + ");
  return sum === drink.alcohol && printed.length < 2 ? "" : sum === drink.alcohol ? `${words} = ${sum}` : `${words} → ${drink.alcohol}`;
}

function Contender({ props, layer, find, many }: ContenderProps): JSX.Element {
  const { seat, view, game, coming, hurt = [], floats = [], mine } = props;
  const now = view.seats[seat];
  if (!now) return <></>;
  const drink = layer.drinks?.findLast((one) => one.drinker === seat);
  const most = Math.max(0, ...(layer.drinks ?? []).map((one) => one.alcohol));
  const leads = drink !== undefined && drink.alcohol === most && most > 0;
  const numbers = numbersOf(view, seat, coming);
  const under = coming !== undefined && goesUnder(view, seat, coming);
  const name = game.names[seat] ?? "";
  const mood = moodOf(view, seat, hurt);
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  return (
    <section class={`seat contender${leads ? " leads" : ""}${under ? " brink" : ""}${drink?.ignored ? " ignored" : ""}${now.alive ? "" : " out"}`} data-seat={seat} aria-label={summaryOf(props)}>
      <span class="bust">{many ? <Head id={now.character} mood={mood} name={`c${seat}`} /> : <Bust id={now.character} mood={mood} name={`c${seat}`} />}</span>
      <div class="plaque">
        <span class="contest-mug">
          <ContestMug strength={drink && !drink.ignored ? drink.alcohol : 0} size={many ? 58 : 92} />
          <b>{drink ? drink.alcohol : "?"}</b>
        </span>
        <strong class="who">
          {name} <small>{mine ? t("mat-you") : playerOf(props.chair)}</small>
        </strong>
        <GoldCount now={now.gold} change={(now.alive && coming?.get(seat)?.gold) || 0} />
        <span class="contest-drink">
          <b>{drink ? drink.cards.map((card) => find(card)?.title ?? "").join(" + ") || "—" : t("contest-waits")}</b>
          {drink && (
            <small>
              {strength(drink, find)}
              {drink.fortitude !== 0 && (
                <>
                  {" "}
                  <Sign name="heart" /> {signed(drink.fortitude)}
                </>
              )}
            </small>
          )}
          {drink?.ignored ? <em>{t("contest-ignored")}</em> : under ? <em>{t("contest-knocks-out", { name, you: mine ? "yes" : "no" })}</em> : null}
        </span>
        <Medal {...numbers} />
        <Track {...numbers} />
      </div>
      {leads && <span class="tab turn">{t("contest-leads")}</span>}
      <Floats floats={floats} />
    </section>
  );
}

export function Contenders({ seats, of, layer, find }: { seats: number[]; of: (seat: number) => SeatProps; layer: Layer; find: Finder }): JSX.Element {
  const many = seats.length > MOST_BUSTS;
  return (
    <div class={`contenders${many ? " many" : ""}`} style={{ "--contenders": String(many ? Math.ceil(seats.length / 2) : seats.length) }}>
      {seats.map((seat) => (
        <Contender key={seat} props={of(seat)} layer={layer} find={find} many={many} />
      ))}
    </div>
  );
}
