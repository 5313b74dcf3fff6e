/** A character's kit: a strip of small signs on the mat, and all of it in a closer look. */

import type { JSX } from "preact";

import { CardBack } from "../art/backs";
import { isRemedy, Mushroom, Patient, Remedy } from "../art/kit";
import { Mug } from "../art/mug";
import { Token, tokenFor } from "../art/objects";
import { t } from "../i18n";
import type { BoxCard, BoxKit, Card, GameInfo, Kit, SeatView, TrackerKit } from "../net/protocol";
import type { Library } from "../state/library";
import { CardFace, Needs } from "./card";

const SHOWN = 4; // backs drawn side by side; more are told by the number

export interface KitProps {
  seat: number;
  state: SeatView;
  game: GameInfo;
  library: Library;
  boxes?: BoxCard[][] | undefined; // the owner's own look into hidden ones
}

const none: Kit = { trackers: [], boxes: [], side: [] };

export const kitOf = (game: GameInfo, seat: number): Kit => game.kits[seat] ?? none;

/** What stands before every seat of a game shows only where there is something of it. */
const countedHere = ({ everybody }: TrackerKit, value: number): boolean => !everybody || value > 0;
const laidHere = ({ everybody }: BoxKit, held: BoxCard[]): boolean => !everybody || held.length > 0;

/** Whether a kit counts something here, or has something lying here. */
const works = ({ seat, state, game }: KitProps): boolean => {
  const kit = kitOf(game, seat);
  return kit.trackers.some((one, i) => countedHere(one, state.trackers[i] ?? 0)) || kit.boxes.some((one, i) => laidHere(one, state.boxes[i] ?? []));
};

export const hasKit = (props: KitProps): boolean => works(props) || kitOf(props.game, props.seat).side.length + props.state.kept.length > 0;

const looker =
  ({ game, library }: KitProps) =>
  (number: number): Card | undefined =>
    number < 0 ? undefined : library.cards.get(game.cards[number] ?? "");

const inBoxes = ({ state, boxes }: KitProps): BoxCard[][] => (boxes?.length ? boxes : (state.boxes ?? []));

const grown = (card: Card, mark: number): number => mark / Math.max(1, card.ladder.length - 1);

// In words ----------------------------------------------------------------------------------------

function cardWords(card: Card | undefined, mark: number): string {
  if (!card) return t("kit-back");
  if (card.ladder.length) {
    return t("kit-grows", { title: card.title, value: card.ladder[mark] ?? 0, ladder: card.ladder.join(", ") });
  }
  if (card.needs.length) {
    const needs = card.needs.map((n) => t("kit-need", { label: n.label, n: n.amount })).join(", ");
    return t("kit-needs", { title: card.title, needs });
  }
  return card.title;
}

export function kitWords(props: KitProps): string {
  const kit = kitOf(props.game, props.seat);
  const card = looker(props);
  const { state } = props;
  return [
    ...kit.trackers.flatMap((one, i) => {
      const n = state.trackers[i] ?? 0;
      return countedHere(one, n) ? [t(one.fires ? "kit-fires" : "kit-tracker", { label: one.label, n, most: one.most })] : [];
    }),
    ...kit.boxes.flatMap((box, i) => {
      const held = inBoxes(props)[i] ?? [];
      if (!laidHere(box, held)) return [];
      const cards = held.every(({ card: n }) => n < 0)
        ? t("kit-face-down", { n: held.length })
        : held.map(({ card: n, mark }) => cardWords(card(n), mark)).join("; ");
      return [t("kit-box", { label: box.label, cards: held.length ? cards : t("kit-nothing") })];
    }),
    ...kit.side.map((side, i) => t("kit-side", { label: side.label, n: state.side[i]?.deck ?? 0 })),
    ...(state.kept.length ? [t("kit-kept", { titles: state.kept.map((n) => card(n)?.title ?? "").join(", ") })] : []),
  ].join(". ");
}

// On the mat --------------------------------------------------------------------------------------

interface TrackerProps {
  tracker: TrackerKit;
  value: number;
  big?: boolean;
}

function Tracker({ tracker, value, big = false }: TrackerProps): JSX.Element {
  const name = tokenFor(tracker.name);
  if (isRemedy(tracker.name) || tracker.everybody || tracker.most > 6) {
    return (
      <span class={value ? "kit-supply" : "kit-supply none"}>
        <Token name={name} full={value > 0} size="100%" />
        {tracker.most > 1 && <b>{value}</b>}
      </span>
    );
  }
  if (big) {
    return (
      <span class="kit-supply">
        <Token name={name} full={value > 0} size="100%" />
        <b>
          {value}/{tracker.most}
        </b>
      </span>
    );
  }
  return (
    <span class="kit-tokens">
      {Array.from({ length: tracker.most }, (_, i) => (
        <Token key={i} name={name} full={i < value} size="100%" />
      ))}
    </span>
  );
}

interface BoxProps {
  of: string; // the character
  box: BoxKit;
  held: BoxCard[];
  card: (number: number) => Card | undefined;
}

function Box({ of, box, held, card }: BoxProps): JSX.Element {
  if (box.hidden) {
    return (
      <span class="kit-backs">
        {held.slice(0, SHOWN).map((_, i) => (
          <CardBack key={i} of={of} size={22} />
        ))}
        {!held.length && <span class="kit-free" />}
        <b>{held.length}</b>
      </span>
    );
  }
  return (
    <span class="kit-box">
      {held.map(({ card: number, mark }) => {
        const shown = card(number);
        return shown?.ladder.length ? (
          <span key={number} class={mark === shown.ladder.length - 1 ? "kit-plant ripe" : "kit-plant"}>
            <Mushroom id={shown.id} grown={grown(shown, mark)} size={20} />
            <b>{shown.ladder[mark]}</b>
          </span>
        ) : shown?.needs.length ? (
          <span key={number} class="kit-patient">
            <Patient size={18} />
            <Needs card={shown} size={12} />
          </span>
        ) : (
          <SmallCard key={number} card={shown} />
        );
      })}
      {box.capacity < 10 &&
        Array.from({ length: Math.max(0, box.capacity - held.length) }, (_, i) => <span key={`free${i}`} class="kit-free" />)}
    </span>
  );
}

/** A card that lies face up before somebody: an animal, a Story, a Prize. */
export const SmallCard = ({ card }: { card: Card | undefined }): JSX.Element => (
  <span class={`kit-card type-${card?.types[0] ?? "event"}`} title={card?.title}>
    {card?.title}
  </span>
);

/** All of a kit in one or two lines of signs. */
export function KitStrip(props: KitProps & { big?: boolean }): JSX.Element {
  const kit = kitOf(props.game, props.seat);
  const card = looker(props);
  return (
    <>
      {kit.trackers.map((tracker, i) => {
        const value = props.state.trackers[i] ?? 0;
        return countedHere(tracker, value) && <Tracker key={tracker.name} tracker={tracker} value={value} big={props.big ?? false} />;
      })}
      {kit.boxes.map((box, i) => {
        const held = inBoxes(props)[i] ?? [];
        return laidHere(box, held) && <Box key={box.name} of={props.state.character} box={box} held={held} card={card} />;
      })}
      {!works(props) &&
        kit.side.map(({ name }, i) => (
          <span key={name} class="kit-supply">
            <Token name={tokenFor(name)} size="100%" />
            <b>{props.state.side[i]?.deck ?? 0}</b>
          </span>
        ))}
      {props.state.kept.map((number) =>
        card(number)?.drink ? (
          <span key={number} class="kit-kept">
            <Mug id={card(number)?.id ?? ""} size={18} />
          </span>
        ) : (
          <SmallCard key={number} card={card(number)} />
        ),
      )}
    </>
  );
}

// In a closer look --------------------------------------------------------------------------------

function About({ name }: { name: string }): JSX.Element | null {
  const id = `kit-about-${name}`;
  const text = t(id); // the id itself where there is nothing to say
  return text === id ? null : <p class="kit-about">{text}</p>;
}

/** What a kit is for, part by part. */
export function KitAbout({ kit }: { kit: Kit }): JSX.Element {
  const supplies = kit.trackers.some((one) => isRemedy(one.name));
  return (
    <>
      {supplies ? (
        <div class="kit-line">
          {kit.trackers.map((one) => (
            <span key={one.name} class="kit-name">
              <Remedy name={one.name} /> <b>{one.label}</b>
            </span>
          ))}
          <About name="supplies" />
        </div>
      ) : (
        kit.trackers.map((one) => (
          <div key={one.name} class="kit-line">
            <b>{one.label}</b> <About name={one.name} />
          </div>
        ))
      )}
      {kit.boxes.map((one) => (
        <div key={one.name} class="kit-line">
          <b>{one.label}</b> <About name={one.name} />
        </div>
      ))}
    </>
  );
}

function BoxWhole({ of, box, held, card }: BoxProps): JSX.Element {
  return (
    <section class="kit-part">
      <h3>
        {box.label} <small>{box.capacity < 10 ? t("kit-places", { n: held.length, most: box.capacity }) : held.length}</small>
      </h3>
      <About name={box.name} />
      {held.length ? (
        <ul class="open-pile">
          {held.map(({ card: number, mark }, i) =>
            number < 0 ? (
              <li key={`back${i}`} class="back">
                <CardBack of={of} size={140} />
                <span class="hidden">{t("kit-back")}</span>
              </li>
            ) : (
              <li key={number}>
                <CardFace card={card(number)} mark={mark} />
              </li>
            ),
          )}
        </ul>
      ) : (
        <p class="quiet">{t("pile-empty")}</p>
      )}
    </section>
  );
}

export function KitWhole(props: KitProps): JSX.Element {
  const kit = kitOf(props.game, props.seat);
  const card = looker(props);
  const { state } = props;
  const supplies = kit.trackers.filter((one) => isRemedy(one.name)).length;
  return (
    <>
      {kit.trackers.some((one, i) => countedHere(one, state.trackers[i] ?? 0)) && (
        <section class="kit-part">
          <ul class="kit-trackers">
            {kit.trackers.map((tracker, i) => {
              const n = state.trackers[i] ?? 0;
              return (
                countedHere(tracker, n) && (
                  <li key={tracker.name}>
                    <Tracker tracker={tracker} value={n} big />
                    <span>
                      <b>{tracker.label}</b> {t("kit-value", { n, most: tracker.most })}
                    </span>
                  </li>
                )
              );
            })}
          </ul>
          {supplies ? <About name="supplies" /> : kit.trackers.map((one) => <About key={one.name} name={one.name} />)}
        </section>
      )}
      {kit.boxes.map((box, i) => {
        const held = inBoxes(props)[i] ?? [];
        return laidHere(box, held) && <BoxWhole key={box.name} of={state.character} box={box} held={held} card={card} />;
      })}
      {state.kept.length > 0 && (
        <section class="kit-part">
          <h3>{t("kit-kept-title")}</h3>
          <ul class="open-pile">
            {state.kept.map((number) => (
              <li key={number}>
                <CardFace card={card(number)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
