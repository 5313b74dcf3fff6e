/** What the forms that set a table or a tournament are made of. */

import type { ComponentChildren, JSX } from "preact";

import { t } from "../i18n";
import type { Clock } from "../net/protocol";
import { CLOCKS, clockText } from "./options";

export function Form({ send, children }: { send: () => void; children: ComponentChildren }): JSX.Element {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
    </form>
  );
}

interface TitleProps {
  label: string;
  any: string; // what it is called without a title
  title: string;
  longest: number;
  change: (title: string) => void;
}

export function TitleField({ label, any, title, longest, change }: TitleProps): JSX.Element {
  return (
    <label class="field">
      <span>{label}</span>
      <input value={title} maxLength={longest} placeholder={any} onInput={(event) => change(event.currentTarget.value)} />
    </label>
  );
}

interface NumberProps {
  name: string; // of the field
  label: string;
  text: string;
  all: number[];
  now: number;
  choose: (n: number) => void;
}

/** One of a few numbers. */
export function NumberField({ name, label, text, all, now, choose }: NumberProps): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {all.map((n) => (
        <label key={n} class="chip">
          <input type="radio" name={name} checked={n === now} onChange={() => choose(n)} />
          <span>{n}</span>
        </label>
      ))}
      <small>{text}</small>
    </fieldset>
  );
}

interface ChipProps {
  name: string; // of all that exclude each other
  checked: boolean;
  choose: () => void;
  label: string;
  text?: string;
}

/** One of several ways, with what it means. */
export function Chip({ name, checked, choose, label, text = "" }: ChipProps): JSX.Element {
  return (
    <label class="chip two">
      <input type="radio" name={name} checked={checked} onChange={choose} />
      <span>
        {label}
        {text && <small>{text}</small>}
      </span>
    </label>
  );
}

/** The clocks; `undefined` is none of them. What else there is to choose stands behind them. */
export function Clocks({ now, choose, children }: { now: Clock | null | undefined; choose: (clock: Clock | null) => void; children?: ComponentChildren }): JSX.Element {
  return (
    <fieldset class="choice wide">
      <legend>{t("clock")}</legend>
      {Object.entries(CLOCKS).map(([word, clock]) => (
        <Chip key={word} name="clock" checked={now !== undefined && now?.window === clock?.window} choose={() => choose(clock)} label={t(`clock-${word}`)} text={clock ? clockText(clock) : ""} />
      ))}
      {children}
    </fieldset>
  );
}

/** On or off: the message of this name, and the one that explains it. */
export function Check({ label, on, change }: { label: string; on: boolean; change: (on: boolean) => void }): JSX.Element {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      <span>
        {t(label)}
        <small>{t(`${label}-text`)}</small>
      </span>
    </label>
  );
}
