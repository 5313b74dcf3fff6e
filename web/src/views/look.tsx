/** A closer look: a dialog over the table with cards to read. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { GameInfo } from "../net/protocol";
import type { Library } from "../state/library";
import { CardFace } from "./card";

interface LookProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

export function Look({ title, close, children }: LookProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="look"
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      onKeyDown={(event) => event.stopPropagation()} // the keys of the table are not meant
    >
      <div class="look-head">
        <h2>{title}</h2>
        <button type="button" class="look-close" aria-label={t("close")} onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </div>
      <div class="look-body">{children}</div>
    </dialog>
  );
}

interface PileProps {
  cards: number[]; // the last one lies on top
  game: GameInfo;
  library: Library;
}

/** Face-up cards, the top one first. */
export function OpenPile({ cards, game, library }: PileProps): JSX.Element {
  if (!cards.length) return <p class="quiet">{t("pile-empty")}</p>;
  return (
    <ol class="open-pile">
      {[...cards].reverse().map((card) => (
        <li key={card}>
          <CardFace card={library.cards.get(game.cards[card] ?? "")} />
        </li>
      ))}
    </ol>
  );
}

interface PileButtonProps extends PileProps {
  title: string;
  looks: string;
  children: ComponentChildren;
}

/** A face-up pile that can be looked through. */
export function PileButton({ title, looks, children, ...pile }: PileButtonProps): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={looks} title={title} onClick={() => setOpen(true)}>
        <span class="hidden">{title}</span>
        <span class="face" aria-hidden="true">
          {children}
        </span>
      </button>
      {open && (
        <Look title={title} close={() => setOpen(false)}>
          <OpenPile {...pile} />
        </Look>
      )}
    </>
  );
}
