/** Tiny sounds, off until somebody wants them: a tick for every change, two notes for one's own turn. */

import { recall, remember } from '../lib/memory';

const NOTES = {
  tick: [[520, 0.05]],
  turn: [
    [660, 0.09],
    [880, 0.14],
  ],
  end: [
    [523, 0.12],
    [659, 0.12],
    [784, 0.25],
  ],
} as const;
let player: AudioContext | null = null;

export const hears = (): boolean => recall('sound') === 'on';

export function listen(on: boolean): void {
  remember('sound', on ? 'on' : 'off');
  if (on) sound('tick');
}

export function sound(name: keyof typeof NOTES): void {
  if (!hears()) return;
  player ??= new AudioContext();
  let at = player.currentTime;
  for (const [pitch, length] of NOTES[name]) {
    const note = player.createOscillator();
    const loudness = player.createGain();
    note.type = 'triangle';
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
    note.connect(loudness).connect(player.destination);
    note.start(at);
    at += length;
    note.stop(at);
  }
}
