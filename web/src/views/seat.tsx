/** A player behind the table: the bust, and the plaque with all that is known of them. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { botName, inCase, t } from "../i18n";
import type { BoxCard, Chair, Events, GameInfo, GameView, SeatView } from "../net/protocol";
import { goesUnder, type Changes } from "../state/foresee";
import type { Library } from "../state/library";
import { moodOf, stepsLeft } from "../state/mood";
import type { Float, Out } from "../state/seen";
import { inTeams, isBoss, sideOf } from "../state/sides";
import { Glyph } from "../art/icons";
import { Potion } from "../art/objects";
import { hasKit, KitStrip, kitWords } from "./kit";
import { frame } from "./card";
import { Bubble } from "./chat";
import { GistPill } from "./gist";
import { Bust, Head, SceneArt, Sign, Tankard } from "./likeness";
import { Pips } from "./level";
import { Look, OpenPile } from "./look";
import { MatWhole } from "./matwhole";
import type { SeatSize } from "./stage";
import { Medal, Track, type Numbers } from "./track";

export interface SeatProps {
  seat: number;
  view: GameView;
  game: GameInfo;
  library: Library;
  chair?: Chair | undefined;
  size: SeatSize;
  mine?: boolean;
  me?: number; // who looks on; −1: somebody without a seat
  coming?: Changes | undefined; // what happens to everybody if nothing stops it
  outs?: Out[];
  hurt?: number[];
  boxes?: BoxCard[][] | undefined;
  floats?: Float[];
  target?: "open" | "chosen" | undefined;
  letter?: string | undefined;
  press?: (() => void) | undefined;
  mate?: boolean; // shares my mat: its numbers stand there
  open?: number[] | undefined; // a hand I may look into
  champion?: boolean; // stands for a team now
  turned?: Events["turned-over"] | undefined; // an automaton's card, as it was turned over
  drink?: (() => void) | undefined; // take one of my team's Potions
  says?: string | undefined; // what it has just said
  acted?: number[]; // the Actions played this turn, by whoever's turn it is
}

/** The seat's numbers, and what they are going to be. */
export function numbersOf(view: GameView, seat: number, coming: Changes | undefined): Numbers {
  const now = view.seats[seat];
  const sum = now?.alive ? coming?.get(seat) : undefined;
  const onTrack = (value: number): number => Math.max(0, Math.min(20, value));
  const fortitude = now?.fortitude ?? 0;
  const alcohol = now?.alcohol ?? 0;
  return {
    fortitude,
    alcohol,
    ...(sum?.fortitude ? { nextFortitude: onTrack(fortitude + sum.fortitude) } : {}),
    ...(sum?.alcohol ? { nextAlcohol: onTrack(alcohol + sum.alcohol) } : {}),
    out: !now?.alive,
  };
}

/** How somebody went out; who has both no Gold and no step left passed out. */
export function wentOut(view: GameView, seat: number, outs: Out[]): { kind: string; turn: number } {
  const known = outs.find((out) => out.seat === seat);
  if (known) return known;
  const now = view.seats[seat];
  return { kind: now && stepsLeft(now) > 0 ? "out-of-gold" : "passed-out", turn: 0 };
}

/** What is going on with a seat, in words, and how loud. */
export function tabOf(props: Pick<SeatProps, "seat" | "view" | "chair" | "coming" | "outs" | "mate" | "acted" | "size" | "game" | "champion">): { text: string; look: string } | null {
  const { seat, view, chair, coming, outs = [] } = props;
  const now = view.seats[seat];
  if (!now) return null;
  if (view.over && view.winners.includes(seat)) return { text: t("mat-winner"), look: "turn" };
  if (!now.alive) {
    const { kind, turn } = wentOut(view, seat, outs);
    return { text: turn && props.size !== "heads" ? t(`tab-${kind}`, { n: turn }) : t(`tab-${kind}-plain`), look: "quiet" };
  }
  if (coming && goesUnder(view, seat, coming)) return { text: t(props.size === "heads" ? "tab-would-pass-out-short" : "tab-would-pass-out"), look: "danger" };
  if (chair?.kind === "player" && !chair.present && !view.over) return { text: t("mat-away"), look: "quiet" };
  // On a small plaque there is room for one word: the last, since the frame tells whose turn it is.
  const small = props.size === "S" || props.size === "heads";
  const words: string[] = [];
  if (props.mate) words.push(t("tab-mate"));
  const boss = isBoss(props.game.parties, seat) || now.actions > 1;
  if (boss) words.push(t("tab-boss"));
  if (view.active === seat && !view.over) {
    const number = Math.min(now.actions, (props.acted?.length ?? 0) + 1);
    const several = sideOf(props.game.parties, seat).length > 1;
    words.push(now.actions > 1 && view.phase === "action" ? t(small ? "tab-action-short" : "tab-action", { n: number, most: now.actions }) : t(several ? "tab-part" : "tab-turn"));
  }
  const { round } = view;
  if (props.champion && !small) words.push(t("tab-champion")); // the pennant says it, too
  if (round?.controller === seat) words.push(t("tab-control"));
  else if (round && !round.inside.includes(seat) && !inTeams(props.game.parties)) words.push(t("tab-not-in"));
  else if (round?.passed.includes(seat)) words.push(t("tab-passed"));
  if (!words.length) return null;
  const loud = view.active === seat || round?.controller === seat;
  return { text: small ? (words.at(-1) ?? "") : words.join(" · "), look: loud ? "turn" : "quiet" };
}

const SIGN = { fortitude: "heart", alcohol: "ale", gold: "coin" } as const;

export function Floats({ floats }: { floats: Float[] }): JSX.Element {
  return (
    <span class="floats" aria-hidden="true">
      {floats.map((f) => (
        <span key={f.id} class={`float ${f.stat} ${f.amount > 0 ? "up" : "down"}`}>
          {f.amount > 0 ? "+" : "−"}
          {Math.abs(f.amount)}
          <Sign name={SIGN[f.stat]} />
        </span>
      ))}
    </span>
  );
}

export function summaryOf({ seat, view, game, library, boxes, open, champion, chair }: SeatProps): string {
  const now = view.seats[seat];
  if (!now) return "";
  const kit = { seat, state: now, game, library, boxes };
  const name = game.names[seat] ?? "";
  if (now.tracks.length) {
    const facing = view.seats.map((_, i) => i).filter((i) => i !== seat);
    return [name, ...now.tracks.map((track, i) => t("track-summary", { name: inCase(view.seats[facing[i] ?? 0]?.character ?? "", game.names[facing[i] ?? 0] ?? "", "gen"), fortitude: track.fortitude, alcohol: track.alcohol })), t("mat-deck", { n: now.deck })].join(". ");
  }
  const summary = t("mat-summary", {
    name,
    fortitude: now.fortitude,
    alcohol: now.alcohol,
    left: stepsLeft(now),
    gold: now.gold,
    pile: now.pile,
    hand: now.hand,
  });
  const player = playerOf(chair);
  const more = [
    player ? t("mat-played-by", { name: player }) : "",
    champion ? t("tab-champion") : "",
    now.potions ? t("potions", { n: now.potions }) : "",
    hasKit(kit) ? kitWords(kit) : "",
    open ? `${t("hand-of", { name })}: ${open.map((card) => library.cards.get(game.cards[card] ?? "")?.title ?? "").join(", ")}` : "",
  ];
  return [summary, ...more].filter(Boolean).join(". ");
}

/** How much room a name takes: the long ones are set smaller. */
export const nameLook = (name: string): string => (name.length > 7 ? "longest" : name.length > 6 ? "long" : "");

/** Who plays a character: a person by name, or a bot. */
export const playerOf = (chair: Chair | undefined): string => (chair?.kind === "player" ? chair.name : chair?.kind === "bot" ? botName(chair.bot) : "");

export const GoldCount = ({ now, change = 0 }: { now: number; change?: number }): JSX.Element => (
  <span class="count gold-count" title={t("mat-gold", { n: now })}>
    <Sign name="coin" />
    <b>{change ? `${now}→${Math.max(0, now + change)}` : now}</b>
  </span>
);

export const HandAndPile = ({ of: { hand, pile } }: { of: Pick<SeatView, "hand" | "pile"> }): JSX.Element => (
  <>
    <span class="count" title={t("mat-hand", { n: hand })}>
      <Sign name="cards" />
      <b>{hand}</b>
    </span>
    <span class="count" title={t("mat-pile", { n: pile })}>
      <Sign name="mug" />
      <b>{pile}</b>
    </span>
  </>
);

export const PotionArt = ({ name }: { name: string }): JSX.Element => <Potion kind="heart" id={`potion-${name}`} size="100%" />;

/** The bottles a team has left. */
export function Potions({ n, name }: { n: number; name: string }): JSX.Element | null {
  if (!n) return null;
  return (
    <span class="potions" title={t("potions", { n })}>
      {Array.from({ length: n }, (_, i) => (
        <PotionArt key={i} name={`${name}-${i}`} />
      ))}
    </span>
  );
}

/** A teammate's hand, face up: what each card shows, and what it does in short. */
function OpenHand({ cards, game, library }: { cards: number[]; game: GameInfo; library: Library }): JSX.Element {
  return (
    <span class="open-hand" aria-hidden="true">
      {cards.map((n) => {
        const card = library.cards.get(game.cards[n] ?? "");
        return (
          <span key={n} class={`open-card type-${frame(card)}`} title={card?.title}>
            <SceneArt card={card} />
            <Glyph name={frame(card)} size={14} />
            <GistPill card={card} />
          </span>
        );
      })}
    </span>
  );
}

/** Further tracks: a short one against each opponent. */
function Tracks({ of, view, game, me, floats, small }: { of: number; view: GameView; game: GameInfo; me: number; floats: Float[]; small: boolean }): JSX.Element {
  const tracks = view.seats[of]?.tracks ?? [];
  const facing = view.seats.map((_, i) => i).filter((i) => i !== of);
  const against = (seat: number): string =>
    t("track-against", { you: seat === me ? "yes" : "no", name: inCase(view.seats[seat]?.character ?? "", game.names[seat] ?? "", "gen") });
  return (
    <span class="tracks">
      {tracks.map((track, i) => {
        const seat = facing.length === tracks.length ? (facing[i] ?? -1) : -1;
        return (
          <span key={i} class="against">
            <Medal {...track} />
            {seat >= 0 && (
              <span class="against-head">
                <Head id={view.seats[seat]?.character ?? ""} name={`against${i}`} />
              </span>
            )}
            {!small && seat >= 0 && <small>{against(seat)}</small>}
            {!small && <Track {...track} />}
            <Floats floats={floats.filter((one) => one.track === i)} />
          </span>
        );
      })}
    </span>
  );
}

/** The card an automaton has turned over: three boxes, the one that was used lit. */
function TurnedOver({ event, game, library }: { event: Events["turned-over"]; game: GameInfo; library: Library }): JSX.Element {
  const card = library.cards.get(game.cards[event.card] ?? "");
  return (
    <span class="turned-over" aria-label={t("turned-over", { card: card?.title ?? "" })} role="group">
      <b>{card?.title}</b>
      {card?.modes.map(({ text, type }, i) => (
        <span key={i} class={`turned-box type-${type}${i === event.box ? (event.followed ? " lit" : " missed") : ""}`}>
          {text}
          {i === event.box && !event.followed && <i> {t("turned-missed")}</i>}
        </span>
      ))}
    </span>
  );
}

/** The Actions of somebody who has several, face up on the edge, and the places of those to come. */
function Acts({ cards, most, game, library }: { cards: number[]; most: number; game: GameInfo; library: Library }): JSX.Element {
  return (
    <span class="acts" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => {
        const card = cards[i] === undefined ? undefined : library.cards.get(game.cards[cards[i]] ?? "");
        return card ? (
          <span key={i} class={`act type-${frame(card)}`} title={card.title}>
            <SceneArt card={card} />
            <GistPill card={card} />
          </span>
        ) : (
          <span key={i} class="act to-come">
            {i + 1}
          </span>
        );
      })}
    </span>
  );
}

export function Seat(props: SeatProps): JSX.Element {
  const { seat, view, game, library, chair, size, coming, hurt = [], boxes, floats = [], target, letter, press } = props;
  const [looking, setLooking] = useState(false);
  const now = view.seats[seat];
  if (!now) return <></>;
  const name = game.names[seat] ?? "";
  const numbers = numbersOf(view, seat, coming);
  const tab = tabOf(props);
  const left = (numbers.nextFortitude ?? now.fortitude) - (numbers.nextAlcohol ?? now.alcohol);
  const mood = moodOf(view, seat, hurt);
  const sum = now.alive ? coming?.get(seat) : undefined;
  const kit = { seat, state: now, game, library, boxes };
  const boss = now.actions > 1 || isBoss(game.parties, seat);
  const tracked = now.tracks.length > 0; // a track against each opponent, and none of one's own
  const away = view.round !== null && !view.round.inside.includes(seat);
  const summary = summaryOf(props);
  const looks = [
    "seat",
    `size-${size}`,
    view.active === seat && !view.over ? "active" : "",
    now.alive ? (left <= 3 ? "brink" : "") : "out",
    away && now.alive ? "outside" : "",
    target ? `target-${target}` : "",
    sum ? "struck" : "",
    boss ? "boss" : "",
    tracked ? "tracked" : "",
    props.mate ? "mate" : "",
    props.champion ? "champion" : "",
  ].join(" ");
  const counts = (
    <span class="counts" aria-hidden="true">
      {!tracked && !props.mate && <GoldCount now={now.gold} change={sum?.gold ?? 0} />}
      {!tracked && !props.mate && <Potions n={now.potions} name={`s${seat}`} />}
      {tracked ? (
        <span class="count" title={t("mat-deck", { n: now.deck })}>
          <Sign name="cards" />
          <b>{now.deck}</b>
        </span>
      ) : (
        <HandAndPile of={now} />
      )}
    </span>
  );
  const player = playerOf(chair);
  return (
    <section class={looks} data-seat={seat} aria-label={summary}>
      <span class="bust">
        {size === "heads" ? <Head id={now.character} mood={mood} name={`s${seat}`} /> : <Bust id={now.character} mood={mood} name={`s${seat}`} />}
      </span>
      <button type="button" class="plaque" title={t("mat-look")} onClick={() => setLooking(true)}>
        <span class="hidden">{summary}</span>
        {size !== "S" && size !== "heads" && !tracked && !props.mate && <span class="tankard-place"><Tankard fortitude={now.fortitude} alcohol={now.alcohol} name={`seat${seat}`} out={!now.alive} /></span>}
        {!tracked && !props.mate && <Medal {...numbers} />}
        <strong class={`who ${nameLook(name)}`} aria-hidden="true">
          <span>{name}</span>
          {player && <small>{player}</small>}
        </strong>
        <Pips chair={chair} />
        {tracked ? <Tracks of={seat} view={view} game={game} me={props.me ?? -1} floats={floats} small={size === "heads"} /> : size === "heads" || props.mate ? null : <Track {...numbers} />}
        {counts}
        {props.open && size !== "heads" && <OpenHand cards={props.open} game={game} library={library} />}
      </button>
      {tracked && props.turned && <TurnedOver event={props.turned} game={game} library={library} />}
      {boss && size !== "heads" && <Acts cards={view.active === seat ? (props.acted ?? []) : []} most={now.actions} game={game} library={library} />}
      {tab && <span class={`tab ${tab.look}`}>{tab.text}</span>}
      {letter && target && (
        <span class="letter" aria-hidden="true">
          {letter}
        </span>
      )}
      {hasKit(kit) && (
        <button type="button" class="kit-strip" title={t("mat-look")} onClick={() => setLooking(true)}>
          <span class="hidden">{t("kit-of", { name, what: kitWords(kit) })}</span>
          <span class="face" aria-hidden="true">
            <KitStrip {...kit} />
          </span>
        </button>
      )}
      {target && press && (
        <button type="button" class="seat-pick" onClick={press} aria-label={t("mat-target", { name, summary })} aria-pressed={target === "chosen"} data-seat={seat} />
      )}
      {!tracked && <Floats floats={floats} />}
      <Bubble text={props.says} />
      {looking && (
        <Look title={name} close={() => setLooking(false)}>
          <MatWhole {...kit} player={player} />
          {props.open && (
            <section class="kit-part">
              <h3>{t("hand-of", { name })}</h3>
              <OpenPile cards={props.open} game={game} library={library} />
            </section>
          )}
        </Look>
      )}
    </section>
  );
}
