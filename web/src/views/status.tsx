/** One line: whose decision it is and what for, and how long there is. */

import type { JSX } from "preact";

import { t } from "../i18n";
import type { GameView } from "../net/protocol";
import type { Seen } from "../state/seen";
import { Clock } from "./clock";
import { outcome } from "./over";

interface StatusProps {
  seen: Seen;
  view: GameView;
  me: number;
  name: (seat: number) => string;
}

export function Status({ seen, view, me, name }: StatusProps): JSX.Element {
  const { decision, waiting, window } = seen;
  // Only what I have to know is said aloud; the log tells the rest.
  const aloud = decision !== null || window !== null || view.over;
  return (
    <div
      class={decision ? "status mine" : window ? "status window" : "status"}
      role="status"
      aria-live={aloud ? "polite" : "off"}
      data-waiting={decision ? "me" : waiting.for}
    >
      <span class="status-line">{line(seen, view, me, name)}</span>
      {decision ? (
        <Clock until={seen.decisionUntil} from={seen.decisionFrom} />
      ) : window ? (
        <Clock until={window.until} from={window.from} />
      ) : (
        <Clock until={seen.until} />
      )}
    </div>
  );
}

function line({ decision, waiting, window, log }: Seen, view: GameView, me: number, name: (seat: number) => string): string {
  if (decision) return decision.text ?? t("your-decision");
  if (view.over) return outcome(view.winners, me, name);
  if (window) return log.at(-1)?.text ?? t("waiting-responses");
  if (waiting.for === "responses") return t("waiting-responses");
  if (waiting.seat === me && me >= 0) return t("answer-given");
  if (waiting.for === "seat" && waiting.seat !== undefined) {
    return t("waiting-seat", { name: name(waiting.seat), what: t(`asks-${waiting.kind ?? ""}`) });
  }
  return t("waiting");
}
