/** Asking the server over HTTP. */

import type {
  About,
  CardsAnswer,
  Ladder,
  MyTables,
  NewTable,
  NewTournament,
  Replay,
  LookedBack,
  ReplaySteps,
  RulesAnswer,
  Statistics,
  TableMessage,
  TableOptions,
  Tournament,
} from "./protocol";
import { settings } from "../state/settings";

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Refusals are for people: asked for in their language. */
const spokenTo = (path: string): string => `${path}?lang=${settings.value.lang}`;

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  const response = await fetch(body === undefined ? path : spokenTo(path), init);
  const data = (await response.json().catch(() => null)) as
    | (T & { error?: { code: string; text: string } })
    | null;
  if (!response.ok || data === null) {
    throw new Refused(data?.error?.code ?? "failed", data?.error?.text ?? response.statusText);
  }
  return data;
}

const at = (table: string, what: string): string =>
  `/api/tables/${encodeURIComponent(table)}/${what}`;

const evening = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const api = {
  about: () => ask<About>("/api/about"),
  me: () => ask<{ name: string | null }>("/api/me"),
  myTables: () => ask<MyTables>("/api/mine/tables"),
  giveUp: (table: string) => ask<object>(at(table, "give-up"), {}),
  guest: (name: string) => ask<{ name: string }>("/api/guest", { name }),
  cards: (lang: string) => ask<CardsAnswer>(`/api/cards?lang=${lang}`),
  rules: (lang: string) => ask<RulesAnswer>(`/api/rules?lang=${lang}`),
  ladder: (month: string) => ask<Ladder>(`/api/ladder?month=${month}`),
  joinLadder: () => ask<object>("/api/ladder/join", {}),
  leaveLadder: () => ask<object>("/api/ladder/leave", {}),
  tournament: (id: string) => ask<Tournament>(`${evening(id)}?lang=${settings.value.lang}`),
  newTournament: (wish: NewTournament) => ask<Tournament>("/api/tournaments", wish),
  joinTournament: (id: string) => ask<Tournament>(`${evening(id)}/join`, {}),
  leaveTournament: (id: string) => ask<Tournament>(`${evening(id)}/leave`, {}),
  removeFromTournament: (id: string, player: number) => ask<Tournament>(`${evening(id)}/remove`, { player }),
  beginRound: (id: string) => ask<Tournament>(`${evening(id)}/round`, {}),
  callOffTable: (id: string, table: string) => ask<Tournament>(`${evening(id)}/void`, { table }),
  endTournament: (id: string) => ask<Tournament>(`${evening(id)}/end`, {}),
  statistics: () => ask<Statistics>("/api/statistics"),
  replay: (id: string, lang: string) =>
    ask<Replay>(`/api/replays/${encodeURIComponent(id)}?lang=${lang}`),
  replaySteps: (id: string, lang: string, from: number, count: number) =>
    ask<ReplaySteps>(
      `/api/replays/${encodeURIComponent(id)}/steps?lang=${lang}&from=${from}&count=${count}`,
    ),
  weighed: (id: string, lang: string, step?: number) =>
    ask<LookedBack>(
      `/api/replays/${encodeURIComponent(id)}/weighed?lang=${lang}${step === undefined ? "" : `&step=${step}`}`,
    ),
  table: (id: string) => ask<TableMessage>(`/api/tables/${encodeURIComponent(id)}`),
  newTable: (table: NewTable) => ask<TableMessage>("/api/tables", table),
  sit: (table: string, seat = -1, character = "") =>
    ask<{ seat: number }>(at(table, "sit"), { seat, character }),
  character: (table: string, character: string) =>
    ask<object>(at(table, "character"), { character }),
  leave: (table: string) => ask<object>(at(table, "leave"), {}),
  options: (table: string, options: TableOptions) => ask<object>(at(table, "options"), { options }),
  start: (table: string) => ask<object>(at(table, "start"), {}),
  bot: (table: string, seat: number, bot: string) =>
    ask<{ seat: number }>(at(table, "bot"), { seat, bot }),
  remove: (table: string, seat: number) => ask<object>(at(table, "remove"), { seat }),
  voteOut: (table: string) => ask<object>(at(table, "vote-out"), {}),
  accept: (table: string, seat: number) => ask<object>(at(table, "accept"), { seat }),
  signOut: () => ask<object>("/api/sign-out", {}),
  mute: (table: string, seat: number, muted: boolean, name = "") =>
    ask<object>(at(table, "mute"), seat < 0 ? { name, muted } : { seat, muted }),
  hints: (table: string, agreed: boolean) => ask<object>(at(table, "hints"), { agreed }),
  report: (table: string, { at: when, name }: { at: number; name: string }) => ask<object>(at(table, "report"), { at: when, name }),
  reportSeen: (table: string, { at: when, name }: { at: number; name: string }) => ask<object>(at(table, "report-seen"), { at: when, name }),
  handOver: (table: string) =>
    ask<{ token: string; path: string; seconds: number }>(at(table, "hand-over"), {}),
  rematch: (table: string) => ask<{ table: string }>(at(table, "rematch"), {}),
  takeOver: (token: string) =>
    ask<{ table: string; seat: number; name: string }>("/api/take-over", { token }),
};
