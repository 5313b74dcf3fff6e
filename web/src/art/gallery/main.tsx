/** Everything drawn, on one page, for us to look at; built on demand, never shipped. */

import { render } from "preact";
import type { JSX } from "preact";

import { CardBack, Deck } from "../backs";
import {
  Bell,
  Candle,
  Dice,
  Lantern,
  Pennant,
  TavernSign,
  MugPile,
  Pot,
  Potion,
  Prize,
  Purse,
  Stacks,
  Token,
  tokenNames,
  WoodenMug,
} from "../objects";
import { invite, moods, people, Portrait } from "../portrait";
import type { Mood } from "../portrait";
import { Room, TableTop } from "../room";
import { Scene, sceneNames } from "../scenes";
import { GoldIcon, HandIcon, HeartIcon, MugIcon, Plate, Sign, StepsMedal, typeColours, TypeMedal } from "../signs";
import { ContestMug, Tankard } from "../tankard";
import { Wordmark } from "../wordmark";

import "../art.css";
import "../fonts.css";

const part = new URLSearchParams(location.search);
const who = part.get("who")?.split(",") ?? people;

function Faces(): JSX.Element {
  return (
    <div class="faces">
      {who.map((name) => (
        <div class="row">
          {moods.map((mood) => (
            <Portrait who={name} mood={mood} size={Number(part.get("size") ?? 200)} id={`${name}-${mood}`} />
          ))}
          {part.get("bare") === null ? null : <Portrait who={name} mood="merry" size={200} frame="none" id={`${name}-bare`} />}
          <span class="small">
            {moods.map((mood) => (
              <Portrait who={name} mood={mood} size={40} id={`${name}-${mood}-small`} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

const drinks = [
  "light-ale",
  "dark-ale",
  "wine",
  "elven-wine",
  "dragon-breath-ale",
  "dwarven-firewater",
  "mead",
  "wizards-brew",
  "holy-water",
  "water",
  "were-cutting-you-off",
  "dirty-dishwater",
  "ogre-brew",
  "orcish-rotgut",
  "troll-swill",
  "pot-of-tea",
  "something-on-the-rocks",
  "the-undercider",
  "glowcap-cordial",
  "sporefizz",
  "light-ale-with-a-chaser",
];

function One(): JSX.Element {
  return (
    <div class="grid">
      {who.map((name) => (
        <Portrait
          key={name}
          who={name}
          mood={(part.get("mood") ?? "sober") as Mood}
          size={Number(part.get("size") ?? 200)}
          frame={part.has("bare") ? "none" : "square"}
          id={name}
        />
      ))}
    </div>
  );
}

function Small(): JSX.Element {
  return (
    <div class="grid tight">
      {who.map((name) => (
        <span key={name}>
          {moods.map((mood) => (
            <Portrait who={name} mood={mood} size={40} id={`${name}-${mood}-40`} />
          ))}
        </span>
      ))}
    </div>
  );
}

function Scenes(): JSX.Element {
  return (
    <div class="grid scenes">
      {[...sceneNames, ...drinks.map((id) => `drink:${id}`), "kit:mushroom", "kit:flame", "kit:salve"].map((name) => (
        <figure key={name}>
          <Scene name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Objects(): JSX.Element {
  return (
    <>
      <h2>Pull up a chair, 0123456789. Пейте, играйте, деритесь!</h2>
      <p>
        Drink, gamble and brawl; 14 → 10. Последний, кто не спит, побеждает. <b>Жирный 42</b>
      </p>
      <div class="grid">
        {(
          [
            [0, 20],
            [5, 20],
            [9, 17],
            [13, 15],
            [14, 14],
          ] as const
        ).map(([alcohol, fortitude]) => (
          <Tankard alcohol={alcohol} fortitude={fortitude} size={140} id={`t${alcohol}`} />
        ))}
        <Tankard alcohol={9} fortitude={17} size={72} />
        <Tankard alcohol={13} fortitude={15} size={48} />
        <Tankard alcohol={13} fortitude={13} out size={72} />
        <ContestMug strength={0} />
        <ContestMug strength={4} />
        <ContestMug strength={6} />
        <StepsMedal left={14} size={60} />
        <StepsMedal left={6} />
        <StepsMedal left={2} />
        <StepsMedal left={0} out />
      </div>
      <div class="grid">
        {[1, 4, 13].map((n) => (
          <Stacks amount={n} size={74} />
        ))}
        {[0, 3, 12].map((n) => (
          <Pot amount={n} size={120} />
        ))}
        <Potion kind="heart" size={98} />
        <Potion kind="gold" size={98} />
        <Potion kind="sober" size={98} />
        <Potion kind="sober" full={false} size={98} />
        <Dice size={56} />
        <Prize size={96} />
        <Purse size={92} />
        <Purse empty size={92} />
        <Bell size={90} />
        <Candle size={150} />
        <Lantern size={110} />
        <Pennant size={80} />
        <TavernSign size={80} />
      </div>
      <div class="grid">
        {[1, 3, 5, 6, 9].map((n) => (
          <MugPile count={n} size={60 + Math.min(3, Math.floor(n / 3)) * 34} />
        ))}
        <WoodenMug empty size={60} />
        <Deck of="drink" count={3} size={150} />
        <Deck of="drink" count={19} size={150} />
        <Deck of="sea" count={14} size={150} />
        <Deck of="drink" count={0} size={150} />
        {["whitehawk", "eve", "gog", "mushrooms", "patients", "prizes", "fleck"].map((of) => (
          <CardBack of={of} size={140} />
        ))}
      </div>
      <div class="grid">
        {tokenNames.map((name) => (
          <Token name={name} size={80} />
        ))}
        {tokenNames.map((name) => (
          <Token name={name} size={26} />
        ))}
        <Token name="flame" full={false} size={80} />
        <Token name="flame" full={false} size={26} />
      </div>
      <div class="grid">
        {Object.keys(typeColours).map((type) => (
          <>
            <TypeMedal type={type} size={56} />
            <TypeMedal type={type} size={28} />
          </>
        ))}
        <HeartIcon size={24} />
        <MugIcon size={24} />
        <GoldIcon size={24} />
        <HandIcon size={24} />
        {["heart", "cards", "crown", "bell", "asleep", "bounce", "drink"].map((name) => (
          <Sign name={name} size={28} />
        ))}
        <span style={{ width: "200px", height: "48px" }}>
          <Plate type="action" />
        </span>
        <span style={{ width: "134px", height: "60px" }}>
          <Plate type="gambling" />
        </span>
      </div>
    </>
  );
}

function Table(): JSX.Element {
  const seated = (part.get("who") ?? "dimli,petra,gog,warthorn").split(",");
  return (
    <div class="stage">
      <Room evening={Number(part.get("evening") ?? 0.5)} />
      <div class="seats">
        {seated.map((name, i) => (
          <Portrait who={name} mood={moods[(i + 1) % 5] ?? "sober"} frame="none" size={206} />
        ))}
      </div>
      <TableTop />
      <div class="wordmark">
        <Wordmark size={90} />
      </div>
      <div class="things">
        <Candle size={130} />
        <Pot amount={6} size={110} />
        <Deck of="drink" count={20} size={130} />
        <MugPile count={3} size={70} />
      </div>
    </div>
  );
}

const shows: Record<string, () => JSX.Element> = {
  faces: Faces,
  small: Small,
  one: One,
  scenes: Scenes,
  objects: Objects,
  table: Table,
};

await invite(...people);
const Show = shows[part.get("show") ?? "faces"] ?? Faces;
render(<Show />, document.body);
document.body.dataset["ready"] = "yes";
