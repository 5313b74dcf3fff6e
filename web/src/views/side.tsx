/** Beside the table: the log, the chat, who is here, and the small controls. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { LogLine, Seen } from "../state/seen";
import type { Session } from "../state/session";
import { settings, type Settings } from "../state/settings";
import { useStore } from "../state/store";
import { KeysHelp, SoundButton, SpeedChoice } from "./controls";
import { People } from "./people";

export function Log({ lines }: { lines: LogLine[] }): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.at(-1)?.id]);
  return (
    <div class="log" role="log" aria-live="polite" aria-label={t("log")} tabIndex={0} ref={list}>
      {lines.map((line) => (
        <p key={line.id} class={`log-${line.kind}`}>
          {line.text}
        </p>
      ))}
    </div>
  );
}

interface SideProps {
  session: Session;
  seen: Seen;
  name: (seat: number) => string;
}

export function Side({ session, seen, name }: SideProps): JSX.Element {
  const { side } = useStore(settings);
  const tab = (which: Settings["side"], label: string): JSX.Element => (
    <button
      type="button"
      aria-pressed={side === which}
      onClick={() => settings.change({ side: side === which ? "" : which })}
    >
      {label}
    </button>
  );
  const unread = side === "chat" ? 0 : seen.unread;
  return (
    <aside class={`side${side ? "" : " shut"}`} aria-label={t("side")}>
      <div class="tabs">
        {tab("log", t("log-short"))}
        {tab("chat", unread ? t("chat-unread", { n: unread }) : t("chat"))}
        {tab("people", t("people"))}
        {side && (
          <button type="button" class="shut" aria-label={t("close")} title={t("close")} onClick={() => settings.change({ side: "" })}>
            ×
          </button>
        )}
      </div>
      {side === "log" ? (
        <Log lines={seen.log} />
      ) : (
        // The log goes on for those who listen to it, whatever is open.
        <div class="hidden" role="log" aria-live="polite" aria-label={t("log")}>
          {seen.log.slice(-8).map((line) => (
            <p key={line.id}>{line.text}</p>
          ))}
        </div>
      )}
      {side === "chat" && <Chat session={session} seen={seen} />}
      {side === "people" && <People session={session} seen={seen} name={name} />}
      <div class="small-controls">
        <SpeedChoice />
        <SoundButton />
        <KeysHelp />
      </div>
    </aside>
  );
}

function Chat({ session, seen }: { session: Session; seen: Seen }): JSX.Element {
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  const { table, muted } = seen;
  const chair = table && table.you.seat >= 0 ? table.chairs[table.you.seat] : undefined;
  const lines = seen.chats.filter((line) => !muted.includes(line.name));
  const hidden = seen.chats.length - lines.length;
  useEffect(() => {
    session.read();
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [seen.chats.length]);
  return (
    <div class="chat">
      <div class="log" role="log" aria-live="polite" aria-label={t("chat")} tabIndex={0} ref={end}>
        {lines.map((line) => (
          <p key={`${line.at}-${line.seat}`}>
            <b>{line.name}</b> {line.text}
          </p>
        ))}
        {!seen.chats.length && <p class="quiet">{t("chat-empty")}</p>}
        {hidden > 0 && <p class="quiet">{t("chat-hidden", { n: hidden })}</p>}
      </div>
      {!chair ? (
        <p class="quiet">{t("chat-watching")}</p>
      ) : chair.muted ? (
        <p class="quiet">{t("chat-muted")}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) session.say(text);
            setText("");
          }}
        >
          <input
            value={text}
            maxLength={300}
            aria-label={t("chat-say")}
            placeholder={t("chat-say")}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit">{t("chat-send")}</button>
        </form>
      )}
    </div>
  );
}
