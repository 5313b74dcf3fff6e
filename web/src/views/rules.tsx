/** The rulebook, with search; every rule has an address. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { boxName, t } from "../i18n";
import type { Rule, RulesAnswer } from "../net/protocol";
import { useRules } from "../state/library";
import { Loading, Page } from "./frame";

const REFERENCE = /\b([A-Z]+-\d+)\b/;

/** The sections with the rules that have all the words in them. */
function found(rules: RulesAnswer, words: string[]): RulesAnswer["sections"] {
  return rules.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => {
        const text = `${rule.id} ${section.name} ${rule.text} ${rule.note}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length);
}

export function RulesPage({ id }: { id: string }): JSX.Element {
  const rules = useRules();
  const [search, setSearch] = useState("");
  useEffect(() => {
    setSearch(""); // the rule asked for is shown, whatever was searched before
    if (!id || !rules) return;
    const rule = document.getElementById(id);
    rule?.scrollIntoView({ block: "center" });
    rule?.focus({ preventScroll: true });
  }, [id, rules]);
  if (!rules) return <Loading title={t("rules")} />;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const sections = found(rules, words);
  const count = sections.reduce((sum, section) => sum + section.rules.length, 0);
  const known = new Set(rules.sections.flatMap((section) => section.rules.map((rule) => rule.id)));
  return (
    <Page title={t("rules")} look="rules">
      <search class="row find">
        <input
          type="search"
          value={search}
          placeholder={t("search")}
          aria-label={t("search-rules")}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
        <span class="quiet" role="status">
          {count ? t("rules-count", { count }) : t("nothing-found")}
        </span>
      </search>
      {id && !known.has(id) && <p class="notice">{t("no-rule", { id })}</p>}
      <div class="rulebook">
        <nav aria-label={t("sections")}>
          <ul>
            {sections.map((section) => (
              <li key={section.prefix}>
                <a href={`#${section.prefix}`}>{section.name}</a> <small>{section.rules.length}</small>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map((section) => (
            <section key={section.prefix} id={section.prefix} aria-labelledby={`${section.prefix}-title`}>
              <h2 id={`${section.prefix}-title`}>{section.name}</h2>
              {section.rules.map((rule) => (
                <RuleText key={rule.id} rule={rule} here={rule.id === id} known={known} words={words} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

interface RuleProps {
  rule: Rule;
  here: boolean;
  known: ReadonlySet<string>;
  words: string[];
}

function RuleText({ rule, here, known, words }: RuleProps): JSX.Element {
  const told = (text: string): ComponentChildren =>
    text.split(REFERENCE).map((part, i) =>
      i % 2 && known.has(part) && part !== rule.id ? (
        <a key={i} href={`/rules/${part}`}>
          {part}
        </a>
      ) : (
        marked(part, words)
      ),
    );
  return (
    <article id={rule.id} class={here ? "rule here" : "rule"} tabIndex={-1} aria-labelledby={`${rule.id}-id`}>
      <h3 id={`${rule.id}-id`}>
        <a href={`/rules/${rule.id}`} aria-current={here ? "true" : undefined}>
          {rule.id}
        </a>
      </h3>
      <div>
        <p>{told(rule.text)}</p>
        {rule.note && <p class="note">{told(rule.note)}</p>}
        <p class="about">
          {t("rules-basis", { basis: rule.basis })}
          {rule.boxes.length > 0 && " · "}
          {rule.boxes.map((box) => (
            <abbr key={box} title={boxName(box)}>
              {box.toUpperCase()}
            </abbr>
          ))}
          {rule.tested && ` · ${t("rules-tested")}`}
        </p>
      </div>
    </article>
  );
}

/** The text with the words that were searched for marked in it. */
function marked(text: string, words: string[]): ComponentChildren {
  if (!words.length) return text;
  const safe = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
  return text.split(new RegExp(`(${safe.join("|")})`, "iu")).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part));
}
