/** Small controls at the table: sound, speed, when to be asked, and the keys. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { LANGUAGES, speaking, t } from "../i18n";
import { SPEEDS, settings, type Speed } from "../state/settings";
import { useStore } from "../state/store";

/** The other language, one press away. */
export function LanguageButton(): JSX.Element {
  const lang = useStore(speaking);
  const other = lang === "en" ? "ru" : "en";
  return (
    <button type="button" class="lang" lang={other} onClick={() => settings.change({ lang: other })}>
      {LANGUAGES[other]}
    </button>
  );
}

export function SpeedChoice({ named = false }: { named?: boolean }): JSX.Element {
  const { speed } = useStore(settings);
  return (
    <label class="speed">
      <span class={named ? "" : "hidden"}>{t("speed")}</span>
      <select
        value={speed}
        title={t("speed")}
        onChange={(e) => settings.change({ speed: e.currentTarget.value as Speed })}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {t(`speed-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SoundButton(): JSX.Element {
  const { sound } = useStore(settings);
  const label = sound ? t("sound-off") : t("sound-on");
  return (
    <button
      type="button"
      class="icon"
      aria-label={label}
      title={label}
      aria-pressed={sound}
      onClick={() => settings.change({ sound: !sound })}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
        <path d="M3 9h4l5-4v14l-5-4H3z" fill="currentColor" stroke-linejoin="round" />
        {sound ? <path d="M15 9q3 3 0 6M18 6q6 6 0 12" /> : <path d="M16 9l6 6M22 9l-6 6" />}
      </svg>
    </button>
  );
}

const KEYS = ["cards", "hand", "targets", "enter", "pass", "pass-this", "pass-until", "hold", "bell", "potion", "hint", "cancel", "skip", "again", "log", "tab", "help"];

// Letters are found by their place on the keyboard, so they are called the same in every language.
const LETTERS: Record<string, string> = { "pass-this": "O", "pass-until": "U", hold: "H", bell: "B", potion: "V", hint: "I", again: "R", log: "L, C" };

/** Which key does what; opened with "?" as well. */
export function KeysHelp(): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const asked = (event: KeyboardEvent): void => {
      const { tagName } = event.target as HTMLElement;
      if (event.key === "?" && !/^(INPUT|TEXTAREA)$/.test(tagName) && !dialog.current?.open) {
        event.preventDefault();
        dialog.current?.showModal();
      }
    };
    addEventListener("keydown", asked);
    return () => removeEventListener("keydown", asked);
  }, []);
  return (
    <>
      <button type="button" class="icon keys-button" aria-label={t("keys")} title={t("keys")} onClick={() => dialog.current?.showModal()}>
        ?
      </button>
      <dialog ref={dialog} class="settings keys" aria-label={t("keys")} onClick={(e) => e.target === dialog.current && dialog.current?.close()}>
        <h2>{t("keys")}</h2>
        <dl>
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{LETTERS[key] ?? t(`key-${key}`)}</kbd>
              </dt>
              <dd>{t(`key-${key}-does`)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" class="primary" onClick={() => dialog.current?.close()}>
          {t("close")}
        </button>
      </dialog>
    </>
  );
}
