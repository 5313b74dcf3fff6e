/** Asking a guest for a name. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { t } from "../i18n";
import { api } from "../net/api";
import { about, me } from "../state/library";
import { useStore } from "../state/store";

const luck = Math.random();

/** A name to begin with, the same as long as the page is open. */
export function anyName(): string {
  const names = t("suggested-names").split(",");
  return (names[Math.floor(luck * names.length)] ?? "").trim();
}

/** Make sure the guest has a name; the server signs it into a cookie. */
export async function beSomebody(wish: string): Promise<void> {
  const wanted = wish.trim() || me.value.name || anyName();
  if (wanted === me.value.name) return;
  const { name } = await api.guest(wanted);
  me.set({ name, known: true });
}

interface NameFieldProps {
  name: string | null; // null: nothing typed yet
  change: (name: string) => void;
}

/** Filled in with the name one had, or with one that will do. */
export function NameField({ name, change }: NameFieldProps): JSX.Element {
  const guest = useStore(me);
  const most = useStore(about)?.lengths.name ?? 24;
  return (
    <label class="field">
      <span>{t("your-name")}</span>
      <input
        value={name ?? guest.name ?? anyName()}
        maxLength={most}
        placeholder={t("any-name")}
        autocomplete="nickname"
        spellcheck={false}
        onFocus={(event) => name === null && !guest.name && event.currentTarget.select()}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}

interface NameFormProps {
  label: string;
  done: () => void | Promise<void>;
  failed: (text: string) => void;
}

/** A name and one thing to do with it. */
export function NameForm({ label, done, failed }: NameFormProps): JSX.Element {
  const [name, setName] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    try {
      await beSomebody(name ?? "");
      await done();
    } catch (problem) {
      failed((problem as Error).message);
    }
  };
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <NameField name={name} change={setName} />
      <button type="submit" class="primary big">
        {label}
      </button>
    </form>
  );
}
