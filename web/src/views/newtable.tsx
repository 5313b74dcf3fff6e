/** Setting a table for friends: boxes, seats, clock, and who may come. */

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { Portrait } from "../art/portrait";
import { Mug } from "../art/mug";
import { boxName, characterName, characterShort, t } from "../i18n";
import { api } from "../net/api";
import type { About, TableMessage, TableOptions } from "../net/protocol";
import { go } from "../router";
import { about } from "../state/library";
import { useStore } from "../state/store";
import { isPreset, lastTable, preset, PRESETS, rememberTable } from "../state/tablewish";
import { Check, Chip, Clocks, Form, NumberField, TitleField } from "./fields";
import { Loading, Page, Problem } from "./frame";
import { beSomebody, NameField } from "./name";
import { DAYS, drinksName } from "./options";
import { seatsFor, wayOf, Ways, withVillains } from "./variant";

/** What stands in the way of setting a table like this; "" if nothing does. */
function obstacle({ boxes, drinks, seats, doppelgangers, teams }: TableOptions, house: About): string {
  if (!boxes.length) return t("need-box");
  if (withVillains(teams, boxes, house) !== boxes) return t("need-villain", { box: house.characters[house.villains[0] ?? ""] ?? "" });
  const number = Object.values(house.characters).filter((box) => boxes.includes(box)).length;
  if (number < seats && !doppelgangers) return t("need-characters", { number, seats });
  const poured = Object.values(house.drinks).some((box) => boxes.includes(box));
  return drinks.length || poured ? "" : t("need-drinks");
}

export function NewTablePage(): JSX.Element {
  const house = useStore(about);
  return house ? <NewTable house={house} /> : <Loading title={t("new-table")} />;
}

const toggled = (list: string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

function NewTable({ house }: { house: About }): JSX.Element {
  const [options, setOptions] = useState<TableOptions>(() => ({ ...lastTable(house), ...(location.hash === "#rated" ? { rated: true, drop_in: false, teams: "", otto: [] } : {}) }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const change = (part: Partial<TableOptions>): void => {
    setError("");
    setOptions({ ...options, ...part });
  };
  const wrong = obstacle(options, house);

  const make = async (): Promise<void> => {
    if (wrong || busy) return;
    setBusy(true);
    try {
      await beSomebody();
      const table = await api.newTable({ options });
      rememberTable(options);
      go(`/tables/${table.id}`, true);
    } catch (problem) {
      setError((problem as Error).message);
      setBusy(false);
    }
  };

  return (
    <Page title={t("new-table")} look="new-table">
      <p class="lead">{t("new-table-text")}</p>
      <Form send={() => void make()}>
        <div class="fields">
          <NameField />
          <TitleField label={t("table-title")} any={t("table-title-any")} title={options.title} longest={house.lengths.title} change={(title) => change({ title })} />
        </div>
        <Presets house={house} options={options} change={change} />
        <TableFields house={house} options={options} change={change} />
        <div class="submit">
          <Problem text={wrong || error} />
          <button type="submit" class="primary big" disabled={Boolean(wrong) || busy}>
            {t("create-table")}
          </button>
        </div>
      </Form>
    </Page>
  );
}

/** The host of a table that waits sets it otherwise. */
export function ChangeTable({ table, done }: { table: TableMessage; done: () => void }): JSX.Element {
  const house = useStore(about);
  const [options, setOptions] = useState(table.options);
  const [error, setError] = useState("");
  if (!house) return <Loading title={t("change-table")} />;
  const change = (part: Partial<TableOptions>): void => {
    setError("");
    setOptions({ ...options, ...part });
  };
  const wrong = obstacle(options, house);
  const save = async (): Promise<void> => {
    if (wrong) return;
    try {
      await api.options(table.id, options);
      rememberTable(options);
      done();
    } catch (problem) {
      setError((problem as Error).message);
    }
  };
  return (
    <Page title={t("change-table")} look="new-table">
      <p class="lead">{t("change-table-text")}</p>
      <Form send={() => void save()}>
        <TitleField label={t("table-title")} any={t("table-title-any")} title={options.title} longest={house.lengths.title} change={(title) => change({ title })} />
        <Presets house={house} options={options} change={change} />
        <TableFields house={house} options={options} change={change} />
        <div class="submit">
          <Problem text={wrong || error} />
          <button type="submit" class="primary big" disabled={Boolean(wrong)}>
            {t("change-table-do")}
          </button>
          <button type="button" onClick={done}>
            {t("cancel")}
          </button>
        </div>
      </Form>
    </Page>
  );
}

interface FieldsProps {
  house: About;
  options: TableOptions;
  change: (part: Partial<TableOptions>) => void;
}

/** Evenings that are set with one press, and can be changed below. */
function Presets({ house, options, change }: FieldsProps): JSX.Element {
  return (
    <fieldset class="choice wide presets">
      <legend>{t("presets")}</legend>
      {Object.keys(PRESETS).map((name) => (
        <Chip key={name} name="preset" checked={isPreset(name, house, options)} choose={() => change(preset(name, house, options))} label={t(`preset-${name}`)} text={t(`preset-${name}-text`)} />
      ))}
    </fieldset>
  );
}

/** Whether one of the further options is chosen: then they are in sight. */
const isSpecial = ({ drinks, bar_deck, doppelgangers, prizes, sea, pub, drop_in, rated }: TableOptions): boolean =>
  Boolean(drinks.length) || bar_deck || doppelgangers || prizes || sea || pub || rated || !drop_in;

/** Everything a table can be set with. */
function TableFields({ house, options, change }: FieldsProps): JSX.Element {
  const special = useRef(false); // once open they stay so
  special.current ||= isSpecial(options);
  return (
    <>
      <Ways house={house} options={options} change={change} />
      <NumberField name="seats" label={t("seats")} text={t(options.teams ? "seats-text-teams" : "seats-text")} all={seatsFor(wayOf(options), house.seats)} now={options.seats} choose={(seats) => change({ seats })} />
      <fieldset class="boxes">
        <legend>{t("boxes")}</legend>
        {house.boxes.map((box) => (
          <Box
            key={box}
            box={box}
            house={house}
            checked={options.boxes.includes(box)}
            toggle={() => change({ boxes: house.boxes.filter((b) => toggled(options.boxes, box).includes(b)) })}
          />
        ))}
      </fieldset>
      <Clocks now={options.days ? undefined : options.clock} choose={(clock) => change({ clock, days: 0 })}>
        {DAYS.map((days) => (
          <Chip key={days} name="clock" checked={options.days === days} choose={() => change({ clock: null, days })} label={t("by-the-day", { n: days })} text={t("by-the-day-short")} />
        ))}
        {options.days > 0 && <small>{t("by-the-day-text")}</small>}
      </Clocks>
      <fieldset class="choice wide">
        <legend>{t("who-may-come")}</legend>
        {[false, true].map((open) => (
          <Chip key={String(open)} name="public" checked={options.public === open} choose={() => change({ public: open })} label={t(open ? "public-short" : "private-short")} text={t(open ? "public-text" : "private-text")} />
        ))}
      </fieldset>
      <details class="more" open={special.current}>
        <summary>{t("more-options")}</summary>
        <fieldset class="choice">
          <legend>{t("drinks")}</legend>
          <label class="chip">
            <input type="radio" name="drinks" checked={!options.drinks.length} onChange={() => change({ drinks: [] })} />
            <span>{t("drinks-of-boxes")}</span>
          </label>
          {Object.keys(house.drinks).map((deck) => (
            <label key={deck} class="chip">
              <input
                type="radio"
                name="drinks"
                checked={options.drinks.includes(deck)}
                onChange={() => change({ drinks: [deck] })}
              />
              <span>{drinksName(deck, house.drinks)}</span>
            </label>
          ))}
        </fieldset>
        <Check label="bar-deck" on={options.bar_deck} change={(bar_deck) => change({ bar_deck })} />
        <Check label="doppelgangers" on={options.doppelgangers} change={(doppelgangers) => change({ doppelgangers })} />
        <Check label="prizes" on={options.prizes} change={(prizes) => change({ prizes })} />
        <Check label="sea" on={options.sea} change={(sea) => change({ sea, pub: options.pub && !sea })} />
        <Check label="pub" on={options.pub} change={(pub) => change({ pub, sea: options.sea && !pub })} />
        <Check label="drop-in" on={options.drop_in} change={(drop_in) => change({ drop_in, rated: options.rated && !drop_in })} />
        <Check label="rated" on={options.rated} change={(rated) => change({ rated, drop_in: options.drop_in && !rated })} />
      </details>
    </>
  );
}

interface BoxProps {
  box: string;
  house: About;
  checked: boolean;
  toggle: () => void;
}

/** A box with what is in it: who can be played, and whether it pours Drinks. */
function Box({ box, house, checked, toggle }: BoxProps): JSX.Element {
  const inside = Object.keys(house.characters).filter((id) => house.characters[id] === box);
  return (
    <label class="box">
      <input type="checkbox" checked={checked} onChange={toggle} />
      <span>
        <strong>{boxName(box)}</strong>
        <span class="box-crests">
          {inside.map((id) => (
            <span key={id} title={characterName(id)}>
              <Portrait who={id} size={36} frame="round" />
              <small>{characterShort(id)}</small>
            </span>
          ))}
          {Object.values(house.drinks).includes(box) && (
            <span>
              <Mug id="ale" size={36} />
              <small>{t("drinks")}</small>
            </span>
          )}
        </span>
      </span>
    </label>
  );
}
