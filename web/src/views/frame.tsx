/** What every page stands in: its landmark, and what is there before and instead of it. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Mug } from "../art/mug";
import { t } from "../i18n";

export function Page({ title, look = "", children }: { title: string; look?: string; children: ComponentChildren }): JSX.Element {
  return (
    <main id="main" tabIndex={-1} class={`page ${look}`}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

export function Loading({ title }: { title: string }): JSX.Element {
  return (
    <Page title={title}>
      <p class="loading" role="status">
        {t("loading")}
      </p>
    </Page>
  );
}

/** What went wrong; it comes into view wherever one was. */
export function Problem({ text }: { text: string }): JSX.Element | null {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.scrollIntoView({ block: "nearest" }), [text]);
  return text ? (
    <p class="notice error" role="alert" ref={notice}>
      {text}
    </p>
  ) : null;
}

/** A dead end, with the ways out of it. */
export function Nothing({ title, text, children }: { title: string; text?: string; children?: ComponentChildren }): JSX.Element {
  return (
    <Page title={title} look="nothing">
      <Mug id="water" size={96} />
      {text && <p>{text}</p>}
      <p class="row">
        {children}
        <a class="button" href="/">
          {t("lobby")}
        </a>
      </p>
    </Page>
  );
}
