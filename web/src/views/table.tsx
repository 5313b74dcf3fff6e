/** The page of one table: waiting for players, playing, or gone. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Crest } from "../art/crest";
import { t } from "../i18n";
import { api } from "../net/api";
import type { TableMessage } from "../net/protocol";
import { about, me, useLibrary } from "../state/library";
import { Session, type Seen } from "../state/session";
import { useStore } from "../state/store";
import { NameForm } from "./name";
import { Play } from "./play";

export function TablePage({ id }: { id: string }): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const made = new Session(id);
    setSession(made);
    return () => made.close();
  }, [id]);
  return session && session.id === id ? <TableView session={session} /> : <p class="loading">{t("loading")}</p>;
}

function TableView({ session }: { session: Session }): JSX.Element {
  const seen = useStore(session.seen);
  const { table, link } = seen;
  if (link === "gone") {
    return (
      <main id="main" class="page">
        <h1>{seen.code === 4404 ? t("no-table") : t("left-table")}</h1>
        {seen.code === 4001 && (
          <button type="button" class="primary" onClick={() => session.reconnect()}>
            {t("come-back")}
          </button>
        )}{" "}
        <a class="button" href="/">
          {t("lobby")}
        </a>
      </main>
    );
  }
  if (!table) return <p class="loading">{t("loading")}</p>;
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

function Waiting({ session, seen, table }: { session: Session; seen: Seen; table: TableMessage }): JSX.Element {
  const library = useLibrary();
  const house = useStore(about);
  const guest = useStore(me);
  const [copied, setCopied] = useState(false);
  const { seat, host } = table.you;
  const characters = [...library.characters.values()].filter((c) => table.options.boxes.includes(c.box));
  const taken = new Set(table.chairs.map((chair) => chair.character));
  const seated = table.chairs.filter((chair) => chair.kind !== "empty").length;

  const act = async (what: Promise<unknown>): Promise<void> => {
    try {
      session.forget();
      await what;
    } catch (error) {
      session.complain((error as Error).message);
    }
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };

  return (
    <main id="main" class="page waiting">
      <h1>{table.options.title || t("table-waiting")}</h1>
      <p class="row">
        <span class="link">{location.href}</span>
        <button type="button" onClick={() => void copy()}>
          {copied ? t("link-copied") : t("copy-link")}
        </button>
      </p>
      <ul class="chairs">
        {table.chairs.map((chair, i) => (
          <li key={i} class={`chair ${chair.kind}${i === seat ? " mine" : ""}`}>
            <Crest id={chair.character} size={48} />
            <span class="chair-who">
              <strong>
                {chair.kind === "empty"
                  ? t("free-seat")
                  : chair.kind === "bot"
                    ? t("bot-named", { name: t(`bot-${chair.bot}`) })
                    : chair.name}
              </strong>
              <small>
                {chair.kind === "empty"
                  ? ""
                  : chair.character
                    ? library.characters.get(chair.character)?.name
                    : t("random-character")}
                {i === table.host ? ` · ${t("host")}` : ""}
              </small>
            </span>
            {i === seat && (
              <select
                aria-label={t("choose-character")}
                value={chair.character}
                onChange={(e) => void act(api.character(table.id, e.currentTarget.value))}
              >
                <option value="">{t("random-character")}</option>
                {characters.map((c) => (
                  <option
                    key={c.id}
                    value={c.id}
                    disabled={taken.has(c.id) && chair.character !== c.id && !table.options.doppelgangers}
                  >
                    {c.name}
                  </option>
                ))}
              </select>
            )}
            {chair.kind === "empty" && seat < 0 && guest.name && (
              <button
                type="button"
                class="primary"
                onClick={() => void act(api.sit(table.id, i).then(() => session.reconnect()))}
              >
                {t("take-seat")}
              </button>
            )}
            {chair.kind === "empty" &&
              host &&
              (house?.bots ?? []).toReversed().map((bot) => (
                <button type="button" key={bot} onClick={() => void act(api.bot(table.id, i, bot))}>
                  {t("add-bot", { name: t(`bot-${bot}`) })}
                </button>
              ))}
            {chair.kind !== "empty" && host && i !== seat && (
              <button type="button" onClick={() => void act(api.remove(table.id, i))}>
                {t("remove")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {seen.error && (
        <p class="notice error" role="alert">
          {seen.error}
        </p>
      )}
      {!guest.name && <NameForm label={t("go-on")} done={() => session.reconnect()} />}
      <p class="row">
        {host && (
          <button
            type="button"
            class="primary big"
            disabled={seated < 2}
            onClick={() => void act(api.start(table.id))}
          >
            {t("start-game")}
          </button>
        )}
        {!host && seat >= 0 && <span>{t("wait-for-host")}</span>}
        {seat >= 0 && (
          <button type="button" onClick={() => void act(api.leave(table.id))}>
            {t("leave-table")}
          </button>
        )}
      </p>
    </main>
  );
}
