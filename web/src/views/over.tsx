/** The end of a game: who won, how the others went out, and what next. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { Crest } from "../art/crest";
import { t } from "../i18n";
import { api } from "../net/api";
import { go } from "../router";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";

export function outcome(winners: number[], me: number, name: (seat: number) => string): string {
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
  const seats = seen.view?.seats ?? [];
  const winners = seen.view?.winners ?? [];
  // Winners first, then from the last one out to the first.
  const lastOut = (seat: number): number =>
    winners.includes(seat) ? Infinity : seen.outs.findIndex((out) => out.seat === seat);
  const standing = seats.map((_, seat) => seat).toSorted((a, b) => lastOut(b) - lastOut(a) || a - b);
  const how = (seat: number): string => {
    if (winners.includes(seat)) return winners.length > 1 ? t("stood-tie") : t("stood");
    const out = seen.outs.find((one) => one.seat === seat);
    const kind = out?.kind ?? ((seats[seat]?.gold ?? 0) <= 0 ? "out-of-gold" : "passed-out");
    return out?.turn ? t(`went-${kind}-turn`, { n: out.turn }) : t(`went-${kind}`);
  };
  const player = (seat: number): string => {
    const chair = seen.table?.chairs[seat];
    return chair?.kind === "player" ? chair.name : t("mat-bot");
  };
  const next = seen.table?.next;
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
  return (
    <section class="over" aria-label={t("game-over")} tabIndex={-1} ref={panel}>
      <button type="button" class="shut" aria-label={t("close")} title={t("close")} onClick={() => setShut(true)}>
        ×
      </button>
      <div class="over-crests">
        {winners.map((seat) => (
          <Crest key={seat} id={seats[seat]?.character ?? ""} size={64} />
        ))}
      </div>
      <h2>{outcome(winners, me, name)}</h2>
      {me >= 0 && !winners.includes(me) && <p>{t("you-lost")}</p>}
      <ol class="standings" aria-label={t("standings")}>
        {standing.map((seat) => (
          <li key={seat} class={winners.includes(seat) ? "won" : ""}>
            <Crest id={seats[seat]?.character ?? ""} size={24} />
            <b>{name(seat)}</b>
            <small>{player(seat)}</small>
            <span>{how(seat)}</span>
          </li>
        ))}
      </ol>
      <p class="row">
        {me >= 0 ? (
          <button type="button" class="primary" onClick={() => void again()}>
            {next ? t("rematch-join") : t("rematch")}
          </button>
        ) : (
          next && (
            <a class="button primary" href={`/tables/${next}`}>
              {t("rematch-watch")}
            </a>
          )
        )}
        <a class="button" href={`/replays/${session.id}`}>
          {t("watch-replay")}
        </a>
        <a class="button" href="/">
          {t("lobby")}
        </a>
      </p>
    </section>
  );
}
