/** Messages of the interface in the chosen language; each language is fetched when it is wanted. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Settings } from "./state/settings";
import { Store } from "./state/store";

type Lang = Settings["lang"];

type Files = Record<Lang, () => Promise<{ default: string[] }>>;

const files: Files = {
  en: () => import("./messages/en"),
  ru: () => import("./messages/ru"),
};

/** What only some pages say. */
export const evenings: Files = {
  en: () => import("./messages/evenings-en"),
  ru: () => import("./messages/evenings-ru"),
};

const wanted: Files[] = [files]; // what has been asked for so far, in every language one speaks

/** What each language calls itself. */
export const LANGUAGES: Record<Lang, string> = { en: "English", ru: "Русский" };

const bundles = new Map<Lang, FluentBundle>();
const read = new Set<string>(); // what each language has said so far

/** The language that is on the page: the chosen one as soon as its messages are here. */
export const speaking = new Store<Lang>("en");

export async function speak(lang: Lang): Promise<void> {
  const made = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false, functions: { NAME: ([, name]) => name ?? "" } });
  for (const [number, some] of wanted.entries()) {
    if (read.has(`${lang} ${number}`)) continue;
    for (const text of (await some[lang]()).default) made.addResource(new FluentResource(text));
    read.add(`${lang} ${number}`);
  }
  bundles.set(lang, made);
  if (settings.value.lang === lang) speaking.set(lang);
}

/** Before a page with words of its own is shown. */
export async function learn(more: Files): Promise<void> {
  if (!wanted.includes(more)) wanted.push(more);
  await speak(speaking.value);
}

settings.watch(() => {
  // Without a connection the page goes on in the language it has.
  if (settings.value.lang !== speaking.value) speak(settings.value.lang).catch(() => undefined);
});

type Values = Record<string, FluentVariable>;

/** The message, or `message.attribute`, with its variables filled in; undefined if there is none. */
export function said(id: string, values?: Values): string | undefined {
  const [name = "", attribute] = id.split(".");
  const bundle = bundles.get(speaking.value);
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle?.formatPattern(pattern, values ?? null) : undefined;
}

export function t(id: string, values?: Values): string {
  return said(id, values) ?? id;
}

/** Names that only the server knows: of characters and boxes from other packages. */
const brought = new Map<string, { name: string; short: string }>();

export function learnNames(characters: { id: string; name: string; short: string }[], boxes: Record<string, string>): void {
  for (const each of characters) brought.set(each.id, each);
  for (const [id, name] of Object.entries(boxes)) brought.set(`box ${id}`, { name, short: name });
}

const plain = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

export const characterName = (id: string): string => said(`character-${id}`) ?? brought.get(id)?.name ?? plain(id);
export const characterShort = (id: string): string => said(`character-${id}.short`) ?? brought.get(id)?.short ?? plain(id);
/** A character's name in a case, in the languages that have them: "против Флэка". */
export const inCase = (id: string, name: string, form: string): string => (name === characterShort(id) ? said(`character-${id}.${form}`) : undefined) ?? name;
/** What a bot is called; one of another package, as it calls itself. */
export const botName = (kind: string): string => said(`bot-${kind || "house"}`) ?? kind;
/** "Eve, Gog & Dimli". */
export function joined(names: string[]): string {
  const [last = "", ...first] = names.toReversed();
  return first.length ? t("names-joined", { first: first.toReversed().join(", "), last }) : last;
}
export function boxName(box: string): string {
  const own = t("box-name", { box });
  return own === box ? (brought.get(`box ${box}`)?.name ?? box) : own;
}

/** A day and time as they are written in this language. */
export function when(at: number): string {
  return new Date(at).toLocaleString(speaking.value, { dateStyle: "medium", timeStyle: "short" });
}
