/** A game under way: mats, middle, hand, and the line that says whose decision it is. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { t } from "../i18n";
import { useLibrary } from "../state/library";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import { settings } from "../state/settings";
import { useStore } from "../state/store";
import { Actions, LETTERS } from "./actions";
import { useChoice, type Choice } from "./choose";
import { Flights } from "./flights";
import { Hand } from "./hand";
import { Mat } from "./mat";
import { Middle } from "./middle";
import { Over } from "./over";
import { Side } from "./side";
import { Status } from "./status";
import { beside, Tray } from "./tray";

export function Play({ session, seen }: { session: Session; seen: Seen }): JSX.Element {
  const library = useLibrary();
  const { motion } = useStore(settings);
  const { view, game, table, decision, hand } = seen;
  const choice = useChoice(session, decision);
  const root = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const me = session.seat;
  useKeys(session, seen, choice, root);
  useFocusKept(root, actions);

  if (!view || !game) return <p class="loading">{t("loading")}</p>;
  const name = (seat: number): string => game.names[seat] ?? "";

  // Clockwise from my left; an onlooker sees them from the first.
  const count = view.seats.length;
  const around = Array.from({ length: count }, (_, i) => (i + Math.max(0, me)) % count);
  const others = me >= 0 ? around.slice(1) : around;
  const still = motion === "less"; // numbers do not fly, they stand at their mat
  const mat = (seat: number): JSX.Element => (
    <Mat
      key={seat}
      seat={seat}
      view={view}
      game={game}
      library={library}
      chair={table?.chairs[seat]}
      mine={seat === me}
      boxes={seat === me ? seen.boxes : undefined}
      asked={!view.over && seen.waiting.for === "seat" && seen.waiting.seat === seat}
      floats={still ? seen.flights.filter((f) => f.seat === seat) : []}
      target={choice.seats.includes(seat) ? "chosen" : choice.reachable.includes(seat) ? "open" : undefined}
      press={() => choice.pressSeat(seat)}
    />
  );

  return (
    <div class="game" ref={root} data-busy={seen.busy}>
      <main class="board" id="main">
        <Status seen={seen} view={view} me={me} name={name} />
        <div class={`others seats-${others.length}${others.length > 5 ? " many" : ""}`}>{others.map(mat)}</div>
        <Middle
          view={view}
          game={game}
          library={library}
          stackText={seen.stackText}
          spot={seen.spot}
          seat={me}
          skip={seen.busy ? () => session.skip() : undefined}
        />
        {me >= 0 && (
          <div class="mine-row">
            {mat(me)}
            <div class="hands">
              <Tray decision={decision} hand={hand} game={game} library={library} chosen={choice.cards} press={choice.pressCard} seat={view.seats[me]} boxes={seen.boxes} />
              <Hand hand={hand} game={game} library={library} decision={decision} chosen={choice.cards} press={choice.pressCard} />
            </div>
          </div>
        )}
        {view.over && <Over session={session} seen={seen} me={me} name={name} />}
      </main>
      <Actions
        session={session}
        seen={seen}
        view={view}
        game={game}
        library={library}
        me={me}
        name={name}
        choice={choice}
        element={actions}
      />
      <Side session={session} seen={seen} name={name} />
      {!still && <Flights flights={seen.flights} />}
    </div>
  );
}

type Place = { current: HTMLDivElement | null };

function useKeys(session: Session, seen: Seen, choice: Choice, root: Place): void {
  // At once, not after painting: a key must meet the question that is seen.
  useLayoutEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("dialog")) return;
      if (pressed(event, target)) event.preventDefault();
    };

    /** Whether the key meant something. */
    const pressed = (event: KeyboardEvent, target: HTMLElement): boolean => {
      const { key } = event;
      const onButton = /^(BUTTON|A|SUMMARY)$/.test(target.tagName);
      if (/^[0-9]$/.test(key)) {
        const at = (Number(key) + 9) % 10; // 0 is the tenth
        const card = [...seen.hand, ...beside(seen.decision, seen.hand)][at];
        if (card === undefined) return false;
        const shown = [".hand .hand-card", ".tray .hand-card"].flatMap((where) => [
          ...(root.current?.querySelectorAll<HTMLElement>(where) ?? []),
        ]);
        shown[at]?.focus();
        choice.pressCard(card, seen.decision?.options.some((o) => o.card === card) ?? false);
        return true;
      }
      if (key === "Escape") {
        choice.clear();
        session.forget();
        return true;
      }
      if (key === " " && !onButton) {
        if (seen.busy) session.skip();
        else if (seen.window) session.goOn();
        else return false;
        return true;
      }
      if (key === "Enter" && !onButton) {
        if (choice.confirm()) return true;
        const first = root.current?.querySelector<HTMLElement>(".actions .primary");
        if (seen.window && !seen.decision) session.goOn();
        else if (first) first.focus();
        else return false;
        return true;
      }
      // Letters by their place on the keyboard, so that they work in any layout.
      const letter = event.code.startsWith("Key") ? event.code.slice(3) : key.toUpperCase();
      if (letter === "P") {
        if (choice.discarding) choice.confirm();
        else session.pass();
        return true;
      }
      const seat = choice.reachable[LETTERS.indexOf(letter)];
      if (letter.length !== 1 || seat === undefined) return false;
      choice.pressSeat(seat);
      return true;
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
}

/**
 * Buttons come and go with the questions; whoever stood on one that went stays among the choices,
 * as does whoever has just come to the table.
 */
function useFocusKept(root: Place, actions: Place): void {
  const inside = useRef(true);
  useEffect(() => {
    const came = (event: FocusEvent): void => {
      inside.current = Boolean(root.current?.contains(event.target as Node));
    };
    addEventListener("focusin", came);
    return () => removeEventListener("focusin", came);
  }, []);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (inside.current && (now === null || now === document.body)) actions.current?.focus({ preventScroll: true });
  });
}
