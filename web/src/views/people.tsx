/** Who sits at the table, and what one can do about it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { botName, t } from "../i18n";
import { api } from "../net/api";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import { Head } from "./likeness";

interface PeopleProps {
  session: Session;
  seen: Seen;
  name: (seat: number) => string;
}

const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;

export function People({ session, seen, name }: PeopleProps): JSX.Element {
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState("");
  const [removing, setRemoving] = useState(-1); // asked for once: sure?
  const [giving, setGiving] = useState(false); // my seat, for good: sure?
  const [signed, setSigned] = useState(false); // out of my other devices
  const { table, muted } = seen;
  if (!table) return <></>;
  const { seat: me, host } = table.you;
  const running = table.state === "running";
  const people = table.chairs.filter((chair) => chair.kind === "player");

  const act = async (what: Promise<unknown>): Promise<void> => {
    try {
      session.forget();
      await what;
    } catch (error) {
      session.complain((error as Error).message);
    }
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // not allowed to: the link is there to be copied by hand
    }
  };
  const handOver = async (): Promise<void> => {
    const { path } = await api.handOver(table.id);
    const made = location.origin + path;
    setLink(made);
    await copy(made);
  };
  const signOut = async (): Promise<void> => {
    await api.signOut();
    session.reconnect(); // this line was shut, too, and may have come back before the new cookie did
    setSigned(true);
  };

  return (
    <div class="people">
      <ul>
        {table.chairs.map((chair, seat) => (
          <li key={seat}>
            <span class="row-head"><Head id={seen.view?.seats[seat]?.character ?? chair.character} name={`people${seat}`} /></span>
            <span class="people-who">
              <b>{name(seat)}</b>
              <small>
                {chair.kind === "bot" ? botName(chair.bot) : chair.name}
                {seat === me ? ` (${t("mat-you")})` : ""}
                {seat === table.host ? ` · ${t("host")}` : ""}
                {chair.kind === "player" && !chair.present ? ` · ${t("mat-away")}` : ""}
                {running && seen.banks[seat] !== undefined && chair.kind === "player"
                  ? ` · ${t("time-bank", { time: minutes(seen.banks[seat]) })}`
                  : ""}
                {chair.muted ? ` · ${t("muted")}` : ""}
              </small>
            </span>
            {chair.wish && me >= 0 && (
              <span class="people-do">
                <button type="button" onClick={() => void act(api.accept(table.id, seat))}>
                  {t("accept-wish", { name: chair.wish })}
                </button>
              </span>
            )}
            {chair.kind === "player" && seat !== me && (
              <span class="people-do">
                <button
                  type="button"
                  aria-pressed={muted.includes(chair.name)}
                  onClick={() => session.mute(chair.name, !muted.includes(chair.name))}
                >
                  {t("mute-for-me")}
                  <span class="hidden"> {chair.name}</span>
                </button>
                {host && (
                  <button type="button" aria-pressed={chair.muted} onClick={() => void act(api.mute(table.id, seat, !chair.muted))}>
                    {t("mute-for-all")}
                    <span class="hidden"> {chair.name}</span>
                  </button>
                )}
                {host && running && (
                  <button
                    type="button"
                    class={removing === seat ? "danger" : ""}
                    onBlur={() => setRemoving(-1)}
                    onClick={() => {
                      if (removing === seat) void act(api.remove(table.id, seat));
                      setRemoving(removing === seat ? -1 : seat);
                    }}
                  >
                    {removing === seat ? t("remove-sure") : t("remove")}
                    <span class="hidden"> {chair.name}</span>
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p class="quiet">{t("watchers", { n: table.watchers })}</p>
      {table.onlookers && (
        <ul>
          {table.onlookers.map((one) => (
            <li key={one.name}>
              <span class="people-who">
                <b>{one.name}</b>
                <small>
                  {t("onlooker")}
                  {one.muted ? ` · ${t("muted")}` : ""}
                </small>
              </span>
              <span class="people-do">
                <button type="button" aria-pressed={muted.includes(one.name)} onClick={() => session.mute(one.name, !muted.includes(one.name))}>
                  {t("mute-for-me")}
                  <span class="hidden"> {one.name}</span>
                </button>
                {host && (
                  <button type="button" aria-pressed={one.muted} onClick={() => void act(api.mute(table.id, -1, !one.muted, one.name))}>
                    {t("mute-for-all")}
                    <span class="hidden"> {one.name}</span>
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p class="row">
        <button type="button" onClick={() => void copy(location.href)}>
          {copied === location.href ? t("link-copied") : t("copy-table-link")}
        </button>
        {me >= 0 && running && (
          <button type="button" onClick={() => void act(handOver())}>
            {t("hand-over")}
          </button>
        )}
        {me >= 0 && running && people.length > 1 && (
          <button type="button" aria-pressed={Boolean(table.chairs[me]?.hints)} onClick={() => void act(api.hints(table.id, !table.chairs[me]?.hints))}>
            {t("hints-agree", { n: people.filter((chair) => chair.hints).length, of: people.length })}
          </button>
        )}
        {me >= 0 && running && !table.options.days && (
          <button type="button" onClick={() => void act(api.voteOut(table.id))}>
            {t("vote-out", { n: table.votes })}
          </button>
        )}
        {me >= 0 && running && table.options.days > 0 && (
          <button
            type="button"
            class={giving ? "danger" : ""}
            onBlur={() => setGiving(false)}
            onClick={() => {
              if (giving) void act(api.giveUp(table.id));
              setGiving(!giving);
            }}
          >
            {t(giving ? "give-up-sure" : "give-up")}
          </button>
        )}
        {me >= 0 && (
          <button type="button" onClick={() => void act(signOut())}>
            {t(signed ? "signed-out" : "sign-out")}
          </button>
        )}
        {me >= 0 && running && (
          <button type="button" onClick={() => void act(api.leave(table.id))}>
            {t("leave-table")}
          </button>
        )}
      </p>
      {link && (
        <div class="handed">
          <p>{copied === link ? t("handed-over-copied") : t("handed-over")}</p>
          <p class="link">{link}</p>
          <button type="button" onClick={() => void copy(link)}>
            {copied === link ? t("link-copied") : t("copy-link")}
          </button>
        </div>
      )}
    </div>
  );
}
