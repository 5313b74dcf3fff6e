/** Every page but the lobby, fetched when somebody goes there. */

import { later } from "./later";

export const pages = {
  Cards: later(async () => (await import("./cards")).CardsPage),
  HowTo: later(async () => (await import("./howto")).HowToPage),
  Mine: later(async () => (await import("./mine")).MinePage),
  Move: later(async () => (await import("./move")).MovePage),
  NewTable: later(async () => (await import("./newtable")).NewTablePage),
  Replay: later(async () => (await import("./replay")).ReplayPage),
  Rules: later(async () => (await import("./rules")).RulesPage),
  Statistics: later(async () => (await import("./statistics")).StatisticsPage),
  Table: later(async () => (await import("./table")).TablePage),
  TakeOver: later(async () => (await import("./takeover")).TakeOverPage),
};
