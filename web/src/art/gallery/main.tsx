/** Everything drawn, on one page, for us to look at; built on demand, never shipped. */

import { render } from "preact";
import type { JSX } from "preact";

import { invite, moods, people, Portrait } from "../portrait";
import { Scene, sceneNames } from "../scenes";

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

const drinks = ["light-ale", "dark-ale", "wine", "elven-wine", "dragon-breath-ale", "dwarven-firewater", "mead", "wizards-brew", "holy-water", "water", "were-cutting-you-off", "dirty-dishwater", "ogre-brew", "orcish-rotgut", "troll-swill", "pot-of-tea", "something-on-the-rocks", "the-undercider", "glowcap-cordial", "sporefizz", "light-ale-with-a-chaser"];

function Scenes(): JSX.Element {
  return (
    <div class="grid scenes">
      {[...sceneNames, ...drinks.map((id) => `drink:${id}`), "kit:mushroom", "kit:flame", "kit:salve"].map((name) => (
        <figure key={name}>
          <Scene name={name} id={name.replace(":", "-")} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const shows: Record<string, () => JSX.Element> = { faces: Faces, scenes: Scenes };

await invite(...people);
const Show = shows[part.get("show") ?? "faces"] ?? Faces;
render(<Show />, document.body);
document.body.dataset["ready"] = "yes";
