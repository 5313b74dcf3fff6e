/** A table that waits: people sit down behind it, talk, choose who they are, and call the others. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { botName, characterName, said, t } from "../i18n";
import { api } from "../net/api";
import type { About, Chair, TableMessage } from "../net/protocol";
import { about } from "../state/library";
import type { Seen } from "../state/seen";
import type { Session } from "../state/session";
import { useStore } from "../state/store";
import { CallMe } from "./callme";
import { Chip } from "./fields";
import { Page, Problem } from "./frame";
import { Chat } from "./chat";
import { byLevel, standIn } from "./level";
import { Bust } from "./likeness";
import { NameForm } from "./name";
import { ChangeTable } from "./newtable";
import { OptionWords } from "./options";
import { PickCharacter } from "./pick";
import { ShareLink } from "./share";

/** Addresses of this computer that mean nothing to any other. */
const AT_HOME = /^(localhost|127\.[\d.]+|\[::1\])$/;

type Act = (what: () => Promise<unknown>) => Promise<void>;

export function Waiting({ session, seen, table }: { session: Session; seen: Seen; table: TableMessage }): JSX.Element {
  const house = useStore(about);
  const [bot, setBot] = useState("house");
  const [changing, setChanging] = useState(false);
  const [wish, setWish] = useState<string | null>(null); // the character asked for, until the server has said yes
  const { seat, host } = table.you;
  const { options, chairs } = table;
  const mine = chairs[seat]?.character ?? "";
  useEffect(() => setWish(null), [mine, seen.error]);
  const villains = options.teams === "two-headed-boss"; // nobody else may play
  const characters = Object.keys(house?.characters ?? {}).filter((id) => options.boxes.includes(house?.characters[id] ?? "") && (!villains || house?.villains.includes(id)));
  const taken = new Set(options.doppelgangers ? [] : chairs.map((chair) => chair.character));
  const seated = chairs.filter((chair) => chair.kind !== "empty").length;
  const free = chairs.length - seated;
  const pairs = options.teams !== "" && options.teams !== "boss"; // neighbours make a team

  const act: Act = async (what) => {
    session.forget();
    await what().catch((error: Error) => session.complain(error.message));
  };
  const sit = async (wanted?: number): Promise<void> => {
    await api.sit(table.id, wanted);
    session.reconnect();
  };

  if (changing && host) return <ChangeTable table={table} done={() => setChanging(false)} />;
  return (
    <Page title={options.title || t("table-waiting")} look="waiting">
      <div class="how-set">
        {house && <OptionWords options={options} drinks={house.drinks} />}
        {host && (
          <button type="button" onClick={() => setChanging(true)}>
            {t("change-table")}
          </button>
        )}
      </div>
      {seat < 0 && free > 0 && (
        <NameForm label={t("take-seat")} done={() => sit()} failed={(text) => session.complain(text)} />
      )}
      {seat < 0 && free === 0 && <p class="notice">{t("table-full")}</p>}
      <section class="round-the-table" aria-labelledby="chairs">
        <h2 id="chairs">{t("chairs", { n: seated, of: chairs.length })}</h2>
        <ul class={`chairs n${chairs.length + (options.otto.length ? 1 : 0)}`}>
          {chairs.map((chair, i) => (
            <li key={i} class={`chair ${chair.kind}${i === seat ? " mine" : ""}${pairs ? (i % 2 ? " second" : " first") : ""}`}>
              {pairs && i % 2 === 0 && <span class="chair-team">{t("team-number", { n: i / 2 + 1 })}</span>}
              <span class="chair-head">{chair.character ? <Bust id={chair.character} name={`chair${i}`} mood={chair.kind === "player" && chair.present ? "merry" : "sober"} /> : <b aria-hidden="true">{chair.kind === "empty" ? "" : "?"}</b>}</span>
              <Who chair={chair} mine={i === seat} host={i === table.host} />
              {host && chair.kind === "empty" && (
                <button type="button" onClick={() => void act(() => api.bot(table.id, i, bot))}>
                  {t("seat-bot")}
                </button>
              )}
              {host && chair.kind === "bot" && (
                <select class="chair-level" aria-label={t("bot-level-of", { n: i + 1 })} value={chair.bot} onChange={(event) => void act(() => api.bot(table.id, i, event.currentTarget.value))}>
                  {byLevel(house?.bots ?? [chair.bot]).map((kind) => (
                    <option key={kind} value={kind}>
                      {botName(kind)}
                    </option>
                  ))}
                </select>
              )}
              {host && chair.kind !== "empty" && i !== seat && (
                <button
                  type="button"
                  aria-label={t("remove-seat", { n: i + 1 })}
                  onClick={() => void act(() => api.remove(table.id, i))}
                >
                  {t("remove")}
                </button>
              )}
            </li>
          ))}
          {options.otto.length > 0 && (
            <li class="chair guest">
              <span class="chair-head"><Bust id="otto" name="guest" mood="sober" /></span>
              <span class="chair-who">
                <strong>{characterName("otto")}</strong>
                <small>{options.otto.map((faction) => t(`faction-${faction}`)).join(", ")}</small>
              </span>
            </li>
          )}
        </ul>
        {host && seated < 2 && <p class="quiet">{t("need-players")}</p>}
        {host && free > 0 && <Bots house={house} now={bot} choose={setBot} table={table.id} free={free} act={act} />}
      </section>
      <div class="own">
        {host && <Invite title={options.title} />}
        {seat >= 0 && (
          <PickCharacter
            name="character"
            characters={characters}
            now={wish ?? mine}
            taken={taken}
            change={(id) => {
              setWish(id);
              void act(() => api.character(table.id, id));
            }}
          />
        )}
        {seat >= 0 && !host && <Invite title={options.title} />}
        {seat >= 0 && options.days > 0 && (
          <section class="panel" aria-labelledby="daily">
            <h2 id="daily">{t("by-the-day", { n: options.days })}</h2>
            <p>{t("by-the-day-waiting")}</p>
            <CallMe />
          </section>
        )}
      </div>
      <section class="panel talk" aria-labelledby="talk">
        <h2 id="talk">{t("chat")}</h2>
        <Chat session={session} seen={seen} />
      </section>
      <div class="submit">
        <Problem text={seen.error} />
        {host && (
          <button type="button" class="primary big" disabled={seated < 2} onClick={() => void act(() => api.start(table.id))}>
            {t("start-game")}
          </button>
        )}
        {!host && <span role="status">{t(options.days ? "wait-for-all" : "wait-for-host")}</span>}
        {seat >= 0 && (
          <button type="button" onClick={() => void act(() => api.leave(table.id))}>
            {t("leave-table")}
          </button>
        )}
      </div>
    </Page>
  );
}

function Invite({ title }: { title: string }): JSX.Element {
  const house = useStore(about);
  const home = AT_HOME.test(location.hostname);
  const origin = (home && house?.network) || location.origin; // friends cannot come to "localhost"
  return (
    <section class="panel" aria-labelledby="invite">
      <h2 id="invite">{t("invite")}</h2>
      <p>{t("invite-text")}</p>
      <ShareLink link={origin + location.pathname} title={title || "Last Call"} />
      {home && !house?.network && <p class="quiet">{t("invite-here-only")}</p>}
    </section>
  );
}

interface BotsProps {
  house: About | null;
  now: string;
  choose: (kind: string) => void;
  table: string;
  free: number;
  act: Act;
}

/** Which bots to seat, from the kindest to the best. */
function Bots({ house, now, choose, table, free, act }: BotsProps): JSX.Element {
  const fill = async (): Promise<void> => {
    for (let i = 0; i < free; i++) await api.bot(table, -1, now);
  };
  return (
    <fieldset class="choice wide">
      <legend>{t("bot-kind")}</legend>
      {byLevel(house?.bots ?? []).map((kind) => (
        <Chip key={kind} name="bot" checked={now === kind} choose={() => choose(kind)} label={botName(kind)} text={standIn(house, kind) || (said(`bot-${kind}-text`) ?? "")} />
      ))}
      <button type="button" onClick={() => void act(fill)}>
        {t("fill-with-bots", { n: free })}
      </button>
    </fieldset>
  );
}

function Who({ chair, mine, host }: { chair: Chair; mine: boolean; host: boolean }): JSX.Element {
  if (chair.kind === "empty") return <strong class="chair-who">{t("free-seat")}</strong>;
  return (
    <span class="chair-who">
      <strong>
        {chair.kind === "bot" ? botName(chair.bot) : chair.name}
        {mine ? ` (${t("mat-you")})` : ""}
        {host && <span class="host"> ★ {t("host")}</span>}
      </strong>
      <small>
        {chair.character ? characterName(chair.character) : t("random-character")}
        {chair.kind === "player" && !chair.present ? ` · ${t("mat-away")}` : ""}
      </small>
    </span>
  );
}
