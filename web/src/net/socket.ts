/** A WebSocket that comes back by itself. */

import type { ClientMessage, ServerMessage } from "./protocol";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const DEAF_AFTER = 8000; // a ping without any answer: the line is dead, though nobody has said so
const FINAL = new Set([4001, 4400, 4403, 4404]); // coming back would not help

export type Link = "connecting" | "open" | "lost" | "gone";

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinger = 0;
  private deaf = 0;
  private ended = false;

  constructor(
    private readonly path: () => string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (link: Link, code: number) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
  }

  say(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    clearTimeout(this.deaf);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Connect anew now, for instance as somebody else. */
  again(): void {
    this.wait = FIRST_WAIT;
    this.leave();
    this.open();
  }

  private leave(): void {
    clearTimeout(this.timer);
    clearTimeout(this.deaf);
    clearInterval(this.pinger);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  /** The line is dead: do not wait until the browser has noticed. */
  private readonly drop = (): void => {
    if (this.ended || !this.socket) return;
    this.leave();
    this.lost(0);
  };

  private lost(code: number): void {
    this.changed("lost", code);
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  private readonly ping = (): void => {
    this.say({ type: "ping", id: 0 });
    clearTimeout(this.deaf);
    this.deaf = setTimeout(this.drop, DEAF_AFTER);
  };

  private readonly hurry = (): void => {
    if (!this.socket && !this.ended && document.visibilityState === "visible") this.again();
  };

  private open(): void {
    if (this.ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.socket = socket;
    this.changed("connecting", 0);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.changed("open", 0);
      clearInterval(this.pinger);
      this.pinger = setInterval(this.ping, PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.wait = FIRST_WAIT;
      clearTimeout(this.deaf);
      this.heard(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.ended) return;
      this.socket = null;
      clearInterval(this.pinger);
      clearTimeout(this.deaf);
      if (FINAL.has(event.code)) {
        this.changed("gone", event.code);
        return;
      }
      this.lost(event.code);
    };
  }
}
