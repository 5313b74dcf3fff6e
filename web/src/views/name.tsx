/** Asking a guest for a name. */

import type { JSX } from "preact";

import { t } from "../i18n";
import { api } from "../net/api";
import { about, me } from "../state/library";
import { Store, useStore } from "../state/store";

const KEY = "lastcall-name";

/** What was typed and not yet used: it goes along wherever one goes next. */
const typed = new Store<string | null>(kept());

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

typed.watch(() => {
  try {
    if (typed.value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, typed.value);
  } catch {
    // as long as the page is open
  }
});

const luck = [Math.random(), Math.random()];

/** A name to begin with, the same as long as the page is open; two words, so that hardly anybody has the same. */
export function anyName(): string {
  return ["suggested-first", "suggested-second"]
    .map((part, i) => {
      const words = t(part).split(",");
      return (words[Math.floor((luck[i] ?? 0) * words.length)] ?? "").trim();
    })
    .join(" ");
}

/** Make sure the guest has a name; the server signs it into a cookie. */
export async function beSomebody(): Promise<void> {
  const wanted = typed.value?.trim() || me.value.name || anyName();
  if (wanted !== me.value.name) {
    const { name } = await api.guest(wanted);
    me.set({ name, known: true });
  }
  typed.set(null);
}

/** Filled in with what was typed last, with the name one had, or with one that will do. */
export function NameField(): JSX.Element {
  const guest = useStore(me);
  const name = useStore(typed);
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
        onInput={(event) => typed.set(event.currentTarget.value)}
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
  const submit = async (): Promise<void> => {
    try {
      await beSomebody();
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
      <NameField />
      <button type="submit" class="primary big">
        {label}
      </button>
    </form>
  );
}
