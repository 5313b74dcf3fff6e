/** Small sounds, made on the spot; silent until asked for. */

import { settings } from "./state/settings";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, type: OscillatorType): void {
  context ??= new AudioContext();
  const at = context.currentTime + start;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(0.08, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

const sounds: Record<string, () => void> = {
  mine: () => (tone(523, 0, 0.15, "triangle"), tone(784, 0.12, 0.25, "triangle")),
  played: () => tone(180, 0, 0.08, "square"),
  paid: () => (tone(1900, 0, 0.07, "triangle"), tone(2500, 0.06, 0.15, "triangle")),
  "inn-paid": () => tone(1900, 0, 0.1, "triangle"),
  alcohol: () => (tone(330, 0, 0.1, "sine"), tone(247, 0.09, 0.1, "sine"), tone(370, 0.18, 0.1, "sine")),
  fortitude: () => tone(95, 0, 0.22, "sawtooth"),
  "passed-out": () => (tone(300, 0, 0.3, "sawtooth"), tone(120, 0.25, 0.6, "sawtooth")),
};

export function sound(name: string): void {
  if (settings.value.sound) sounds[name]?.();
}
