/** The table by keyboard: digits for cards, letters for seats and for how one wants to be asked. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { ring } from "../state/bells";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import { settings, type Settings } from "../state/settings";
import type { Choice } from "./choose";
import { LETTERS } from "./letters";
import { beside } from "./tray";

type Place = { current: HTMLDivElement | null };

const flip = (side: Settings["side"]): void => settings.change({ side: settings.value.side === side ? "" : side });

export function useKeys(session: Session, seen: Seen, choice: Choice, root: Place, drinkPotion: () => boolean): void {
  // At once, not after painting: a key must meet the question that is seen.
  useLayoutEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("dialog")) return;
      if (pressed(event, target)) event.preventDefault();
    };

    const cards = (): HTMLElement[] =>
      [".hand .hand-card", ".tray .hand-card"].flatMap((where) => [...(root.current?.querySelectorAll<HTMLElement>(where) ?? [])]);

    /** The bell of the card that has the focus. */
    const turnBell = (): boolean => {
      const at = cards().indexOf(document.activeElement as HTMLElement);
      const card = seen.hand[at];
      const id = card === undefined ? undefined : seen.game?.cards[card];
      if (id === undefined) return false;
      ring(id);
      return true;
    };

    const letters: Record<string, () => boolean | void> = {
      P: () => (choice.discarding ? void choice.confirm() : session.pass()),
      O: () => session.passOnThis(!seen.passThis),
      U: () => session.passUntilMyTurn(seen.passUntil < 0),
      H: () => session.hold(seen.passing ? true : !seen.hold),
      B: turnBell,
      L: () => flip("log"),
      C: () => flip("chat"),
      R: () => session.again(),
      V: drinkPotion,
      I: () => session.askHint(),
    };

    /** Whether the key meant something. */
    const pressed = (event: KeyboardEvent, target: HTMLElement): boolean => {
      const { key } = event;
      const onButton = /^(BUTTON|A|SUMMARY)$/.test(target.tagName);
      const bottle = choice.drinking ? choice.potions[Number(key) - 1] : undefined;
      if (bottle) {
        choice.answer(bottle); // while a Potion is chosen digits mean Potions
        return true;
      }
      if (/^[0-9]$/.test(key)) {
        const at = (Number(key) + 9) % 10; // 0 is the tenth
        const card = [...seen.hand, ...beside(seen.decision, seen.hand)][at];
        if (card === undefined) return false;
        cards()[at]?.focus();
        const offered = seen.decision?.options.some((o) => o.card === card) ?? false;
        choice.pressCard(card, offered || (choice.merged && seen.hand.includes(card)));
        return true;
      }
      if (key === "Escape") {
        if (seen.piece) session.skip();
        else if (choice.started || choice.drinking) choice.clear();
        else settings.change({ side: "" });
        session.forget();
        return true;
      }
      if (key === " " && (!onButton || seen.piece)) {
        if (seen.busy) session.hop();
        else if (seen.window) session.goOn();
        else return false;
        return true;
      }
      if (key === "Enter" && !onButton) {
        if (choice.confirm()) return true;
        const first = root.current?.querySelector<HTMLElement>(".actions .primary, .actions .answer");
        if (seen.window && !seen.decision) session.goOn();
        else if (first) first.focus();
        else return false;
        return true;
      }
      // Letters by their place on the keyboard, so that they work in any layout.
      const letter = event.code.startsWith("Key") ? event.code.slice(3) : key.toUpperCase();
      if (letter.length !== 1) return false;
      const seat = choice.reachable[LETTERS.indexOf(letter)];
      if (seat !== undefined) {
        choice.pressSeat(seat); // while a target is chosen letters mean seats
        return true;
      }
      const act = letters[letter];
      return act !== undefined && act() !== false;
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  });
}

/**
 * Buttons come and go with the questions; whoever stood on one that went stays among the choices,
 * as does whoever has just come to the table.
 */
export function useFocusKept(root: Place, actions: Place): void {
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
