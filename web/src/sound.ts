/** Small sounds, made on the spot; silent until asked for. */

import { settings } from "./state/settings";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, type: OscillatorType, loud = 0.08): void {
  if (!context) return;
  const at = context.currentTime + start;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(Math.max(0.0001, loud * 2 * settings.value.volume), at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

const sounds: Record<string, () => void> = {
  mine: () => (tone(523, 0, 0.15, "triangle"), tone(784, 0.12, 0.25, "triangle")),
  chat: () => tone(880, 0, 0.12, "sine", 0.05),
  turn: () => tone(262, 0, 0.2, "triangle", 0.05),
  played: () => tone(180, 0, 0.08, "square", 0.05),
  negated: () => (tone(220, 0, 0.1, "square", 0.05), tone(147, 0.1, 0.2, "square", 0.05)),
  revealed: () => (tone(600, 0, 0.05, "sine"), tone(420, 0.05, 0.08, "sine")),
  chaser: () => (tone(660, 0, 0.05, "sine"), tone(460, 0.05, 0.08, "sine")),
  paid: () => (tone(1900, 0, 0.07, "triangle"), tone(2500, 0.06, 0.15, "triangle")),
  "inn-paid": () => tone(1900, 0, 0.1, "triangle"),
  collected: () => [0, 0.07, 0.14, 0.21].forEach((at) => tone(1900 + 2500 * at, at, 0.12, "triangle")),
  alcohol: () => (tone(330, 0, 0.1, "sine"), tone(247, 0.09, 0.1, "sine"), tone(370, 0.18, 0.1, "sine")),
  fortitude: () => tone(95, 0, 0.22, "sawtooth"),
  "passed-out": () => (tone(300, 0, 0.3, "sawtooth"), tone(120, 0.25, 0.6, "sawtooth")),
  won: () => [523, 659, 784, 1047].forEach((hertz, i) => tone(hertz, i * 0.13, 0.3, "triangle")),
};

export function sound(name: string): void {
  if (!settings.value.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    else sounds[name]?.();
  } catch {
    // a machine without sound: the game goes on
  }
}
