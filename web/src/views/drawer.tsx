/** The drawer at the right: the log with cards one can look at, the chat, and who is here. */

import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { Card, GameInfo } from "../net/protocol";
import { finder } from "../state/foresee";
import type { Library } from "../state/library";
import type { LogLine, Seen } from "../state/seen";
import type { Session } from "../state/session";
import { settings } from "../state/settings";
import { useStore } from "../state/store";
import { CardFace } from "./card";
import { Chat } from "./chat";
import { SoundButton, SpeedChoice } from "./controls";
import { useFollow } from "./follow";
import { Head } from "./likeness";
import { Look } from "./look";
import { People } from "./people";

/** Lines as they are read: discards of one player in a row are one move. */
export interface Told {
  id: number;
  kind: string;
  text: string;
  seat: number | undefined;
  cards: number[];
}

export function folded(lines: LogLine[], name: (seat: number) => string): Told[] {
  const told: Told[] = [];
  for (const { id, kind, text, seat, card } of lines) {
    const last = told.at(-1);
    if (kind === "discarded" && last?.kind === "discarded" && last.seat === seat && seat !== undefined) {
      last.cards.push(card ?? -1);
      last.text = t("log-discards", { name: name(seat), n: last.cards.length });
    } else told.push({ id, kind, text, seat, cards: card === undefined ? [] : [card] });
  }
  return told;
}

interface LogProps {
  lines: LogLine[];
  game: GameInfo;
  library: Library;
  characters?: string[];
  always?: boolean; // the last line is shown at once, wherever one was reading
}

export function Log({ lines, game, library, characters = game.characters, always = false }: LogProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const [looking, setLooking] = useState<Card | null>(null);
  const find = finder(game, library);
  useFollow(list, lines.at(-1)?.id, always);
  const link = (card: Card, words: string): JSX.Element => (
    <a
      class="log-card"
      href={`/cards/${card.id}`}
      onClick={(event) => {
        event.preventDefault();
        setLooking(card);
      }}
    >
      {words}
      <span class="log-look" aria-hidden="true">
        <CardFace card={card} />
      </span>
    </a>
  );
  const words = ({ text, cards }: Told): ComponentChildren => {
    const found = cards.map((n) => find(n)).filter((card): card is Card => card !== undefined);
    const [card] = found;
    const at = card ? text.indexOf(card.title) : -1;
    if (found.length === 1 && card && at >= 0) return [text.slice(0, at), link(card, card.title), text.slice(at + card.title.length)];
    return [text, ...found.flatMap((one) => [" ", link(one, one.title)])];
  };
  return (
    <>
      <div class="log" role="log" aria-live="polite" aria-label={t("log")} tabIndex={0} ref={list}>
        {folded(lines, (seat) => game.names[seat] ?? "").map((line) => (
          <p key={line.id} class={`log-${line.kind}`}>
            {line.seat !== undefined && line.kind !== "turn" && (
              <span class="log-head">
                <Head id={characters[line.seat] ?? ""} name={`log${line.seat}`} />
              </span>
            )}
            <span>{words(line)}</span>
          </p>
        ))}
      </div>
      {looking && (
        <Look title={looking.title} close={() => setLooking(null)}>
          <div class="look-card">
            <CardFace card={looking} />
          </div>
        </Look>
      )}
    </>
  );
}

interface DrawerProps {
  session: Session;
  seen: Seen;
  game: GameInfo;
  library: Library;
  name: (seat: number) => string;
}

export function Drawer({ session, seen, game, library, name }: DrawerProps): JSX.Element {
  const { side } = useStore(settings);
  const title = side === "chat" ? t("chat") : side === "people" ? t("people") : t("log");
  return (
    <aside class={`side${side ? "" : " shut"}`} aria-label={t("side")}>
      {side && (
        <div class="side-head">
          <h2>{title}</h2>
          <button type="button" class="shut" aria-label={t("close")} title={t("close")} onClick={() => settings.change({ side: "" })}>
            ×
          </button>
        </div>
      )}
      {side === "log" ? (
        <Log lines={seen.log} game={game} library={library} />
      ) : (
        // The log goes on for those who listen to it, whatever is open.
        <div class="hidden" role="log" aria-live="polite" aria-label={t("log")}>
          {folded(seen.log.slice(-12), name).map((line) => (
            <p key={line.id}>{line.text}</p>
          ))}
        </div>
      )}
      {side === "chat" && <Chat session={session} seen={seen} />}
      {side === "people" && <People session={session} seen={seen} name={name} />}
      {side && (
        <div class="small-controls">
          <SpeedChoice />
          <SoundButton />
        </div>
      )}
    </aside>
  );
}
