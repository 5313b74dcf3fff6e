/** A bust from its parts: in what order they lie, how they lean, and how they go under. */

import { brows, eyes, head as skull, lean, marks, mouth, plaster } from "./face";
import type { Features, Mood } from "./face";
import { at, box, draw, dusk, flat, glow, lit, mix, name, oval, turned } from "./lit";
import type { Ink } from "./lit";

/** Drawn anew for each mood, so that a part may answer it. */
export interface Parts {
  back?: Ink; // wings, collars, what is carried
  body: Ink;
  mane?: Ink; // hair behind the head
  ears?: Ink;
  face?: Ink; // instead of a face of shared parts
  beard?: Ink;
  whiskers?: Ink; // over the mouth
  over?: Ink; // glasses, lenses, blindfolds
  front?: Ink; // hair before the face
  hat?: Ink;
  prop?: Ink; // put down before passing out
}

export interface Look {
  halo: string;
  ground: string;
  sleeve: string;
  cuff?: string;
  sink?: number; // how far the sleeping head goes down
  face: Features;
  parts: (m: Mood) => Parts;
}

/** The arm a sleeping head lies on. */
function arm(look: Look): Ink {
  const skin = look.face.skin;
  return (
    lit("M222 190Q214 148 176 144Q160 144 150 150L96 160Q84 164 86 174Q88 184 100 184L200 192z", look.sleeve, 1.2) +
    lit("M100 158Q86 154 62 160Q46 164 44 172Q44 180 56 181L98 184Q104 170 100 158z", skin, 0.8) +
    (look.cuff ? lit("M94 157L106 155Q112 170 108 186L96 186Q100 170 94 157z", look.cuff, 0.5) : "")
  );
}

/** Hair, face and hat: what leans and goes down together. */
function top(look: Look, p: Parts, m: Mood): Ink {
  const f = look.face;
  const features =
    p.face ??
    skull(f, m) +
      eyes(f, m) +
      brows(f, m) +
      (p.beard ?? "") +
      mouth(f, m) +
      (p.whiskers ?? "") +
      f.nose(m) +
      (m === "hurt" ? plaster(f) : "");
  return (p.mane ?? "") + (p.ears ?? "") + features + (p.over ?? "") + (p.front ?? "") + (p.hat ?? "");
}

function figure(look: Look, m: Mood, lift: number): Ink {
  const p = look.parts(m);
  const [tilt, sway] = lean[m];
  if (m === "out") {
    const down = (look.sink ?? 42) - lift;
    return (
      at(34, 46, turned(9, 100, 176, (p.back ?? "") + p.body)) + arm(look) + at(-6, down, turned(tilt, 100, 112, top(look, p, m)))
    );
  }
  return turned(sway, 100, 190, (p.back ?? "") + p.body) + turned(tilt, 98, 150, top(look, p, m)) + (p.prop ?? "");
}

/** The head alone, around 0 0, for backs of cards; without what would stick out of a lozenge. */
export function head(look: Look): Ink {
  const p = look.parts("sober");
  return at(-98, -96, top(look, p, "sober"));
}

/** How a portrait is shown: with ground and halo, or alone behind a table's edge. */
export type Frame = "square" | "round" | "none";

/** The text of a portrait's SVG in 200 by 200 units; frameless ones are cut at the table's edge, 176. */
export function bust(id: string, look: Look, m: Mood, frame: Frame): Ink {
  return draw(id, () => {
    // Behind a table less is seen of somebody asleep, so they lie a little higher.
    const drawn = figure(look, m, frame === "none" ? 13 : 0);
    if (frame === "none") {
      const cut = name();
      return `${glow(100, 96, 124, "#ffb35a", 0.4)}<clipPath id="${cut}"><path d="M-80-80H280V176H-80z"/></clipPath><g clip-path="url(#${cut})">${drawn}</g>${marks(m)}`;
    }
    const halo =
      flat(oval(104, 94, 86), mix(look.halo, look.ground, 0.24)) + flat(oval(102, 97, 72), mix(look.halo, look.ground, 0.1));
    const light = glow(70, 130, 110, "#ffd27c", 0.34);
    const cut = name();
    return (
      flat(box(0, 0, 200, 200), look.ground) +
      glow(20, 190, 120, "#ff9a52", 0.22) +
      halo +
      `<clipPath id="${cut}"><circle cx="104" cy="94" r="86"/></clipPath><g clip-path="url(#${cut})">${light}${dusk("M104-20Q200 20 190 140L220 220V-40z", 0.16)}</g>` +
      (m === "out" ? lit("M-10 176H210V210H-10z", "#8f4f2a", 0.6) : "") +
      drawn +
      glow(10, 190, 150, "#ffb35a", 0.22) +
      glow(200, 0, 140, "#2b0a2c", 0.2) +
      marks(m)
    );
  });
}
