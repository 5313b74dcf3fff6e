/** Big moments over the whole table: a title, who it is about, and what it costs; skipped with a key or a tap. */

import type { ComponentChildren, JSX } from "preact";

import { inCase, joined, t } from "../i18n";
import { cardOf, type GameInfo, type GameView } from "../net/protocol";
import { finder } from "../state/foresee";
import type { Library } from "../state/library";
import { stepsLeft } from "../state/mood";
import type { Out, Piece } from "../state/seen";
import { sideOf } from "../state/sides";
import { CardFace } from "./card";
import { Head, PotArt, Sign } from "./likeness";
import { Medal, Track } from "./track";

interface PiecesProps {
  piece: Piece;
  view: GameView;
  game: GameInfo;
  library: Library;
  me: number;
  outs: Out[];
  skip: () => void;
}

export function Pieces(props: PiecesProps): JSX.Element {
  const { piece, skip } = props;
  const shown: Record<Piece["kind"], () => ComponentChildren> = {
    contest: () => <Title text={t("piece-contest")} />,
    round: () => <RoundOnTheHouse {...props} />,
    pot: () => <PotWon {...props} />,
    "last-call": () => <LastCall {...props} />,
    out: () => <GoesOut {...props} />,
    news: () => <News {...props} />,
  };
  return (
    <div class={`piece piece-${piece.kind}`} key={piece.id} style={{ "--piece": `${piece.ms}ms` }} onClick={skip}>
      <div class="piece-inside">{shown[piece.kind]()}</div>
      <button type="button" class="piece-skip" onClick={skip}>
        <kbd aria-hidden="true">{t("key-skip")}</kbd> {t("skip-steps")}
      </button>
    </div>
  );
}

const Title = ({ text, sign = "" }: { text: string; sign?: string }): JSX.Element => (
  <h2 class="piece-title">
    {sign && <Sign name={sign} />} {text}
  </h2>
);

function RoundOnTheHouse({ piece, view, game, library }: PiecesProps): JSX.Element {
  const card = finder(game, library)(piece.events[0] && cardOf(piece.events[0]));
  return (
    <>
      <Title text={t("piece-round")} />
      <div class="piece-row">
        <span class="piece-card">
          <CardFace card={card} look="played" />
        </span>
        {view.seats.map((seat, i) =>
          seat.alive ? (
            <span key={i} class="piece-copy" style={{ "--i": String(i) }}>
              <Head id={seat.character} mood="merry" name={`piece${i}`} />
              <b>{game.names[i]}</b>
            </span>
          ) : null,
        )}
      </div>
    </>
  );
}

function PotWon({ piece, view, game, me }: PiecesProps): JSX.Element {
  const won = piece.events.find((event) => event.kind === "collected");
  const amount = won?.amount ?? 0;
  const after = won?.payee_after ?? 0;
  return (
    <>
      <Title text={piece.seat === me ? t("piece-pot-mine", { n: amount }) : t("piece-pot", { name: game.names[piece.seat] ?? "", n: amount })} />
      <div class="piece-row">
        <span class="piece-pot">
          <PotArt n={amount} />
        </span>
        <span class="piece-face">
          <Head id={view.seats[piece.seat]?.character ?? ""} mood="merry" name="piece" />
        </span>
        <b class="piece-count">
          <Sign name="coin" /> {after - amount} → {after}
        </b>
      </div>
    </>
  );
}

/** What a variant brings about: the sea, a Prize, the way to another tavern and back. */
function News({ piece, view, game, library, me }: PiecesProps): JSX.Element {
  const [event] = piece.events;
  const card = finder(game, library)(event && cardOf(event));
  const words = { name: game.names[piece.seat] ?? "", you: piece.seat === me ? "yes" : "no", what: card?.title ?? "" };
  return (
    <>
      <Title text={t(`piece-${event?.kind ?? "event"}`, words)} />
      <div class="piece-row">
        {event?.kind !== "event" && (
          <span class="piece-face">
            <Head id={view.seats[piece.seat]?.character ?? ""} mood="merry" name="piece" />
          </span>
        )}
        {card && (
          <span class="piece-card">
            <CardFace card={card} look="played" />
          </span>
        )}
      </div>
    </>
  );
}

/** Whom it is about: all who share a mat, and how it is said of me, of my team, of one or of several. */
function about({ piece, game, me }: PiecesProps): { side: number[]; way: string; name: string } {
  const side = sideOf(game.parties, piece.seat).toSorted((a, b) => a - b);
  const way = me >= 0 && side.includes(me) ? (side.length > 1 ? "-team" : "-mine") : side.length > 1 ? "-together" : "";
  return { side, way, name: joined(side.map((seat) => game.names[seat] ?? "")) };
}

function LastCall(props: PiecesProps): JSX.Element {
  const { piece, view } = props;
  const { side, way, name } = about(props);
  const now = view.seats[piece.seat];
  if (!now) return <></>;
  const numbers = { fortitude: now.fortitude, alcohol: now.alcohol };
  return (
    <>
      <Title text={t(`piece-last-call${way === "-together" ? "" : way}`, { name })} sign="bell" />
      <div class="piece-row">
        {side.map((seat) => (
          <span key={seat} class="piece-face">
            <Head id={view.seats[seat]?.character ?? ""} mood="swaying" name={`piece${seat}`} />
          </span>
        ))}
        <Medal {...numbers} />
        <span class="piece-track">
          <Track {...numbers} />
        </span>
      </div>
      <p class="piece-words">{now.gold <= 0 && stepsLeft(now) > 0 ? t("piece-last-call-gold") : t("piece-last-call-why", { ...numbers })}</p>
    </>
  );
}

function GoesOut(props: PiecesProps): JSX.Element {
  const { piece, view, game } = props;
  const { side, way, name } = about(props);
  const [event] = piece.events;
  const now = view.seats[piece.seat];
  const broke = event?.kind === "out-of-gold";
  const divided = piece.events.find((one) => one.kind === "divided");
  const gold = divided?.amount ?? 0;
  const share = divided?.share ?? 0;
  // Each mat inherits once.
  const living = view.seats.flatMap((seat, i) => (seat.alive && !seat.tracks.length && !side.includes(i) ? [i] : []));
  const heirs = living.filter((seat) => sideOf(game.parties, seat).every((one) => one >= seat));
  const inn = Math.max(0, gold - Math.max(0, share) * heirs.length);
  const mine = way === "-mine" || way === "-team";
  if (!now) return <></>;
  return (
    <>
      <span class="piece-row">
        {side.map((seat) => (
          <span key={seat} class="piece-face sinking">
            <Head id={view.seats[seat]?.character ?? ""} mood="out" name={`piece${seat}`} />
          </span>
        ))}
      </span>
      <Title text={t(`${broke ? "piece-broke" : "piece-out"}${way}`, { name })} />
      <p class="piece-words">{broke ? t("piece-broke-why") : t("piece-out-why", { fortitude: now.fortitude, alcohol: now.alcohol })}</p>
      {gold > 0 && (
        <>
          <p class="piece-words shares">
            {t("piece-gold", { name: mine ? "" : joined(side.map((seat) => inCase(view.seats[seat]?.character ?? "", game.names[seat] ?? "", "gen"))), n: gold, you: mine ? "yes" : "no" })} {t("piece-inn", { n: inn })}
            {share > 0 ? `, ${t("piece-each", { n: share })}` : ""}.
          </p>
          <div class="piece-row piece-heirs" aria-hidden="true">
            {share > 0 &&
              heirs.map((i) => (
                <span key={i} class="piece-copy heir" style={{ "--i": String(i) }}>
                  <Head id={view.seats[i]?.character ?? ""} name={`heir${i}`} />
                  <b>
                    <Sign name="coin" /> +{share}
                  </b>
                </span>
              ))}
            <span class="till">
              <Sign name="coin" /> {t("till")} <b>+{inn}</b>
            </span>
          </div>
        </>
      )}
    </>
  );
}
