/** Reading a card of a row closely: under the mouse or the focus, or asked for by a finger. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Card } from "../net/protocol";
import { CardFace } from "./card";

export interface Reading {
  card: number; // the one that is read, or −1
  touched: boolean; // without a mouse there is no hovering
  look: (card: number, on: boolean) => void;
  study: (card: number) => void;
  close: () => void;
}

export function useReading(question: number | undefined): Reading {
  const [card, setCard] = useState(-1);
  const touched = !matchMedia("(hover: hover)").matches;
  const close = (): void => setCard(-1);
  useEffect(() => {
    if (touched) close(); // a new question: the table must be in sight
  }, [question]);
  useEffect(() => {
    if (!touched || card < 0) return undefined;
    const elsewhere = (event: Event): void => {
      if (!(event.target as Element).closest(".reading, .hand-card")) close();
    };
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, [touched, card]);
  return { card, touched, look: (one, on) => !touched && setCard(on ? one : -1), study: setCard, close };
}

interface CloseUpProps {
  reading: Reading;
  card: Card | undefined;
  mark?: number | undefined;
  at?: number; // which of so many cards of the row it is: the close-up stands beside it
  of?: number;
}

export function CloseUp({ reading, card, mark, at = 0, of = 1 }: CloseUpProps): JSX.Element {
  const face = <CardFace card={card} mark={mark} />;
  const style = { left: `${((at + 0.5) / Math.max(1, of)) * 100}%` };
  return reading.touched ? (
    <button type="button" class="reading tapped" onClick={reading.close}>
      {face}
      <span class="hidden">{t("close")}</span>
    </button>
  ) : (
    <span class="reading" aria-hidden="true" style={style}>
      {face}
    </span>
  );
}
