/** A link to pass on: copied, shared by the phone, or marked to be copied by hand. */

import type { ComponentType, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { t } from "../i18n";

const COPIED_FOR = 2500;

export function ShareLink({ link, title }: { link: string; title: string }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"" | "copied" | "marked">("");
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState(""), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      // Only pages over https (or of this machine) may use the clipboard; the old way works elsewhere.
      if (navigator.clipboard) await navigator.clipboard.writeText(link);
      else if (!document.execCommand("copy")) throw new Error();
      setState("copied");
    } catch {
      setState("marked");
    }
  };
  const [Code, setCode] = useState<ComponentType<{ link: string; label: string }> | null>(null);
  const showCode = async (): Promise<void> => {
    if (Code) setCode(null);
    else {
      // Without a connection the link itself is still there.
      const found = await import("./qr").catch(() => null);
      if (found) setCode(() => found.QrCode);
    }
  };
  const share = (): void => {
    // Thinking better of it is not a failure.
    navigator.share({ title, url: link }).catch(() => undefined);
  };
  return (
    <div class="share">
      <input ref={field} readOnly value={link} aria-label={t("link")} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        {state === "copied" ? t("link-copied") : t("copy-link")}
      </button>
      {typeof navigator.share === "function" && (
        <button type="button" onClick={share}>
          {t("share")}
        </button>
      )}
      <button type="button" aria-expanded={Code !== null} onClick={() => void showCode()}>
        {t("qr-code")}
      </button>
      {Code && <Code link={link} label={t("qr-code-of", { link })} />}
      <span class={state === "marked" ? "notice" : "hidden"} role="status">
        {state === "marked" ? t("link-marked") : state === "copied" ? t("link-copied") : ""}
      </span>
    </div>
  );
}
