/** Pages that come when somebody goes there: a visitor of the lobby need not fetch the table. */

import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";

import { insist } from "../insist";
import { Store, useStore } from "../state/store";
import { Loading } from "./frame";

/** A page from before the server was renewed may ask for files that are gone: then it has to come anew. */
async function unlessRenewed<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (problem) {
    const mine = document.querySelector<HTMLScriptElement>("script[type=module]")?.src.split("/").at(-1);
    const now = await (await fetch("/", { cache: "no-store" })).text();
    if (mine && !now.includes(mine)) location.reload();
    throw problem;
  }
}

/** A page that is fetched when it is first shown, or when `invite` asks for it ahead of time. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props & { title: string }> & { invite: () => void } {
  const come = new Store<ComponentType<Props> | undefined>(undefined);
  let coming: Promise<void> | undefined;
  const invite = (): void => void (coming ??= insist(() => unlessRenewed(load)).then((page) => come.set(page)));
  const Later = ({ title, ...props }: Props & { title: string }): JSX.Element => {
    const Page = useStore(come) as ComponentType<object> | undefined;
    useEffect(invite, []);
    return Page ? <Page {...props} /> : <Loading title={title} />;
  };
  return Object.assign(Later, { invite });
}
