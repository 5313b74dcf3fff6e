/** What is mine: games, records, what there is still to try; and how to keep it, take it along or delete it. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Glyph } from "../art/icons";
import { Portrait } from "../art/portrait";
import { botName, characterName, characterShort, t, when } from "../i18n";
import { mineApi } from "../net/mine";
import type { Achievement, Mine, MyGame, Opponent } from "../net/protocol";
import { go } from "../router";
import { me } from "../state/library";
import { makePasskey, passkeysPossible, signIn } from "../state/passkeys";
import { useStore } from "../state/store";
import { CallMe } from "./callme";
import { Loading, Nothing, Page, Problem } from "./frame";
import { ShareLink } from "./share";
import { Wins } from "./statistics";
import { Figures, Tabled } from "./tabled";

const PERSON = "player";

const day = (at: number): string => when(at).replace(/,? [^,]*$/, "");

export function MinePage(): JSX.Element {
  const guest = useStore(me);
  const [found, setFound] = useState<Mine | null>(null);
  const [error, setError] = useState("");
  const load = (): Promise<void> => mineApi.mine().then(setFound, (problem: Error) => setError(problem.message));
  useEffect(() => {
    setFound(null);
    if (guest.name !== null) void load();
  }, [guest.name]);
  if (guest.known && guest.name === null) return <Stranger />;
  if (error) return <Nothing title={t("mine")} text={error} />;
  if (!found) return <Loading title={t("mine")} />;
  const { characters, untried } = found;
  const tried = Object.keys(characters).length;
  return (
    <Page title={t("mine-of", { name: found.name })} look="mine">
      <Figures
        all={[
          [t("mine-games"), found.games],
          [t("mine-wins"), Math.round(found.wins * 10) / 10],
          [t("mine-share"), found.games ? `${Math.round((100 * found.wins) / found.games)} %` : "–"],
          [t("mine-faces"), `${tried} / ${tried + untried.characters.length}`],
        ]}
      />
      <Games first={found} />
      {found.games > 0 && (
        <>
          <h2>{t("mine-by-character")}</h2>
          <Wins of={characters} head={t("stat-character")} name={characterName} crest />
        </>
      )}
      {found.opponents.length > 0 && <Opponents all={found.opponents} />}
      <h2>{t("achievements")}</h2>
      <ul class="achievements">
        {found.achievements.map((one) => (
          <Badge key={one.id} one={one} />
        ))}
      </ul>
      {(untried.characters.length > 0 || untried.ways.length > 0) && <Untried {...untried} />}
      <h2>{t("keeping")}</h2>
      <div class="keeping">
        <Passkeys mine={found} changed={load} />
        <Elsewhere />
        <Panel title={t("push-title")}>
          <CallMe />
        </Panel>
        <Away name={found.name} />
      </div>
    </Page>
  );
}

function Panel({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="panel">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Somebody who has played nothing here yet, or is known elsewhere. */
function Stranger(): JSX.Element {
  const [error, setError] = useState("");
  const enter = async (): Promise<void> => {
    setError("");
    try {
      me.set({ name: await signIn(), known: true });
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <Nothing title={t("mine")} text={t("mine-nothing")}>
      {passkeysPossible() && (
        <button type="button" class="primary" onClick={() => void enter()}>
          {t("sign-in")}
        </button>
      )}
      <Problem text={error} />
    </Nothing>
  );
}

function Games({ first }: { first: Mine }): JSX.Element {
  const [older, setOlder] = useState<Mine[]>([]);
  const pages = [first, ...older];
  const games = pages.flatMap(({ latest }) => latest);
  const more = async (): Promise<void> => setOlder([...older, await mineApi.mine(games.at(-1)?.ended ?? 0)]);
  return (
    <>
      <h2>{t("mine-latest")}</h2>
      {!games.length && <p class="quiet">{t("mine-none")}</p>}
      <ul class="recent">
        {games.map((game) => (
          <Game key={game.id} game={game} />
        ))}
      </ul>
      {pages.at(-1)?.more && (
        <p>
          <button type="button" onClick={() => void more().catch(() => undefined)}>
            {t("mine-older")}
          </button>
        </p>
      )}
    </>
  );
}

function Game({ game }: { game: MyGame }): JSX.Element {
  const name = ({ name: said, kind }: MyGame["players"][number], seat: number): string =>
    seat === game.seat ? t("mat-you") : kind === PERSON ? said || t("mine-gone") : t("mat-bot");
  return (
    <li class={game.won ? "table-row won-game" : "table-row"}>
      <span class="table-what">
        <strong>{t(game.won ? "mine-won" : "mine-lost")}</strong>
        <small>
          <time dateTime={new Date(game.ended).toISOString()}>{when(game.ended)}</time> · {t("stat-length", { n: game.turns })}
        </small>
      </span>
      <span class="recent-players">
        {game.players.map((player, seat) => (
          <span key={seat} class={player.won ? "won" : ""}>
            <Portrait who={player.character} size={24} frame="round" label={characterShort(player.character)} />
            {name(player, seat)}
            {player.won && <b aria-label={t("mat-winner")}> ★</b>}
          </span>
        ))}
      </span>
      {game.replay ? (
        <a class="button" href={`/replays/${game.id}`}>
          {t("watch-replay")}
        </a>
      ) : (
        <small class="quiet">{t("mine-no-replay")}</small>
      )}
    </li>
  );
}

function Opponents({ all }: { all: Opponent[] }): JSX.Element {
  return (
    <>
      <h2>{t("mine-opponents")}</h2>
      <Tabled look="bars" heads={[t("mine-opponent"), t("mine-i-won"), t("mine-they-won"), t("stat-played")]}>
        {all.map(({ name, kind, games, wins, losses }, i) => (
          <tr key={i}>
            <th scope="row">{kind === PERSON ? name : botName(kind)}</th>
            <td class="number">{wins}</td>
            <td class="number">{losses}</td>
            <td class="number">{games}</td>
          </tr>
        ))}
      </Tabled>
    </>
  );
}

function Badge({ one }: { one: Achievement }): JSX.Element {
  return (
    <li class={one.at ? "achievement done" : "achievement"}>
      <span class="badge" aria-hidden="true">
        <Glyph name={one.at ? "crown" : "event"} size={26} />
      </span>
      <span>
        <b>{t(`achievement-${one.id}`)}</b>
        <small>{t(`achievement-${one.id}-text`)}</small>
        <small class="achieved">{one.at ? t("achieved", { day: day(one.at) }) : t("achieved-so-far", { n: one.have, of: one.of })}</small>
      </span>
    </li>
  );
}

function Untried({ characters, ways }: Mine["untried"]): JSX.Element {
  return (
    <>
      <h2>{t("untried")}</h2>
      {characters.length > 0 && (
        <ul class="untried">
          {characters.map((id) => (
            <li key={id}>
              <a href={`/cards/${id}`}>
                <Portrait who={id} size={44} frame="round" />
                <span>{characterShort(id)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {ways.length > 0 && (
        <ul class="option-words" aria-label={t("untried-ways")}>
          {ways.map((way) => (
            <li key={way}>
              <a href="/new">{t(`tried-${way}`)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** For good: a passkey, and nothing else is asked for. */
function Passkeys({ mine, changed }: { mine: Mine; changed: () => Promise<void> }): JSX.Element {
  const [error, setError] = useState("");
  const act = async (what: () => Promise<unknown>): Promise<void> => {
    setError("");
    try {
      await what();
      if (me.value.name !== null) await changed();
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  const enter = async (): Promise<void> => me.set({ name: await signIn(), known: true });
  const signOut = async (): Promise<void> => {
    await mineApi.signOutHere();
    me.set({ name: null, known: true });
  };
  return (
    <Panel title={t("passkeys")}>
      <p>{mine.passkeys.length ? t("passkeys-have") : t("passkeys-none", { days: mine.keep_days })}</p>
      <ul class="passkeys">
        {mine.passkeys.map(({ id, created, used }) => (
          <li key={id}>
            <span>
              {t("passkey-of", { day: day(created) })} <small>{t("passkey-used", { day: day(used) })}</small>
            </span>
            <button type="button" onClick={() => void act(() => mineApi.removePasskey(id))}>
              {t("remove")}
            </button>
          </li>
        ))}
      </ul>
      {passkeysPossible() ? (
        <p class="row">
          <button type="button" class={mine.passkeys.length ? "" : "primary"} onClick={() => void act(makePasskey)}>
            {t(mine.passkeys.length ? "passkey-more" : "passkey-make")}
          </button>
          {mine.passkeys.length ? (
            <button type="button" onClick={() => void act(signOut)}>
              {t("sign-out-here")}
            </button>
          ) : (
            <button type="button" onClick={() => void act(enter)}>
              {t("sign-in")}
            </button>
          )}
        </p>
      ) : (
        <p class="quiet">{t("passkeys-not-here")}</p>
      )}
      <Problem text={error} />
    </Panel>
  );
}

/** A link that makes another browser mine as well. */
function Elsewhere(): JSX.Element {
  const [link, setLink] = useState("");
  const [error, setError] = useState("");
  const make = (): Promise<void> =>
    mineApi.moveLink().then(
      ({ path }) => setLink(location.origin + path),
      (problem: Error) => setError(problem.message),
    );
  return (
    <Panel title={t("move-title")}>
      <p>{t("move-offer")}</p>
      {link ? (
        <ShareLink link={link} title={t("move")} />
      ) : (
        <p>
          <button type="button" onClick={() => void make()}>
            {t("move-make")}
          </button>
        </p>
      )}
      {link && <p class="quiet">{t("move-once")}</p>}
      <Problem text={error} />
    </Panel>
  );
}

/** As a file, or not at all. */
function Away({ name }: { name: string }): JSX.Element {
  const [sure, setSure] = useState(false);
  const [error, setError] = useState("");
  const remove = async (): Promise<void> => {
    try {
      await mineApi.remove();
      me.set({ name: null, known: true });
      go("/");
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <Panel title={t("data")}>
      <p>{t("data-text")}</p>
      <p class="row">
        <a class="button" href="/api/mine/export" download="lastcall.json">
          {t("data-export")}
        </a>
        {!sure && (
          <button type="button" onClick={() => setSure(true)}>
            {t("data-delete")}
          </button>
        )}
      </p>
      {sure && (
        <div role="group" aria-label={t("data-delete")}>
          <p>{t("data-delete-text", { name })}</p>
          <p class="row">
            <button type="button" class="danger" onClick={() => void remove()}>
              {t("data-delete-do")}
            </button>
            <button type="button" onClick={() => setSure(false)}>
              {t("cancel")}
            </button>
          </p>
        </div>
      )}
      <Problem text={error} />
    </Panel>
  );
}
