/** Where a one-time link leads: the seat comes to this device. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { api } from "../net/api";
import { go } from "../router";
import { me } from "../state/library";
import { Nothing, Page, Problem } from "./frame";

export function TakeOverPage(): JSX.Element {
  const [error, setError] = useState("");
  const token = location.hash.slice(1);
  const take = async (): Promise<void> => {
    try {
      const { table, name } = await api.takeOver(token);
      me.set({ name, known: true });
      go(`/tables/${table}`, true);
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  if (!token) return <Nothing title={t("take-over")} text={t("take-over-none")} />;
  return (
    <Page title={t("take-over")}>
      <p class="lead">{t("take-over-text")}</p>
      <p>
        <button type="button" class="primary big" onClick={() => void take()}>
          {t("take-over-do")}
        </button>
      </p>
      <Problem text={error} />
    </Page>
  );
}
