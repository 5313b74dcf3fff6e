/** Messages of the interface in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import en from "../../src/lastcall/text/en/web.ftl";
import ru from "../../src/lastcall/text/ru/web.ftl";
import { settings } from "./state/settings";

function bundle(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const bundles = { en: bundle("en", en), ru: bundle("ru", ru) };

export function t(id: string, values?: Record<string, FluentVariable>): string {
  for (const spoken of [bundles[settings.value.lang], bundles.en]) {
    const message = spoken.getMessage(id);
    if (message?.value) return spoken.formatPattern(message.value, values ?? null);
  }
  return id;
}
