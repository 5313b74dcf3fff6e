/** What is said at the table, what one's character has to say to it, and what one would rather not read. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";
import { api } from "../net/api";
import type { ChatLine, TableMessage } from "../net/protocol";
import { me, useLibrary } from "../state/library";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import { sideOf } from "../state/sides";
import { useStore } from "../state/store";
import { useFollow } from "./follow";
import { NameForm } from "./name";

interface ChatProps {
  session: Session;
  seen: Seen;
}

export function Chat({ session, seen }: ChatProps): JSX.Element {
  const end = useRef<HTMLDivElement>(null);
  const guest = useStore(me);
  const { table, muted } = seen;
  const seat = table?.you.seat ?? -1;
  const chair = table?.chairs[seat];
  const hushed = chair?.muted || (seat < 0 && table?.onlookers?.some((one) => one.muted && one.name === guest.name));
  const lines = seen.chats.filter((line) => !muted.includes(line.name));
  const hidden = seen.chats.length - lines.length;
  useFollow(end, seen.chats.length);
  useEffect(() => session.read(), [seen.chats.length]);
  return (
    <div class="chat">
      {table?.reports && <Reports session={session} table={table} />}
      <div class="log" role="log" aria-live="polite" aria-label={t("chat")} tabIndex={0} ref={end}>
        {lines.map((line) => (
          <Line key={`${line.at}-${line.seat}-${line.name}`} session={session} table={table} line={line} />
        ))}
        {!seen.chats.length && <p class="quiet">{t("chat-empty")}</p>}
        {hidden > 0 && <p class="quiet">{t("chat-hidden", { n: hidden })}</p>}
      </div>
      {hushed ? (
        <p class="quiet">{t("chat-muted")}</p>
      ) : seat < 0 && guest.name === null ? (
        table?.state === "open" && table.chairs.some((one) => one.kind === "empty") ? (
          <p class="quiet">{t("chat-take-seat")}</p>
        ) : (
          <NameForm label={t("chat-join")} done={() => session.reconnect()} failed={(text) => session.complain(text)} />
        )
      ) : (
        <>
          {chair && <Quips session={session} character={chair.character || (seen.view?.seats[seat]?.character ?? "")} />}
          <Saying session={session} seen={seen} />
          {seat < 0 && table?.state === "running" && <p class="quiet">{t("chat-onlookers")}</p>}
        </>
      )}
    </div>
  );
}

/** A line to write, to everybody or to one's team. */
function Saying({ session, seen }: ChatProps): JSX.Element {
  const [text, setText] = useState("");
  const [team, setTeam] = useState(false);
  const { table, game } = seen;
  const mates = Boolean(table && game && table.you.seat >= 0 && sideOf(game.parties, table.you.seat).length > 1);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) session.say(text, team && mates);
        setText("");
      }}
    >
      <input value={text} maxLength={300} aria-label={t("chat-say")} placeholder={t("chat-say")} onInput={(event) => setText(event.currentTarget.value)} />
      <button type="submit">{t("chat-send")}</button>
      {mates && (
        <label class="chip chat-team">
          <input type="checkbox" checked={team} onChange={(event) => setTeam(event.currentTarget.checked)} />
          <span>{t("chat-team")}</span>
        </label>
      )}
    </form>
  );
}

/** What my character has to say, at the press of a button. */
function Quips({ session, character }: { session: Session; character: string }): JSX.Element | null {
  const quips = useLibrary().characters.get(character)?.quips;
  if (!quips) return null;
  return (
    <div class="quips" role="group" aria-label={t("quips")}>
      {Object.entries(quips).map(([quip, text]) => (
        <button key={quip} type="button" class="quip" onClick={() => session.quip(quip)}>
          {text}
        </button>
      ))}
    </div>
  );
}

const by = (session: Session, what: Promise<unknown>): Promise<void> => {
  session.forget();
  return what.then(() => undefined, (error: Error) => session.complain(error.message));
};

function Line({ session, table, line }: { session: Session; table: TableMessage | null; line: ChatLine }): JSX.Element {
  const [reported, setReported] = useState(false);
  const guest = useStore(me);
  const mine = line.seat >= 0 ? line.seat === table?.you.seat : table?.you.seat === -1 && line.name === guest.name;
  const looks = [line.team ? "to-team" : "", line.quip ? "a-quip" : "", line.seat < 0 ? "by-onlooker" : ""].join(" ").trim();
  const host = table?.you.host ?? false;
  const report = (): Promise<void> =>
    api.report(session.id, line).then(
      () => setReported(true),
      (error: Error) => session.complain(error.message),
    );
  return (
    <div class={`said ${looks}`}>
      <p>
        <b>{line.name}</b> {line.team && <i>{t("chat-team-said")}</i>} {line.quip ? t("said-quip", { text: line.text }) : line.text}
      </p>
      {!mine && (
        <details class="said-do">
          <summary aria-label={t("line-do", { name: line.name })}>⋯</summary>
          <div>
            <button type="button" onClick={() => session.mute(line.name, true)}>
              {t("mute-for-me")}
            </button>
            {host && (
              <button type="button" onClick={() => void by(session, api.mute(session.id, line.seat, true, line.name))}>
                {t("mute-for-all")}
              </button>
            )}
            {!host && (line.seat < 0 || line.seat !== table?.host) && (
              <button type="button" disabled={reported} onClick={() => void report()}>
                {t(reported ? "line-reported" : "line-report")}
              </button>
            )}
          </div>
        </details>
      )}
    </div>
  );
}

/** Lines that others have asked the host to look at. */
function Reports({ session, table }: { session: Session; table: TableMessage }): JSX.Element {
  return (
    <section class="reports" aria-label={t("reports")}>
      {(table.reports ?? []).map((report) => {
        const silent = report.seat >= 0 ? table.chairs[report.seat]?.muted : table.onlookers?.some((one) => one.name === report.name && one.muted);
        return (
          <div key={`${report.at}-${report.name}`} class="report">
            <p>
              {t("reported-by", { n: report.by })} <b>{report.name}</b>: {t("said-quip", { text: report.text })}
            </p>
            <span class="row">
              <button type="button" disabled={silent} onClick={() => void by(session, api.mute(session.id, report.seat, true, report.name))}>
                {t(silent ? "muted" : "mute-for-all")}
              </button>
              <button type="button" onClick={() => void by(session, api.reportSeen(session.id, report))}>
                {t("report-seen")}
              </button>
            </span>
          </div>
        );
      })}
    </section>
  );
}

/** What a character has just said, over their head. */
export function Bubble({ text }: { text: string | undefined }): JSX.Element | null {
  return text ? (
    <span class="bubble" aria-hidden="true">
      {text}
    </span>
  ) : null;
}
