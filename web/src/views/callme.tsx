/** Being called to a table by the day, also when no page of it is open. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { about } from "../state/library";
import { pushOff, pushOn, pushState, type PushState } from "../state/push";
import { useStore } from "../state/store";
import { Problem } from "./frame";

export function CallMe(): JSX.Element {
  const house = useStore(about);
  const [state, setState] = useState<PushState | null>(null);
  const [wish, setWish] = useState<boolean | null>(null); // while it is being changed
  const [error, setError] = useState("");
  const look = (): Promise<void> => pushState().then(setState, () => setState("never"));
  useEffect(() => {
    if (house) void look();
  }, [house]);
  const change = async (on: boolean): Promise<void> => {
    setError("");
    setWish(on);
    await (on ? pushOn() : pushOff()).catch((problem: Error) => setError(problem.message));
    await look();
    setWish(null);
  };
  if (!state) return <></>;
  if (state === "never") return <p class="quiet">{t(house?.push ? "push-never" : "push-not-here")}</p>;
  return (
    <>
      <label class="check" aria-busy={wish !== null}>
        <input
          type="checkbox"
          checked={wish ?? state === "on"}
          onClick={(event) => wish !== null && event.preventDefault()}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <span>
          {t("push")}
          <small>{t("push-text")}</small>
        </span>
      </label>
      {(state === "refused" || state === "lost") && (
        <p class="quiet" role="status">
          {t(state === "lost" ? "push-lost" : "notify-refused")}
        </p>
      )}
      <Problem text={error} />
    </>
  );
}
