/** The game in five minutes, with boards to touch. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { Crest } from "../art/crest";
import { Coins, Glyph } from "../art/icons";
import { Mug } from "../art/mug";
import { Track } from "../art/track";
import { t } from "../i18n";

const DRINKS: [string, string, number, number][] = [
  ["dark-ale", "ale", 1, 0],
  ["wine", "wine", 2, 0],
  ["dragon-breath", "dragon", 4, 0],
  ["holy", "holy", 0, 2],
  ["dish", "dish", 0, -1],
];

function TrackBoard(): JSX.Element {
  const [[fortitude, alcohol], set] = useState<[number, number]>([20, 0]);
  const out = fortitude <= alcohol;
  const change = (a: number, f: number): void =>
    set([Math.max(0, Math.min(20, fortitude + f)), Math.max(0, Math.min(20, alcohol + a))]);
  return (
    <div class="try">
      <div class={out ? "mat out" : "mat active"}>
        <span class="mat-head">
          <Crest id="gog" />
          <strong>{out ? t("mat-passed-out") : t("how-still-in", { n: fortitude - alcohol })}</strong>
        </span>
        <Track fortitude={fortitude} alcohol={alcohol} />
      </div>
      <p class="row">
        {DRINKS.map(([mug, word, a, f]) => (
          <button type="button" key={mug} disabled={out} onClick={() => change(a, f)}>
            <Mug id={mug} size={26} /> {t(`how-${word}`)}
          </button>
        ))}
        <button type="button" disabled={out} onClick={() => change(0, -3)}>
          <Glyph name="action" /> {t("how-punch")}
        </button>
        <button type="button" onClick={() => set([20, 0])}>
          {t("how-again")}
        </button>
      </p>
    </div>
  );
}

function PotBoard(): JSX.Element {
  const [pot, setPot] = useState(0);
  const [control, setControl] = useState("");
  const [said, setSaid] = useState("how-pot-start");
  return (
    <div class="try">
      <div class="pot">
        <Coins amount={pot} most={16} />
        <strong>{t("pot", { n: pot })}</strong>
        <small>{control ? t("pot-control", { name: control }) : t("pot-nobody")}</small>
        <p role="status">{t(said)}</p>
      </div>
      <p class="row">
        <button type="button" disabled={pot > 0} onClick={() => (setPot(4), setControl("Fleck"), setSaid("how-pot-ante"))}>
          <Glyph name="gambling" /> {t("how-gamble")}
        </button>
        <button type="button" disabled={!pot || control === "Eve"} onClick={() => (setControl("Eve"), setSaid("how-pot-cheat"))}>
          <Glyph name="cheating" /> {t("how-cheat")}
        </button>
        <button type="button" disabled={!pot} onClick={() => (setPot(pot + 4), setControl("Gog"), setSaid("how-pot-raise"))}>
          <Glyph name="gambling" /> {t("how-raise")}
        </button>
        <button type="button" disabled={!pot} onClick={() => (setPot(0), setControl(""), setSaid("how-pot-won"))}>
          {t("how-all-pass")}
        </button>
      </p>
    </div>
  );
}

export function HowToPage(): JSX.Element {
  return (
    <main id="main" class="page howto">
      <h1>{t("how-to-play")}</h1>
      <p class="lead">{t("how-lead")}</p>
      <h2>{t("how-lose-title")}</h2>
      <p>{t("how-lose")}</p>
      <TrackBoard />
      <h2>{t("how-turn-title")}</h2>
      <ol class="phases">
        {[1, 2, 3, 4].map((n) => (
          <li key={n}>
            <b>{t(`how-phase-${n}-title`)}</b> {t(`how-phase-${n}`)}
          </li>
        ))}
      </ol>
      <h2>{t("how-cards-title")}</h2>
      <ul class="types">
        {["action", "sometimes", "anytime", "gambling", "cheating"].map((type) => (
          <li key={type} class={`type-${type}`}>
            <Glyph name={type} size={24} />
            <span>
              <b>{t(`type-${type}`)}</b> {t(`how-type-${type}`)}
            </span>
          </li>
        ))}
      </ul>
      <h2>{t("how-gambling-title")}</h2>
      <p>{t("how-gambling")}</p>
      <PotBoard />
      <h2>{t("how-respond-title")}</h2>
      <p>{t("how-respond")}</p>
      <h2>{t("how-keys-title")}</h2>
      <p>{t("how-keys")}</p>
      <p>
        <a class="button primary big" href="/">
          {t("how-start")}
        </a>
      </p>
    </main>
  );
}
