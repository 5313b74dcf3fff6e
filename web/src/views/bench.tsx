/** Out of the game, and still at the table: how one fell, how fast to see the rest, and where to go. */

import type { JSX } from "preact";

import { t } from "../i18n";
import type { GameView } from "../net/protocol";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";

interface BenchProps {
  session: Session;
  seen: Seen;
  view: GameView;
}

/** Whether only bots are left: then the rest of the evening need not be waited for. */
const onlyBots = ({ table }: Seen, view: GameView): boolean =>
  view.seats.every((seat, i) => !seat.alive || table?.chairs[i]?.kind === "bot");

export function Bench({ session, seen, view }: BenchProps): JSX.Element {
  const alone = onlyBots(seen, view);
  const fast = seen.pace === "fast";
  return (
    <div class="bench">
      <section>
        <h3>{t("bench-fell")}</h3>
        <p>{seen.fell?.text ?? t("out-watching")}</p>
        {seen.fell && (
          <button type="button" onClick={() => session.fallAgain()}>
            {t("bench-again")}
          </button>
        )}
      </section>
      <section>
        <h3>{t("bench-pace")}</h3>
        <p>{t("bench-pace-text")}</p>
        <button type="button" aria-pressed={fast} onClick={() => session.hurry(fast ? "normal" : "fast")}>
          {t("bench-fast")}
        </button>
        <button type="button" class="primary" onClick={() => session.hurry("at-once")}>
          {t("finish-quickly")}
        </button>
      </section>
      <section>
        <h3>{t("bench-leave")}</h3>
        <p>{alone ? t("bench-leave-replay-text") : t("bench-leave-text")}</p>
        {alone && (
          <button
            type="button"
            disabled={seen.leaving}
            onClick={() => session.leaveForReplay()}
          >
            {t("bench-replay")}
          </button>
        )}
        <a class="button" href="/">
          {t("lobby")}
        </a>
      </section>
    </div>
  );
}
