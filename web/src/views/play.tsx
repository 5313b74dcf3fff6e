/** A game under way: players behind the table, the middle, the rail, my mat and my hand. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { go } from "../router";
import { ring } from "../state/bells";
import { finder, foreseen, goesUnder, ifAnswered, type Changes } from "../state/foresee";
import { useLibrary } from "../state/library";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import { settings } from "../state/settings";
import { actedIn } from "../state/showing";
import { championsOf, sideOf } from "../state/sides";
import { useStore } from "../state/store";
import { Arrows } from "./arrows";
import { Bar } from "./bar";
import { Bench } from "./bench";
import { useChoice, type Choice } from "./choose";
import { Coach } from "./coach";
import { contestOf, Contenders, ContestTitle } from "./contest";
import { Drawer } from "./drawer";
import { Flights, tillChange } from "./flights";
import { useFocusKept, useKeys } from "./keys";
import { Hand } from "./hand";
import { hasKit } from "./kit";
import { RoomArt, TableArt } from "./likeness";
import { Mat } from "./mat";
import { Middle } from "./middle";
import { Over } from "./over";
import { Pieces } from "./pieces";
import { LETTERS } from "./letters";
import { Rail } from "./rail";
import { Seat, type SeatProps } from "./seat";
import { sides, Team } from "./team";
import { usePlaying, useStage } from "./stage";
import { concerns } from "./stakes";
import { Tray } from "./tray";

const STRIP = 28; // a kit under a plaque, in units
const TALLER = 20; // a plaque with several tracks

/** What would come to the seats I may choose, each if it were chosen. */
function ifChosen(choice: Choice, seen: Seen): Changes | null {
  if (!seen.view || !choice.cards.length || choice.discarding) return null;
  const sums: Changes = new Map();
  for (const seat of choice.reachable) {
    const way = choice.wayTo(seat);
    const sum = way ? ifAnswered(seen.view, way).get(seat) : undefined;
    if (sum) sums.set(seat, sum);
  }
  if (!choice.reachable.length && choice.exact.length === 1 && choice.exact[0]) return ifAnswered(seen.view, choice.exact[0]);
  return sums;
}

export function Play({ session, seen }: { session: Session; seen: Seen }): JSX.Element {
  const library = useLibrary();
  const { motion, side } = useStore(settings);
  const { view, game, table, decision, hand } = seen;
  const choice = useChoice(session, decision, view);
  const root = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const me = session.seat;
  const count = view?.seats.length ?? 1;
  const contest = contestOf(view);
  const strips = game !== null && view?.seats.some((state, seat) => seat !== me && hasKit({ seat, state, game, library }));
  const stage = useStage(me >= 0 ? count - 1 : count, side !== "", (strips ? STRIP : 0) + (view?.seats.some((seat) => seat.tracks.length) ? TALLER : 0));
  usePlaying();
  const replayable = seen.leaving && table?.state === "finished";
  useEffect(() => {
    if (replayable) go(`/replays/${session.id}`);
  }, [replayable]);
  // A Potion fits wherever one is asked; otherwise the next window stops for it.
  const drinkPotion = (): boolean => {
    if (!view?.seats[me]?.potions) return false;
    if (choice.potions.length) choice.drink(!choice.drinking);
    else session.hold(true);
    return true;
  };
  useKeys(session, seen, choice, root, drinkPotion);
  useFocusKept(root, actions);

  if (!view || !game) return <p class="loading">{t("loading")}</p>;
  const name = (seat: number): string => game.names[seat] ?? "";
  const find = finder(game, library);
  const coming = foreseen(view, find, decision, game.parties);
  const chosen = ifChosen(choice, seen);
  const shown = chosen ?? coming;

  // Clockwise from my left; an onlooker sees them from the first.
  const around = Array.from({ length: count }, (_, i) => (i + Math.max(0, me)) % count);
  const others = me >= 0 ? around.slice(1) : around;
  const out = me >= 0 && view.seats[me]?.alive === false && !view.over;
  const still = motion === "less"; // numbers do not fly, they stand at their seat
  const top = view.stack.at(-1);
  const choosing = choice.cards.length === 1 && !choice.discarding && choice.reachable.length > 0;
  const hit = choosing ? choice.reachable : [...(top?.targets ?? []), ...(top?.coming ?? []).filter((c) => !c.prevented).map((c) => c.seat)];
  const targets = [...new Set(hit)].filter((seat) => seat !== me && seat >= 0);
  const atMe = !choosing && me >= 0 && top !== undefined && !top.negated && top.owner !== me && concerns(top, me);
  const acted = actedIn(seen.played, view.active, find);
  const champions = championsOf(view, game.parties);
  const of = (seat: number): SeatProps => ({
    seat,
    view,
    game,
    library,
    chair: table?.chairs[seat],
    size: stage.size,
    mine: seat === me,
    me,
    coming: shown,
    outs: seen.outs,
    hurt: seen.hurt,
    boxes: seat === me ? seen.boxes : undefined,
    floats: still ? seen.flights.filter((f) => f.seat === seat) : [],
    target: choice.seats.includes(seat) ? "chosen" : choice.reachable.includes(seat) ? "open" : undefined,
    letter: LETTERS[choice.reachable.indexOf(seat)],
    press: () => choice.pressSeat(seat),
    mate: me >= 0 && seat !== me && sideOf(game.parties, me).includes(seat),
    acted,
    champion: champions.includes(seat),
    turned: seen.turned?.seat === seat ? seen.turned : undefined,
    open: seen.mates.find((mate) => mate.seat === seat)?.cards,
    drink: seat === me ? drinkPotion : undefined,
    says: seen.bubbles.find((bubble) => bubble.seat === seat)?.text,
  });
  // Small heads and mates of mine have a place each.
  const places = stage.size === "heads" ? others.map((seat) => [seat]) : sides(others, game.parties).flatMap((seats) => (of(seats[0] ?? 0).mate ? seats.map((seat) => [seat]) : [seats]));
  const danger = me >= 0 && goesUnder(view, me, coming);
  const looks = ["game", stage.shape, `seats-${stage.size}`, stage.low ? "low" : "", stage.narrow ? "narrow" : "", danger ? "danger" : "", side ? "drawer-open" : "", seen.piece ? "has-piece" : "", contest ? "contest" : ""];
  return (
    <div class={looks.join(" ")} ref={root} data-busy={seen.busy} style={{ "--u": `${stage.u.toFixed(4)}px`, "--wide": `${Math.floor(stage.width * stage.u)}px`, "--seats": String(Math.max(1, others.length)), "--spare": String(Math.round(stage.spare * 0.6)), ...(stage.bust ? { "--bust": String(stage.bust) } : {}) }}>
      <RoomArt turn={view.turn} />
      <Bar seen={seen} view={view} me={me} name={name} table={session.id} parties={game.parties} />
      {me >= 0 && !out && !view.over && !seen.piece && (
        <Coach now={{ question: decision !== null, danger, contest: contest !== null, round: view.round !== null }} />
      )}
      <main class="board" id="main">
        <div class={`far n${others.length}`}>
          {contest && <ContestTitle layer={contest.layer} seen={seen} />}
          <div class="table-place">
            <TableArt />
          </div>
          {/* In a Drinking Contest all who drink sit behind the edge, me too. */}
          {contest && <Contenders seats={around.filter((seat) => contest.seats.includes(seat))} of={of} layer={contest.layer} find={find} />}
          {!contest && places.map((seats) =>
            seats.length > 1 ? (
              <Team key={seats[0]} members={seats.map(of)} />
            ) : (
              seats.map((seat) => <Seat key={seat} {...of(seat)} />)
            ),
          )}
        </div>
        <Middle
          view={view}
          game={game}
          library={library}
          stackText={seen.stackText}
          spot={seen.spot}
          seat={me}
          coming={shown}
          choosing={choice.discarding ? undefined : choice.cards[0]}
          targets={choosing ? choice.reachable : []}
          till={tillChange(seen.flights)}
          ticket={seen.ticket}
          replay={() => session.again()}
          skip={seen.busy ? () => session.hop() : undefined}
        />
        <Rail session={session} seen={seen} view={view} game={game} library={library} me={me} name={name} choice={choice} coming={coming} find={find} element={actions} />
        {me >= 0 && (
          <div class="near">
            <Mat {...of(me)} />
            <div class="hands">
              {out ? <Bench session={session} seen={seen} view={view} /> : null}
              {!out && <Tray decision={decision} hand={hand} game={game} library={library} chosen={choice.cards} press={choice.pressCard} seat={view.seats[me]} boxes={seen.boxes} />}
              {!out && <Hand
                fan
                hand={hand}
                game={game}
                library={library}
                decision={choice.merged && decision ? { ...decision, options: hand.map((card) => ({ code: -1, kind: "choose", card })) } : decision}
                chosen={choice.cards}
                press={choice.pressCard}
                ring={(card) => ring(game.cards[card] ?? "")}
              />}
            </div>
          </div>
        )}
        {stage.shape === "table" && !seen.piece && <Arrows targets={targets} atMe={atMe} open={choosing} stamp={`${view.stack.length} ${choice.cards.join()} ${stage.u} ${stage.width} ${view.turn}`} />}
        {seen.piece && <Pieces piece={seen.piece} view={view} game={game} library={library} me={me} outs={seen.outs} skip={() => session.hop()} />}
        {view.over && !seen.busy && <Over session={session} seen={seen} me={me} name={name} />}
      </main>
      <Drawer session={session} seen={seen} game={game} library={library} name={name} />
      {!still && <Flights flights={seen.flights} />}
    </div>
  );
}
