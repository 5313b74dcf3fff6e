/** The middle of the table: the cellar, the card that was played, and slips that say what it will do. */

import type { JSX } from "preact";

import { joined, t } from "../i18n";
import { Prize, Token } from "../art/objects";
import { cardOf, seatOf, type Card, type CounterKit, type GameInfo, type GameView, type Layer } from "../net/protocol";
import { finder, goesUnder, outcomes, type Changes, type Outcome } from "../state/foresee";
import type { Library } from "../state/library";
import { championsOf, once, sideOf } from "../state/sides";
import type { Spot, Ticket } from "../state/seen";
import { CardFace } from "./card";
import { LETTERS } from "./letters";
import { Candle, DeckArt, DrunkArt, Head, PotArt, Sign } from "./likeness";
import { PileButton } from "./look";
import { capital } from "./railwords";

interface MiddleProps {
  view: GameView;
  game: GameInfo;
  library: Library;
  stackText: string[];
  spot?: Spot | null;
  seat: number;
  coming: Changes;
  choosing?: number | undefined; // the card of mine that looks for its target
  targets?: number[]; // those it may be played at, while there is a choice
  till?: number; // Gold on its way to the Inn, or from it
  ticket?: Ticket | null;
  replay?: (() => void) | undefined; // show the ticket's event again
  skip?: (() => void) | undefined; // there is something to skip
}

/** The number of the card that lies in the middle: my choice, what was just played, or what is on top. */
function playedCard({ view, spot, choosing }: MiddleProps): number | undefined {
  if (choosing !== undefined && choosing >= 0) return choosing;
  const latest = spot?.events.at(-1);
  const last = latest && cardOf(latest);
  if (spot?.now) return last;
  const top = view.stack.findLast((layer) => (layer.card ?? -1) >= 0 || layer.drinks?.length);
  return top ? (top.card ?? top.drinks?.findLast((drink) => !drink.ignored)?.cards.at(-1) ?? top.drinks?.[0]?.cards[0]) : last;
}

export function Middle(props: MiddleProps): JSX.Element {
  const { view, game, library, spot, seat, coming, choosing, targets = [], till = 0, ticket, replay, skip } = props;
  const find = finder(game, library);
  const name = (i: number): string => (i === seat ? t("mat-you") : (game.names[i] ?? ""));
  const { round } = view;
  const card = playedCard(props);
  const played = find(card);
  const chain = spot?.events ?? [];
  const latest = chain.at(-1);
  const lit = latest !== undefined && cardOf(latest) === card;
  const older = (chain.length > 1 && lit ? chain.slice(0, -1).map(cardOf) : view.stack.map((l) => l.card))
    .filter((n): n is number => n !== undefined && n >= 0 && n !== card)
    .slice(-3);
  const negated = view.stack.some((layer) => layer.card === card && layer.negated);
  const owner = spot?.now && latest ? seatOf(latest) : view.stack.findLast((layer) => layer.card === card)?.owner;
  const rows = once(outcomes(view, coming), game.parties, [...(view.stack.at(-1)?.targets ?? []), ...championsOf(view, game.parties), seat]);
  // In a Drinking Contest only what is played on it is told here.
  const first = view.stack.findLastIndex((layer) => layer.kind === "contest") + 1;
  const mode = latest?.kind === "turned-over" ? latest.box : view.stack.findLast((layer) => layer.card === card)?.mode;
  const turned = lit && chain[0]?.kind !== "played";
  return (
    <section class="middle" aria-label={t("middle")} data-phase={view.phase}>
      <div class="cellar">
        <div class="cellar-pile drink-deck" title={t("drink-deck", { n: view.drink_deck })}>
          <DeckArt n={view.drink_deck} />
          <b>{view.drink_deck}</b>
          <small>{t("drink-deck-short")}</small>
        </div>
        <PileButton looks="cellar-pile drunk" title={t("drink-discard-open", { n: view.drink_discard.length })} cards={view.drink_discard} game={game} library={library}>
          <DrunkArt card={find(view.drink_discard.at(-1))} />
          <b>{view.drink_discard.length}</b>
          <small>{t("drink-discard-short")}</small>
        </PileButton>
        {game.decks.map((deck, i) => deck.name === "beside" ? null /* the Boss's Actions lie on the edge */ : deck.name === "places" && view.tavern ? <Tavern key={deck.name} {...props} number={i} /> : (
          <TableDeck key={deck.name} of={deck.name} label={deck.label} counters={i === 0 ? game.counters : []} {...props} number={i} />
        ))}
        {game.decks.filter(({ name: deck }) => deck !== "beside").length < 2 && <Candle />}
        {view.stack.some((layer) => layer.kind === "contest") && <span class="contest-prize">{t("contest-prize")}</span>}
      </div>
      <div class={`played${older.length ? " fanned" : ""}`} onClick={skip}>
        {older.map((n, i) => (
          <span key={`old${n}`} class="under" style={{ "--i": String(older.length - i) }} aria-hidden="true">
            <CardFace card={find(n)} look="played" />
          </span>
        ))}
        {played ? (
          <span key={card} class={`played-card${spot?.now ? " now" : ""}${turned ? " turned" : ""}${choosing !== undefined ? " choosing" : ""}${negated ? " negated" : ""}`}>
            <span class="spot-face">
              <CardFace card={played} look="played" mode={mode} />
            </span>
            {turned && (
              <span class="spot-back" aria-hidden="true">
                <DeckArt n={1} />
              </span>
            )}
            {negated && <b class="stamp">{t("negated")}</b>}
          </span>
        ) : (
          <span class="no-card" aria-hidden="true" />
        )}
      </div>
      <div class="slips">
        {round && <Pot view={view} game={game} />}
        {round?.prizes.map((prize) => <PrizeSlip key={prize} card={find(prize)} />)}
        {view.stack.at(-1)?.attached?.map(({ card: story }) => <StorySlip key={story} card={find(story)} />)}
        {rows.length > 0 && <Slip rows={rows} view={view} name={name} seat={seat} owner={owner} coming={coming} targets={targets} parties={game.parties} />}
        {view.stack.length > first + 1 && <Answered {...props} find={find} name={name} first={first} />}
        {till !== 0 && (
          <div class="till" aria-hidden="true">
            <Sign name="coin" /> {t("till")} <b>{till > 0 ? `+${till}` : `−${-till}`}</b>
          </div>
        )}
        {ticket && till === 0 && (
          <button type="button" class="ticket" onClick={replay} title={t("ticket-again")}>
            <b>{t("ticket-title")}</b>
            <span>{ticket.text}</span>
            {ticket.marks.length > 0 && <Numbers rows={ticket.marks} />}
            <kbd aria-hidden="true">R</kbd>
          </button>
        )}
      </div>
      {skip && (
        <button type="button" class="skip-steps" onClick={skip}>
          <kbd aria-hidden="true">{t("key-skip")}</kbd> {t("skip-steps")}
        </button>
      )}
    </section>
  );
}

const SIGN = { fortitude: "heart", alcohol: "ale", gold: "coin" } as const;

export function Numbers({ rows }: { rows: Pick<Outcome, "stat" | "before" | "after">[] }): JSX.Element {
  return (
    <span class="changes">
      {rows.map(({ stat, before, after }, i) => (
        <span key={i} class={`change ${stat}`}>
          <Sign name={SIGN[stat]} />
          <span class="hidden">{t(`stat-${stat}`)}</span> {before} <i>→ {after}</i>
        </span>
      ))}
    </span>
  );
}

interface SlipProps {
  rows: Outcome[];
  view: GameView;
  name: (seat: number) => string;
  seat: number;
  owner: number | undefined;
  coming: Changes;
  targets: number[];
  parties: number[];
}

const MOST_ROWS = 6;

/** "Gog → you, ♥ 14 → 10, 1 step left": one row for each who is touched, mine first. */
function Slip({ rows, view, name, seat, owner, coming, targets, parties }: SlipProps): JSX.Element {
  // While I choose only one of them will be touched: each has its letter, and the slip says so.
  const open = targets.length > 1;
  const rank = (who: number): number => (open ? targets.indexOf(who) : who === seat ? -1 : who);
  const seats = [...new Set(rows.map((row) => row.seat))].toSorted((a, b) => rank(a) - rank(b));
  const [first] = seats;
  const whole = seats.length === 1 && first !== undefined && !open;
  const headed = open || (owner !== undefined && owner >= 0 && seats.length < 3);
  const shown = seats.slice(0, seats.length > MOST_ROWS ? MOST_ROWS - 1 : MOST_ROWS);
  const left = (who: number): number => {
    const now = view.seats[who];
    const sum = coming.get(who);
    return now ? Math.max(0, now.fortitude + (sum?.fortitude ?? 0) - now.alcohol - (sum?.alcohol ?? 0)) : 0;
  };
  const mine = (who: number): boolean => sideOf(parties, seat).includes(who);
  /** Whose numbers they are: of a mat that several share, of all of them. */
  const whose = (who: number): string => {
    const side = sideOf(parties, who);
    if (side.length === 1) return name(who);
    return mine(who) ? t("mat-team") : joined(side.toSorted((a, b) => a - b).map(name));
  };
  const then = (who: number): string =>
    goesUnder(view, who, coming) ? t("slip-passes-out", { you: who === seat ? "yes" : "no" }) : left(who) <= 3 ? t("slip-left", { n: left(who) }) : "";
  return (
    <div class={`slip${whole ? " whole" : ""}${seats.some(mine) && !open ? " at-me" : ""}${seats.length > 2 ? " many" : ""}${open ? " open" : ""}`}>
      {headed && (
        <b class="slip-who">
          {open ? t("slip-one-of") : `${name(owner ?? -1)} ${whole ? `→ ${name(first)}` : ""}`}
        </b>
      )}
      <span class="slip-rows" style={{ "--rows": String(headed ? 2 : 3) }}>
        {shown.map((who) => (
          <span key={who} class="slip-row">
            {open && <kbd aria-hidden="true">{LETTERS[targets.indexOf(who)]}</kbd>}
            {!whole && <b>{open ? name(who) : whose(who)}</b>}
            <Numbers rows={rows.filter((row) => row.seat === who)} />
            {then(who) && seats.length < 3 && <em>{then(who)}</em>}
            {whole && sideOf(parties, who).length > 1 && !then(who) && <small>{t("slip-shared", { you: mine(who) ? "yes" : "no" })}</small>}
          </span>
        ))}
        {seats.length > shown.length && <small>{t("slip-more", { n: seats.length - shown.length })}</small>}
      </span>
    </div>
  );
}

interface AnsweredProps extends MiddleProps {
  find: (card: number | undefined) => Card | undefined;
  name: (seat: number) => string;
  first: number; // the layer to begin with
}

/** What was played on what, the oldest first, each on a slip of its own. */
function Answered({ view, find, name, stackText, first }: AnsweredProps): JSX.Element {
  const will = (i: number): string => {
    const text = stackText[i] ?? "";
    const cut = text.indexOf("→");
    return cut < 0 ? "" : text.slice(cut + 1).trim();
  };
  const shown = view.stack.slice(first).slice(-3);
  const from = view.stack.length - shown.length;
  const title = (layer: Layer): string => find(layer.card ?? layer.drinks?.[0]?.cards[0])?.title ?? "";
  return (
    <ol class="answered" aria-label={t("stack")}>
      {shown.map((layer, i) => (
        <li key={from + i} class={layer.negated ? "negated" : ""}>
          {layer.owner >= 0 && (
            <span class="answered-head">
              <Head id={view.seats[layer.owner]?.character ?? ""} name={`stack${from + i}`} />
            </span>
          )}
          <span>
            <b>{title(layer) || capital(name(layer.owner))}</b>
            <small>{layer.negated ? t("negated") : will(from + i)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Where the party is, if it is not the Inn, and what is left to order there; the places lie in it. */
function Tavern({ view, game, library, number }: MiddleProps & { number: number }): JSX.Element {
  const piles = view.taverns[view.tavern - 1];
  const place = game.places[view.tavern];
  if (!piles || !place) return <></>;
  return (
    <PileButton looks="cellar-pile tavern" title={t("tavern-deck", { place, n: piles.deck })} cards={view.decks[number]?.shown ?? []} game={game} library={library}>
      <DeckArt n={piles.deck} of="tavern" name="tavern" />
      <b>{piles.deck}</b>
      <small>{place}</small>
    </PileButton>
  );
}

/** A deck of the table's own; what a variant counts lies on the first. */
function TableDeck({ of, label, counters, number, view, game, library }: MiddleProps & { of: string; label: string; counters: CounterKit[]; number: number }): JSX.Element {
  const piles = view.decks[number];
  if (!piles) return <></>;
  return (
    <PileButton looks="cellar-pile table-deck" title={t("table-deck", { label, n: piles.deck, used: piles.discard.length })} cards={[...(piles.shown ?? []), ...piles.discard]} game={game} library={library}>
      {counters.map((counter, i) => (
        <span key={counter.name} class="counter" title={counter.label}>
          {Array.from({ length: Math.min(4, view.counters[i] ?? 0) }, (_, coin) => (
            <Sign key={coin} name="coin" />
          ))}
        </span>
      ))}
      <DeckArt n={piles.deck} of={of} name={`table-${of}`} />
      <b>{piles.deck}</b>
      <small>{[label, ...counters.map((counter, i) => t("counted", { label: counter.label, n: view.counters[i] ?? 0 }))].join(", ")}</small>
    </PileButton>
  );
}

/** A card that goes to whoever wins the pot. */
function PrizeSlip({ card }: { card: Card | undefined }): JSX.Element {
  if (!card) return <></>;
  return (
    <div class="prize">
      <span class="prize-art" aria-hidden="true">
        <Prize size="100%" />
      </span>
      <span>
        <b>{card.title}</b>
        <small>{[t("prize"), card.text].filter(Boolean).join(". ")}</small>
      </span>
    </div>
  );
}

/** A card that goes with the one in the middle. */
function StorySlip({ card }: { card: Card | undefined }): JSX.Element {
  if (!card) return <></>;
  return (
    <div class="prize story">
      <span class="prize-art" aria-hidden="true">
        <Token name="story" size="100%" />
      </span>
      <span>
        <b>{card.title}</b>
        <small>{card.text}</small>
      </span>
    </div>
  );
}

function Pot({ view, game }: { view: GameView; game: GameInfo }): JSX.Element {
  const { round } = view;
  if (!round) return <></>;
  return (
    <div class="pot">
      <PotArt n={round.pot} />
      <span class="pot-words">
        <b>{t("pot", { n: round.pot })}</b>
        {round.prizes.length > 0 && <small class="pot-prizes">{t("pot-prizes", { n: round.prizes.length })}</small>}
        <small>{round.controller >= 0 ? t("pot-control", { name: game.names[round.controller] ?? "" }) : t("pot-nobody")}</small>
        {round.only_cheating && <small>{t("pot-cheating")}</small>}
      </span>
    </div>
  );
}
