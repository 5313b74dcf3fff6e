/** What a regular would have weighed: at this point of a replay, and where the evening was lost. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import { api } from "../net/api";
import type { Moment, Replay } from "../net/protocol";

const SETTLED = 350; // ms that one stays at a step before anybody thinks about it

const percent = (part: number): number => Math.round(part * 100);

/** An answer of the server, asked for when it is wanted; an error in words. */
function useLookBack(wanted: boolean, id: string, lang: string, step?: number): { moments?: Moment[]; error?: string } {
  const [found, setFound] = useState<{ key: string; moments?: Moment[]; error?: string }>({ key: "" });
  const key = `${id}/${lang}/${step ?? ""}`;
  useEffect(() => {
    if (!wanted || found.key === key) return;
    let here = true;
    const timer = setTimeout(() => {
      api.weighed(id, lang, step).then(
        ({ moments }) => here && setFound({ key, moments }),
        (problem: Error) => here && setFound({ key, error: problem.message }),
      );
    }, SETTLED);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [wanted, key]);
  return found.key === key ? found : {};
}

function Options({ moment }: { moment: Moment }): JSX.Element {
  return (
    <ol class="weighed-options">
      {moment.options.map((option, i) => (
        <li key={i} class={i === moment.taken ? "taken" : ""}>
          <meter min={0} max={1} value={option.chance} aria-hidden="true" />
          <b>{t("weighed-chance", { n: percent(option.chance) })}</b>
          <span>{option.text}</span>
          {i === moment.taken && <em>{t("weighed-taken")}</em>}
        </li>
      ))}
    </ol>
  );
}

/** How many points better the first option is than what was answered, as they are shown. */
const gained = ({ options, taken }: Moment): number => percent(options[0]?.chance ?? 0) - percent(options[taken]?.chance ?? 0);

/** The decision at this step, with its options. */
function Here({ replay, step, wanted }: { replay: Replay; step: number; wanted: boolean }): JSX.Element {
  const { moments, error } = useLookBack(wanted, replay.id, replay.lang, step);
  if (error) return <p role="alert">{error}</p>;
  if (!moments) return <p class="quiet">{t("weighed-thinking")}</p>;
  const moment = moments[0];
  if (!moment) return <p class="quiet">{t("weighed-nothing")}</p>;
  return (
    <div class="weighed-here">
      <p>{moment.question}</p>
      <Options moment={moment} />
      {moment.taken > 0 && gained(moment) > 0 && <p class="quiet">{t("weighed-why", { reason: moment.reason })}</p>}
    </div>
  );
}

/** The answers that cost most; each is a way there. */
function Biggest({ replay, step, wanted, go }: { replay: Replay; step: number; wanted: boolean; go: (step: number) => void }): JSX.Element {
  const { moments, error } = useLookBack(wanted, replay.id, replay.lang);
  if (error) return <p role="alert">{error}</p>;
  if (!moments) return <p class="quiet">{t("weighed-looking-back")}</p>;
  if (!moments.length) return <p class="quiet">{t("weighed-no-moments")}</p>;
  return (
    <ul class="weighed-moments">
      {moments.map((moment) => (
        <li key={moment.step}>
          <button type="button" aria-current={moment.step === step ? "step" : undefined} onClick={() => go(moment.step)}>
            <b>{t("weighed-moment", { turn: moment.turn, name: replay.names[moment.seat] ?? "", cost: percent(moment.cost) })}</b>
            <span>{t("weighed-instead", { taken: moment.options[moment.taken]?.text ?? "", best: moment.options[0]?.text ?? "" })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface WeighedProps {
  replay: Replay;
  step: number; // of the decision
  still: boolean; // whether one stays here
  open: boolean;
  toggle: (open: boolean) => void;
  go: (step: number) => void;
}

export function WeighedPanel({ replay, step, still, open, toggle, go }: WeighedProps): JSX.Element {
  const panel = useRef<HTMLDetailsElement>(null);
  const lead = (to: number): void => {
    go(to);
    panel.current?.scrollTo({ top: 0 }); // what was weighed there stands above the moments
  };
  return (
    <details class="weighed" ref={panel} open={open} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary aria-keyshortcuts="W">{t("weighed")}</summary>
      {open && (
        <>
          <h3>{t("weighed-here")}</h3>
          <Here replay={replay} step={step} wanted={still} />
          <h3>{t("weighed-biggest")}</h3>
          <Biggest replay={replay} step={step} wanted go={lead} />
        </>
      )}
    </details>
  );
}
