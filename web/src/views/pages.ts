/** Every page but the lobby, fetched when somebody goes there. */

import { evenings, learn } from "../i18n";
import { later } from "./later";

export const pages = {
  Cards: later(async () => (await import("./cards")).CardsPage),
  HowTo: later(async () => (await import("./howto")).HowToPage),
  Mine: later(async () => (await import("./mine")).MinePage),
  Move: later(async () => (await import("./move")).MovePage),
  Ladder: later(async () => (await Promise.all([import("./ladder"), learn(evenings)]))[0].LadderPage),
  NewTable: later(async () => (await import("./newtable")).NewTablePage),
  Replay: later(async () => (await import("./replay")).ReplayPage),
  Rules: later(async () => (await import("./rules")).RulesPage),
  Statistics: later(async () => (await import("./statistics")).StatisticsPage),
  Table: later(async () => (await import("./table")).TablePage),
  Tournament: later(async () => (await Promise.all([import("./tournament"), learn(evenings)]))[0].TournamentPage),
  Tournaments: later(async () => (await Promise.all([import("./tournament"), learn(evenings)]))[0].TournamentsPage),
  TakeOver: later(async () => (await import("./takeover")).TakeOverPage),
};
