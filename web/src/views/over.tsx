/** The evening is over: the winner grows, the others sleep, and what next. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { botName, joined, t } from "../i18n";
import { api } from "../net/api";
import { go } from "../router";
import { score, settle } from "../state/bets";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import { stepsLeft } from "../state/mood";
import { inTeams, sideOf } from "../state/sides";
import { MugPile, Stacks } from "../art/objects";
import { Bust, Candle, Head, RoomArt, Sign, TableArt } from "./likeness";
import { wentOut } from "./seat";

export function outcome(winners: number[], me: number, name: (seat: number) => string, parties: number[] = []): string {
  const [first] = winners;
  if (first !== undefined && winners.length > 1 && winners.every((seat) => sideOf(parties, first).includes(seat))) {
    return winners.includes(me) ? t("team-won") : t("team-wins", { names: joined(winners.map(name)) });
  }
  if (winners.length > 1) return t("tie", { names: winners.map(name).join(", ") });
  if (me >= 0 && winners.includes(me)) return t("you-won");
  return winners[0] === undefined ? t("game-over") : t("wins", { name: name(winners[0]) });
}

interface OverProps {
  session: Session;
  seen: Seen;
  me: number;
  name: (seat: number) => string;
}

export function Over({ session, seen, me, name }: OverProps): JSX.Element {
  const [shut, setShut] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Those who play by keyboard or by ear are led here, but not away from what they are writing.
    if (document.activeElement?.tagName !== "INPUT") panel.current?.focus();
  }, [shut]);
  useEffect(() => settle(session.id, seen.view?.winners ?? []), []);
  const { view } = seen;
  const seats = view?.seats ?? [];
  const winners = view?.winners ?? [];
  // Winners first, then from the last one out to the first.
  const lastOut = (seat: number): number =>
    winners.includes(seat) ? Infinity : seen.outs.findIndex((out) => out.seat === seat);
  // An automaton neither wins nor loses.
  const standing = seats.flatMap((one, seat) => (one.tracks.length ? [] : [seat])).toSorted((a, b) => lastOut(b) - lastOut(a) || a - b);
  const parties = seen.game?.parties ?? [];
  /** A team has one place, however many they are. */
  const place = (i: number): number => new Set(standing.slice(0, i + 1).map((seat) => parties[seat] ?? seat)).size;
  const how = (seat: number): string => {
    if (winners.includes(seat)) return winners.length === 1 ? t("stood") : t(inTeams(parties) ? "stood-team" : "stood-tie");
    if (!view) return "";
    const { kind, turn } = wentOut(view, seat, seen.outs);
    return turn ? t(`went-${kind}-turn`, { n: turn }) : t(`went-${kind}`);
  };
  const player = (seat: number): string => {
    const chair = seen.table?.chairs[seat];
    if (seat === me) return t("mat-you");
    return chair?.kind === "player" ? chair.name : botName(chair?.bot ?? "");
  };
  const next = seen.table?.next;
  const people = (seen.table?.chairs ?? []).filter((chair) => chair.kind === "player").length;
  const again = async (): Promise<void> => {
    try {
      const { table } = await api.rematch(session.id);
      go(`/tables/${table}`);
    } catch (error) {
      if (next) go(`/tables/${next}`); // no chair is left at it: watch
      else session.complain((error as Error).message);
    }
  };
  if (shut) {
    return (
      <button type="button" class="over-open" onClick={() => setShut(false)}>
        {t("game-over")}
      </button>
    );
  }
  const [first] = winners;
  const won = first === undefined ? undefined : seats[first];
  const losers = standing.filter((seat) => !winners.includes(seat));
  return (
    <section class="over" aria-label={t("game-over")} tabIndex={-1} ref={panel}>
      <button type="button" class="shut" aria-label={t("close")} title={t("close")} onClick={() => setShut(true)}>
        ×
      </button>
      <div class="over-room" aria-hidden="true">
        <RoomArt turn={view?.turn ?? 36} />
        <div class="over-table">
          <TableArt />
        </div>
        <Candle />
      </div>
      <div class="over-scene" aria-hidden="true">
        {losers.slice(0, 4).map((seat, i) => (
          <span key={seat} class={`over-loser l${i}`}>
            <Bust id={seats[seat]?.character ?? ""} mood="out" name={`over${seat}`} />
          </span>
        ))}
        {winners.slice(0, 3).map((seat) => (
          <span key={seat} class="over-winner">
            <Bust id={seats[seat]?.character ?? ""} mood="merry" name={`over${seat}`} />
          </span>
        ))}
      </div>
      <h2>
        {winners.length === 1 && (
          <span class="over-gold" aria-hidden="true">
            <Stacks amount={won?.gold ?? 0} size="100%" />
          </span>
        )}
        {outcome(winners, me, name, seen.game?.parties)}
        {winners.length === 1 && (
          <span class="over-mugs" aria-hidden="true">
            <MugPile count={Math.ceil((won?.alcohol ?? 0) / 2)} size="100%" />
          </span>
        )}
      </h2>
      {won && winners.length === 1 && <p class="over-why">{t("over-why", { gold: won.gold, n: stepsLeft(won) })}</p>}
      {seen.bet >= 0 && (
        <p class="over-bet">
          {t(winners.includes(seen.bet) ? "bet-right" : "bet-wrong", { name: name(seen.bet) })} {t("bet-score", { ...score() })}
        </p>
      )}
      <ol class="standings" aria-label={t("standings")} tabIndex={0}>
        {standing.map((seat, i) => (
          <li key={seat} class={winners.includes(seat) ? "won" : ""} style={{ "--i": String(i) }}>
            <b class="rank">{winners.includes(seat) ? 1 : inTeams(parties) ? place(i) : i + 1}</b>
            <span class="standing-head">
              <Head id={seats[seat]?.character ?? ""} mood={winners.includes(seat) ? "merry" : "sober"} name={`rank${seat}`} />
            </span>
            <span class="standing-who">
              <b>
                {name(seat)} <small>{player(seat)}</small>
              </b>
              <small>{how(seat)}</small>
            </span>
            <span class="standing-numbers">
              <Sign name="heart" /> {seats[seat]?.fortitude} <Sign name="ale" /> {seats[seat]?.alcohol} <Sign name="coin" /> {seats[seat]?.gold}
            </span>
          </li>
        ))}
      </ol>
      <div class="over-next">
        {seen.table?.tournament ? (
          <a class="button primary big" href={`/tournaments/${seen.table.tournament}`}>
            {t("to-tournament")}
          </a>
        ) : me >= 0 ? (
          <button type="button" class="primary big" onClick={() => void again()}>
            {next ? t("rematch-join") : t("rematch")}
            {people > 1 && <small>{t("rematch-in", { n: seen.table?.rematch ?? 0, of: people })}</small>}
          </button>
        ) : (
          next && (
            <a class="button primary big" href={`/tables/${next}`}>
              {t("rematch-watch")}
            </a>
          )
        )}
        <a class="button" href={`/replays/${session.id}`}>
          {t("watch-replay")}
        </a>
        {seen.table?.options.rated && (
          <a class="button" href="/ladder">
            {t("ladder-page")}
          </a>
        )}
        <a class="button" href="/">
          {t("lobby")}
        </a>
      </div>
    </section>
  );
}
