/** Faces and things as the table uses them: one place that knows what draws them. */

import type { JSX } from "preact";

import { Deck } from "../art/backs";
import { Candle as CandlePicture, Pot } from "../art/objects";
import { Portrait as Picture } from "../art/portrait";
import { Room, TableTop } from "../art/room";
import { Scene, sceneFor } from "../art/scenes";
import { GoldIcon, HandIcon, MugIcon } from "../art/signs";
import { Tankard as TankardPicture } from "../art/tankard";
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

/** The tankard is the picture of a player's state: ale rises in it, the heart sinks on its glass. */
export const Tankard = ({ fortitude, alcohol, name, out = false }: { fortitude: number; alcohol: number; name: string; out?: boolean }): JSX.Element => (
  <TankardPicture fortitude={fortitude} alcohol={alcohol} out={out} size="100%" id={name} />
);

const flatSigns: Record<string, JSX.Element> = {
  heart: <path d="M10 18C4 13 1 10 1 6.500A4.500 4.500 0 0 1 10 5a4.500 4.500 0 0 1 9 1.500C19 10 16 13 10 18z" fill="currentColor" />,
  ale: <path d="M2 4h12v2h2q3 0 3 3v4q0 3-3 3h-2v2H2zm12 5v4h1.500l.500-.500v-3L15.500 9z" fill="currentColor" />,
  bell: <path d="M10 2q5 1 5 7v4l2 2H3l2-2V9q0-6 5-7zm-2 14h4q-2 4-4 0z" fill="currentColor" />,
};

/** A small thing drawn beside a number. */
export function Sign({ name }: { name: string }): JSX.Element {
  const flat = flatSigns[name];
  if (!flat) {
    return (
      <span class={`sign sign-${name}`}>
        {name === "coin" ? <GoldIcon size="100%" /> : name === "cards" ? <HandIcon size="100%" /> : <MugIcon size="100%" />}
      </span>
    );
  }
  return (
    <svg class={`sign sign-${name}`} viewBox="0 0 20 20" aria-hidden="true">
      {flat}
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

export const DeckArt = ({ n, name = "deck", of = "drink" }: { n: number; name?: string; of?: string }): JSX.Element => (
  <span class="deck-art">
    <Deck of={of} count={n} size="100%" id={name} />
  </span>
);

export const DrunkArt = ({ card }: { card: Card | undefined }): JSX.Element => (
  <span class="drunk-art">{card ? <SceneArt card={card} /> : null}</span>
);

export const Candle = (): JSX.Element => (
  <span class="candle">
    <CandlePicture size="100%" id="candle" />
  </span>
);

export const PotArt = ({ n }: { n: number }): JSX.Element => (
  <span class="pot-art">
    <Pot amount={n} size="100%" />
  </span>
);

/** The room behind everything; the evening moves with the turns. */
export const RoomArt = ({ turn = 12 }: { turn?: number }): JSX.Element => <Room evening={Math.min(1, turn / 36)} />;

export const TableArt = (): JSX.Element => <TableTop />;
