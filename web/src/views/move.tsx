/** Where a link from my other device leads: this browser becomes mine too. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { mineApi } from "../net/mine";
import type { Moving } from "../net/protocol";
import { go } from "../router";
import { me } from "../state/library";
import { Loading, Nothing, Page, Problem } from "./frame";

export function MovePage(): JSX.Element {
  const [token] = useState(location.hash.slice(1));
  const [found, setFound] = useState<Moving | null>(null);
  const [dead, setDead] = useState("");
  const [error, setError] = useState("");
  useEffect(() => {
    if (token) mineApi.look(token).then(setFound, (problem: Error) => setDead(problem.message));
  }, []);
  const move = async (): Promise<void> => {
    try {
      const { name } = await mineApi.move(token);
      me.set({ name, known: true });
      go("/mine", true);
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  if (!token || dead) return <Nothing title={t("move")} text={dead ? `${dead} ${t("move-again")}` : t("move-none")} />;
  if (!found) return <Loading title={t("move")} />;
  if (found.same) return <Nothing title={t("move")} text={t("move-same", { name: found.name })} />;
  const { name, games, here, mine, tables } = found;
  return (
    <Page title={t("move")} look="move">
      <p class="lead">{t("move-text", { name, games })}</p>
      {here && <p>{mine || tables ? t("move-along", { here, games: mine, tables, name }) : t("move-here", { here, name })}</p>}
      <p class="notice">{t("move-stranger", { name })}</p>
      <p class="row">
        <button type="button" class="primary big" onClick={() => void move()}>
          {t("move-do", { name })}
        </button>
        <a class="button" href="/">
          {t("move-not")}
        </a>
      </p>
      <Problem text={error} />
    </Page>
  );
}
