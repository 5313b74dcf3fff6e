/** How long there is left. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { timeLeft } from "./options";

export function Clock({ until, from }: { until: number; from?: number }): JSX.Element | null {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!until) return;
    const look = (): void => setNow(performance.now());
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [until]);
  if (!until) return null;
  const left = Math.max(0, until - now);
  const seconds = Math.ceil(left / 1000);
  const whole = from ? Math.max(1, until - from) : 0;
  const hours = Math.floor(seconds / 3600);
  const long = hours >= 48 ? t("clock-days", { n: Math.round(hours / 24) }) : hours > 0 ? t("clock-hours", { n: hours }) : "";
  const text = long ? long : seconds >= 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` : String(seconds);
  return (
    <span
      class={seconds <= 5 ? "clock hurry" : "clock"}
      role="timer"
      aria-live="off" // it would talk all the time
      aria-label={hours ? t("days-left", timeLeft(left)) : t("time-left", { n: seconds })}
    >
      {whole > 0 && (
        <span class="clock-bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${Math.min(1, left / whole)})` }} />
        </span>
      )}
      {text}
    </span>
  );
}
