/** The settings: what the player has chosen for this browser, and what one can do with one's seat. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { Glyph } from "../art/icons";
import { LANGUAGES, t } from "../i18n";
import { api } from "../net/api";
import { place } from "../router";
import { askToNotify, mayNotify } from "../state/calling";
import { ASKING, settings, SPEEDS, type Settings } from "../state/settings";
import { useStore } from "../state/store";
import { Problem } from "./frame";
import { ShareLink } from "./share";

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  all: readonly T[];
  text: (one: T) => string;
  now: T;
  change: (one: T) => void;
}

/** One of a few, all of them in sight. */
function Choice<T extends string>({ name, label, all, text, now, change }: ChoiceProps<T>): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {all.map((one) => (
        <label key={one} class="chip">
          <input type="radio" name={name} checked={one === now} onChange={() => change(one)} />
          <span>{text(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function SettingsDialog({ table }: { table: string }): JSX.Element {
  const now = useStore(settings);
  const path = useStore(place);
  const dialog = useRef<HTMLDialogElement>(null);
  const check = (label: string, on: boolean, change: (on: boolean) => void): JSX.Element => (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      {label}
    </label>
  );
  useEffect(() => dialog.current?.close(), [path]);
  return (
    <>
      <button type="button" class="gear" aria-label={t("settings")} title={t("settings")} onClick={() => dialog.current?.showModal()}>
        <Glyph name="gear" size={20} />
      </button>
      <dialog
        ref={dialog}
        class="settings"
        aria-labelledby="settings-title"
        onKeyDown={(event) => event.stopPropagation()} // the table has keys of its own
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        <div class="settings-inside">
          <div class="settings-head">
            <h2 id="settings-title">{t("settings")}</h2>
            <button type="button" aria-label={t("close")} title={t("close")} onClick={() => dialog.current?.close()}>
              ✕
            </button>
          </div>
          <Choice
            name="lang"
            label={t("language")}
            all={Object.keys(LANGUAGES) as Settings["lang"][]}
            text={(one) => LANGUAGES[one]}
            now={now.lang}
            change={(lang) => settings.change({ lang })}
          />
          <Choice
            name="asking"
            label={t("asking")}
            all={ASKING}
            text={(one) => t(`asking-${one}`)}
            now={now.asking}
            change={(asking) => settings.change({ asking })}
          />
          <p class="quiet">{t(`asking-${now.asking}-more`)}</p>
          <Choice
            name="speed"
            label={t("speed")}
            all={SPEEDS}
            text={(one) => t(`speed-${one}`)}
            now={now.speed}
            change={(speed) => settings.change({ speed })}
          />
          <div class="checks">
            {check(t("ask-before-playing"), now.confirm, (confirm) => settings.change({ confirm }))}
            {check(t("reduce-motion"), now.motion === "less", (on) => settings.change({ motion: on ? "less" : "full" }))}
            {check(t("large-text"), now.text === "large", (on) => settings.change({ text: on ? "large" : "normal" }))}
            {check(t("sound"), now.sound, (sound) => settings.change({ sound }))}
            {now.sound && (
              <label class="volume">
                {t("volume")}{" "}
                <input type="range" min="0" max="1" step="0.1" value={now.volume} onInput={(event) => settings.change({ volume: Number(event.currentTarget.value) })} />
              </label>
            )}
            <Notify />
          </div>
          <Install />
          {table && <Seat table={table} />}
          <details>
            <summary>{t("how-keys-title")}</summary>
            <p>{t("how-keys")}</p>
          </details>
        </div>
      </dialog>
    </>
  );
}

/** As an app of its own, where the browser offers that. */
function Install(): JSX.Element | null {
  const [offered, setOffered] = useState<(() => Promise<void>) | null>(null);
  useEffect(() => {
    let unwatch = (): void => undefined;
    void import("../state/offline")
      .then(({ install, offer }) => {
        const look = (): void => setOffered(() => (offer.value ? install : null));
        unwatch = offer.watch(look);
        look();
      })
      .catch(() => undefined);
    return () => unwatch();
  }, []);
  return offered ? (
    <p>
      <button type="button" onClick={() => void offered()}>
        {t("install-app")}
      </button>
    </p>
  ) : null;
}

/** Being called back to the table; the browser has to allow it. */
function Notify(): JSX.Element {
  const { notify } = useStore(settings);
  const [refused, setRefused] = useState(false);
  const change = async (on: boolean): Promise<void> => {
    settings.change({ notify: on });
    setRefused(on && !(await askToNotify().catch(() => false)));
  };
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={notify} onChange={(event) => void change(event.currentTarget.checked)} />
        {t("notify")}
      </label>
      {notify && (refused || mayNotify() === "denied") && (
        <p class="quiet" role="status">
          {t("notify-refused")}
        </p>
      )}
    </>
  );
}

/** What one can do with a seat: take it to another device, or leave it. */
function Seat({ table }: { table: string }): JSX.Element {
  const [link, setLink] = useState("");
  const [error, setError] = useState("");
  const act = async (what: () => Promise<void>): Promise<void> => {
    setError("");
    await what().catch((problem: Error) => setError(problem.message));
  };
  const handOver = async (): Promise<void> => {
    const { path } = await api.handOver(table);
    setLink(location.origin + path);
  };
  const leave = async (): Promise<void> => {
    await api.leave(table);
    document.querySelector<HTMLDialogElement>("dialog.settings")?.close();
  };
  return (
    <>
      <p class="row">
        <button type="button" onClick={() => void act(handOver)}>
          {t("hand-over")}
        </button>
        <button type="button" onClick={() => void act(leave)}>
          {t("leave-table")}
        </button>
      </p>
      {link && (
        <>
          <p class="quiet">{t("hand-over-text")}</p>
          <ShareLink link={link} title={t("take-over")} />
        </>
      )}
      <Problem text={error} />
    </>
  );
}
