/** The web table of Last Call. */

import { render } from "preact";

import { speak } from "./i18n";
import { insist } from "./insist";
import { greet } from "./state/library";
import { settings } from "./state/settings";
import "./art/art.css";
import "./art/fonts.css";
import "./style/base.css";
import "./style/cards.css";
import "./style/stage.css";
import "./style/seats.css";
import "./style/rail.css";
import "./style/pieces.css";
import "./style/shapes.css";
import "./style/places.css";
import "./style/contest.css";
import "./style/kits.css";
import "./style/bench.css";
import "./style/pages.css";
import "./style/company.css";
import "./style/mine.css";
import "./style/howto.css";
import "./style/evenings.css";
import { App } from "./views/app";

const greeted = insist(greet);
void insist(() => speak(settings.value.lang)).then(() => {
  render(<App />, document.getElementById("app")!);
  return greeted;
}).then(() => {
  // When there is nothing better to do.
  const later = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2000));
  later(() => void import("./state/offline").then(({ goOffline }) => goOffline()).catch(() => undefined));
});
