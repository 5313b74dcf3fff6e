/** Faces and things as the table uses them: one place that knows what draws them. */

import type { JSX } from "preact";

import { CardBack } from "../art/icons";
import { Portrait as Picture } from "../art/portrait";
import { Scene, sceneFor } from "../art/scenes";
import type { Card } from "../net/protocol";
import type { Mood } from "../state/mood";
import { CardArt } from "./card";

interface FaceProps {
  id: string;
  mood?: Mood;
  name: string; // of this picture on the page, stable across renders
}

/** A bust without a frame, to sit behind the table's edge. */
export const Bust = ({ id, mood = "sober", name }: FaceProps): JSX.Element => (
  <Picture who={id} mood={mood} frame="none" size="100%" id={`bust-${name}`} class="bust-art" />
);

/** A portrait in a frame, with its ground. */
export const Portrait = ({ id, mood = "sober", name }: FaceProps): JSX.Element => (
  <Picture who={id} mood={mood} size="100%" id={`face-${name}`} class="portrait-art" />
);

/** A head, cropped, for small sizes. */
export const Head = ({ id, mood = "sober", name }: FaceProps): JSX.Element => (
  <Picture who={id} mood={mood} size="100%" crop id={`head-${name}`} class="head-art" />
);

const TOP = 8;
const DEEP = 44;

/** The tankard is the picture of a player's state: ale rises in it, the heart sinks on its glass. */
export function Tankard({ fortitude, alcohol }: { fortitude: number; alcohol: number }): JSX.Element {
  const at = (value: number): number => TOP + DEEP * (1 - Math.max(0, Math.min(20, value)) / 20);
  return (
    <svg class="tankard" viewBox="0 0 60 64" aria-hidden="true">
      <path d="M40 18h8q8 0 8 10v10q0 10-8 10h-8v-6h7q4 0 4-5v-8q0-5-4-5h-7z" fill="#9aa3b0" />
      <path d="M8 6h34l-2 52q-15 5-30 0z" fill="#43303f" stroke="#e7bb52" stroke-width="1.500" />
      <path d={`M9 ${at(alcohol)}h32l-1.300 ${58 - at(alcohol)}q-14.500 4-29 0z`} fill="#e8951f" />
      {alcohol > 0 && <path d={`M9 ${at(alcohol) - 4}q8-4 16 0t16 0v6H9z`} fill="#fff4dc" />}
      <path d={`M9 ${at(fortitude)}h32`} stroke="#d8323a" stroke-width="2" />
      <path transform={`translate(34 ${at(fortitude) - 6}) scale(.62)`} d="M12 21C5 15 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 7-10 13z" fill="#d8323a" />
    </svg>
  );
}

const signs: Record<string, JSX.Element> = {
  coin: (
    <>
      <circle cx="10" cy="10" r="9" fill="#f0b93a" />
      <circle cx="10" cy="10" r="6" fill="none" stroke="#8a5a10" stroke-width="1.500" />
    </>
  ),
  cards: (
    <>
      <rect x="2" y="4" width="10" height="14" rx="2" fill="#c9a77a" transform="rotate(-10 7 11)" />
      <rect x="8" y="3" width="10" height="14" rx="2" fill="#f6e6c3" transform="rotate(6 13 10)" />
    </>
  ),
  mug: (
    <>
      <path d="M14 7h3q3 0 3 3v3q0 3-3 3h-3" fill="none" stroke="#8f97a3" stroke-width="2" />
      <rect x="3" y="5" width="12" height="13" rx="1.500" fill="#b5783c" />
      <path d="M2 6q3-4 6-2 3-3 8 1v3H2z" fill="#fff4dc" />
    </>
  ),
  heart: <path d="M10 18C4 13 1 10 1 6.500A4.500 4.500 0 0 1 10 5a4.500 4.500 0 0 1 9 1.500C19 10 16 13 10 18z" fill="currentColor" />,
  ale: <path d="M3 4h11v3h2q3 0 3 3v3q0 3-3 3h-2v2H3zm11 5v5h2l1-1v-3l-1-1z" fill="currentColor" />,
  bell: <path d="M10 2q5 1 5 7v4l2 2H3l2-2V9q0-6 5-7zm-2 14h4q-2 4-4 0z" fill="currentColor" />,
};

/** A small thing drawn beside a number. */
export function Sign({ name }: { name: string }): JSX.Element {
  return (
    <svg class={`sign sign-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      {signs[name]}
    </svg>
  );
}

/** The picture on a card: what it does, as a scene. */
export function SceneArt({ card, mark }: { card: Card | undefined; mark?: number | undefined }): JSX.Element {
  if (!card) return <></>;
  if (card.ladder.length || card.needs.length) {
    return (
      <span class="scene-art">
        <CardArt card={card} size={64} mark={mark} />
      </span>
    );
  }
  return <Scene name={sceneFor({ ...card, effects: card.modes.flatMap((mode) => mode.does) })} />;
}

export function DeckArt({ n }: { n: number }): JSX.Element {
  return (
    <span class="deck-art" style={{ "--thick": String(Math.min(6, Math.ceil(n / 5))) }}>
      <CardBack kind="drink" size={52} />
    </span>
  );
}

export function DrunkArt({ card }: { card: Card | undefined }): JSX.Element {
  return <span class="drunk-art">{card ? <CardArt card={card} size={36} /> : null}</span>;
}

export function Candle(): JSX.Element {
  return (
    <svg class="candle" viewBox="0 0 60 96" aria-hidden="true">
      <circle cx="30" cy="30" r="28" fill="#ffc94a" opacity=".16" />
      <path class="flame" d="M30 4q12 16 8 26-3 8-8 8t-8-8q-3-8 8-26z" fill="#ffb02e" />
      <path class="flame" d="M30 16q6 9 4 15-2 5-4 5t-4-5q-2-5 4-15z" fill="#fff3b0" />
      <path d="M21 40h18v40H21z" fill="#fff4dc" />
      <path d="M33 40h6v40h-6z" fill="#2b0a2c" opacity=".22" />
      <path d="M6 80q24 14 48 0l-4 8q-20 9-40 0z" fill="#c79a45" />
    </svg>
  );
}

export function PotArt({ n }: { n: number }): JSX.Element {
  return (
    <svg class="pot-art" viewBox="0 0 120 80" aria-hidden="true">
      {Array.from({ length: Math.min(9, n) }, (_, i) => (
        <g key={i} transform={`translate(${32 + (i % 5) * 14} ${i < 5 ? 22 : 12})`}>
          <circle r="11" fill="#f0b93a" />
          <circle r="7.500" fill="none" stroke="#8a5a10" stroke-width="2" />
        </g>
      ))}
      <path d="M14 26h92q4 46-30 48H44q-34-2-30-48z" fill="#2f3542" />
      <path d="M14 26h92l-1 8H15z" fill="#c79a45" />
    </svg>
  );
}

/** The room behind everything, until somebody draws it: a wall with its light. */
export const RoomArt = (): JSX.Element => <div class="room" aria-hidden="true" />;
