/** A value that views can watch. */

import { useEffect, useReducer } from "preact/hooks";

export class Store<T> {
  private readonly watchers = new Set<() => void>();

  constructor(private held: T) {}

  get value(): T {
    return this.held;
  }

  set(value: T): void {
    if (value === this.held) return;
    this.held = value;
    for (const watcher of [...this.watchers]) watcher();
  }

  change(part: Partial<T>): void {
    this.set({ ...this.held, ...part });
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

export function useStore<T>(store: Store<T>): T {
  const [, again] = useReducer<number, void>((n) => n + 1, 0);
  const drawn = store.value;
  useEffect(() => {
    if (store.value !== drawn) again(); // it changed before it was watched
    return store.watch(() => again());
  }, [store]);
  return drawn;
}
