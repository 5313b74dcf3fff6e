/** The rulebook, with search; every rule has an address. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../i18n";
import { useRules } from "../state/library";

export function RulesPage({ id }: { id: string }): JSX.Element {
  const rules = useRules();
  const [search, setSearch] = useState("");
  useEffect(() => {
    if (id && rules) document.getElementById(id)?.scrollIntoView({ block: "center" });
  }, [id, rules]);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const sections = (rules?.sections ?? [])
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = `${rule.id} ${section.name} ${rule.text} ${rule.note}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length);
  return (
    <main id="main" class="page rules">
      <h1>{t("rules")}</h1>
      <p>
        <input
          type="search"
          value={search}
          placeholder={t("search")}
          aria-label={t("search-rules")}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </p>
      {!rules && <p class="quiet">{t("loading")}</p>}
      {rules && !sections.length && <p class="quiet">{t("nothing-found")}</p>}
      {!search && (
        <nav class="row" aria-label={t("sections")}>
          {sections.map((section) => (
            <a key={section.prefix} href={`#${section.prefix}`}>
              {section.name}
            </a>
          ))}
        </nav>
      )}
      {sections.map((section) => (
        <section key={section.prefix} id={section.prefix}>
          <h2>{section.name}</h2>
          <dl>
            {section.rules.map((rule) => (
              <div key={rule.id} id={rule.id} class={rule.id === id ? "rule here" : "rule"}>
                <dt>
                  <a href={`/rules/${rule.id}`}>{rule.id}</a>
                </dt>
                <dd>
                  {rule.text}
                  {rule.note && <small> {rule.note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  );
}
