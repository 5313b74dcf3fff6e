/** The page of one table: waiting for players, playing, or gone. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { Session } from "../state/session";
import { useStore } from "../state/store";
import { Loading, Nothing } from "./frame";
import { Play } from "./play";
import { Waiting } from "./waiting";

export function TablePage({ id }: { id: string }): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const made = new Session(id);
    setSession(made);
    return () => made.close();
  }, [id]);
  return session && session.id === id ? <TableView session={session} /> : <Loading title={t("table")} />;
}

function TableView({ session }: { session: Session }): JSX.Element {
  const seen = useStore(session.seen);
  const { table, link } = seen;
  if (link === "gone") {
    if (seen.code === 4404) return <Nothing title={t("no-table")} text={t("no-table-text")} />;
    return (
      <Nothing title={t("left-table")}>
        <button type="button" class="primary" onClick={() => session.reconnect()}>
          {t("come-back")}
        </button>
      </Nothing>
    );
  }
  if (!table) return <Loading title={t("table")} />;
  if (table.stuck) {
    return (
      <>
        <Nothing title={t("stuck-table")} text={seen.error}>
          {table.replay && <a href={`/replays/${table.replay}`}>{t("replay")}</a>}
        </Nothing>
        <section class="stuck-log" aria-label={t("log")}>
          {seen.log.map((line) => (
            <p key={line.id}>{line.text}</p>
          ))}
          {seen.chats.map((line) => (
            <p key={`${line.at} ${line.text}`}>
              <b>{line.name}</b> {line.text}
            </p>
          ))}
        </section>
      </>
    );
  }
  return (
    <>
      {link !== "open" && (
        <p class="lost" role="alert">
          {t("reconnecting")}
        </p>
      )}
      {table.state === "open" ? (
        <Waiting session={session} seen={seen} table={table} />
      ) : (
        <Play session={session} seen={seen} />
      )}
    </>
  );
}
