/** The web table of Last Call. */

import { render } from "preact";

import { greet } from "./state/library";
import "./style/base.css";
import "./style/table.css";
import "./style/cards.css";
import "./style/pages.css";
import { App } from "./views/app";

render(<App />, document.getElementById("app")!);

async function start(): Promise<void> {
  try {
    await greet();
  } catch {
    setTimeout(() => void start(), 2000);
  }
}
void start();
