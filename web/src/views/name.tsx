/** Asking a guest for a name. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { api } from "../net/api";
import { me } from "../state/library";

const first = ["Merry", "Stout", "Lucky", "Thirsty", "Brave", "Jolly", "Sly", "Golden"];
const second = ["Badger", "Otter", "Raven", "Hobbit", "Goose", "Kettle", "Lantern", "Barrel"];

export function anyName(): string {
  const pick = (list: string[]): string => list[Math.floor(Math.random() * list.length)] ?? "";
  return `${pick(first)} ${pick(second)}`;
}

/** Make sure the guest has a name; the server signs it into a cookie. */
export async function beSomebody(wish: string): Promise<void> {
  const wanted = wish.trim() || me.value.name || anyName();
  if (wanted === me.value.name) return;
  const { name } = await api.guest(wanted);
  me.set({ name, known: true });
}

export function NameForm({ done, label }: { done: () => void; label: string }): JSX.Element {
  const [name, setName] = useState(me.value.name ?? "");
  const [error, setError] = useState("");
  const submit = async (): Promise<void> => {
    try {
      await beSomebody(name);
      done();
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label>
        {t("your-name")}{" "}
        <input value={name} maxLength={24} placeholder={t("any-name")} onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <button type="submit" class="primary">
        {label}
      </button>
      {error && (
        <span class="notice error" role="alert">
          {error}
        </span>
      )}
    </form>
  );
}
