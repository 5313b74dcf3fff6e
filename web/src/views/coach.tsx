/** A word at the first question, the first Round, the first contest and the first danger; never twice. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { coached, learned, MOMENTS, type Moment } from "../state/coached";
import { useStore } from "../state/store";

const STAYS = 12_000; // ms after its moment is over, for whoever reads slowly

export function Coach({ now }: { now: Record<Moment, boolean> }): JSX.Element | null {
  const known = useStore(coached);
  const [said, setSaid] = useState<Moment | null>(null);
  const next = MOMENTS.find((moment) => now[moment] && !known.includes(moment)) ?? null;
  useEffect(() => {
    if (!said && next) setSaid(next);
  }, [said, next]);
  const over = said !== null && !now[said];
  const done = (): void => {
    if (said) learned(said);
    setSaid(null);
  };
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(done, STAYS);
    return () => clearTimeout(timer);
  }, [over]);
  // Leaving counts as having read it.
  useEffect(() => () => void (said && learned(said)), [said]);
  if (!said) return null;
  return (
    <div class="coach" role="status" aria-label={t("coach")}>
      <p>
        <b>{t(`coach-${said}`)}</b> {t(`coach-${said}-text`)}
      </p>
      <button type="button" onClick={done}>
        {t("coach-done")}
      </button>
    </div>
  );
}
