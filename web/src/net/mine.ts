/** Asking the server about what is mine; fetched with the pages that need it. */

import { ask } from "./api";
import type { Mine, Moving } from "./protocol";

export const mineApi = {
  mine: (before = 0) => ask<Mine>(before ? `/api/mine?before=${before}` : "/api/mine"),
  remove: () => ask<object>("/api/mine/delete", {}),
  moveLink: () => ask<{ path: string; seconds: number }>("/api/mine/move", {}),
  look: (token: string) => ask<Moving>("/api/move/look", { token }),
  move: (token: string) => ask<{ name: string }>("/api/move", { token }),
  signOutHere: () => ask<object>("/api/sign-out-here", {}),
  removePasskey: (id: string) => ask<object>("/api/passkeys/remove", { id }),
  push: (endpoint: string, p256dh: string, auth: string) => ask<object>("/api/push", { endpoint, p256dh, auth }),
  pushKnown: (endpoint: string) => ask<{ known: boolean }>("/api/push/known", { endpoint }),
  pushRemove: (endpoint: string) => ask<object>("/api/push/remove", { endpoint }),
};
