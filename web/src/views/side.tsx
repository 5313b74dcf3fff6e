/** The log and the chat beside the table. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import type { ChatLine } from "../net/protocol";
import type { LogLine } from "../state/session";
import { settings } from "../state/settings";
import { useStore } from "../state/store";

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
  log: LogLine[];
  chats: ChatLine[];
  unread: number;
  mayTalk: boolean;
  say: (text: string) => void;
  read: () => void;
}

export function Side({ log, chats, unread, mayTalk, say, read }: SideProps): JSX.Element {
  const { side } = useStore(settings);
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (side === "chat") read();
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [side, chats.length]);
  const tab = (name: "log" | "chat", label: string): JSX.Element => (
    <button
      type="button"
      aria-pressed={side === name}
      onClick={() => settings.change({ side: side === name ? "" : name })}
    >
      {label}
    </button>
  );
  return (
    <aside class={`side${side ? "" : " shut"}`} aria-label={t("side")}>
      <div class="tabs">
        {tab("log", t("log"))}
        {tab("chat", unread && side !== "chat" ? t("chat-unread", { n: unread }) : t("chat"))}
      </div>
      {side === "log" && <Log lines={log} />}
      {side === "chat" && (
        <div class="chat">
          <div class="log" role="log" aria-live="polite" aria-label={t("chat")} tabIndex={0} ref={end}>
            {chats.map((line) => (
              <p key={`${line.at}-${line.seat}`}>
                <b>{line.name}</b> {line.text}
              </p>
            ))}
            {!chats.length && <p class="quiet">{t("chat-empty")}</p>}
          </div>
          {mayTalk && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (text.trim()) say(text);
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
      )}
    </aside>
  );
}
