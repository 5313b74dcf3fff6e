/** Passkeys: made and shown by the browser, checked by the server. */

import { startAuthentication, startRegistration } from "@simplewebauthn/browser";

import { t } from "../i18n";
import { ask } from "../net/api";

type Made = Parameters<typeof startRegistration>[0]["optionsJSON"];
type Shown = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Only pages over https, or of this machine, may have any. */
export const passkeysPossible = (): boolean => isSecureContext && "PublicKeyCredential" in window;

/** What a browser says when it is called off is no failure of anybody. */
function inWords(problem: unknown): Error {
  const { name } = problem as Error;
  if (name === "NotAllowedError" || name === "AbortError") return new Error(t("passkey-cancelled"));
  if (name === "InvalidStateError") return new Error(t("passkey-had"));
  return problem as Error;
}

export async function makePasskey(): Promise<void> {
  const optionsJSON = await ask<Made>("/api/passkeys/new", {});
  try {
    const credential = await startRegistration({ optionsJSON });
    await ask("/api/passkeys", { credential });
  } catch (problem) {
    throw inWords(problem);
  }
}

/** Who one is from now on. */
export async function signIn(): Promise<string> {
  const optionsJSON = await ask<Shown>("/api/sign-in/new", {});
  try {
    const credential = await startAuthentication({ optionsJSON });
    return (await ask<{ name: string }>("/api/sign-in", { credential })).name;
  } catch (problem) {
    throw inWords(problem);
  }
}
