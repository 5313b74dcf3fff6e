/** Where a one-time link leads: the seat comes to this device. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { api } from "../net/api";
import { go } from "../router";
import { me } from "../state/library";

export function TakeOverPage(): JSX.Element {
  const [error, setError] = useState("");
  const take = async (): Promise<void> => {
    try {
      const { table, name } = await api.takeOver(location.hash.slice(1));
      me.set({ name, known: true });
      go(`/tables/${table}`, true);
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <main id="main" class="page">
      <h1>{t("take-over")}</h1>
      <p>{t("take-over-text")}</p>
      <button type="button" class="primary big" onClick={() => void take()}>
        {t("take-over-do")}
      </button>
      {error && (
        <p class="notice error" role="alert">
          {error}
        </p>
      )}
    </main>
  );
}
