import { BATCH } from './chunk-work';

/** How fast texts are handed over by all workers together. */
export interface Pace {
  nextAt: Date;
  /** Texts per second. */
  rate: number;
  slowedAt: Date;
}

/** The moments of a batch's texts: the first at `from`, each later one `interval` milliseconds after the one before. */
export interface Slots {
  from: Date;
  interval: number;
}

/** Milliseconds after a refusal in which the pace neither falls again nor grows. */
const CALM = 1000;
const SLOWER = 0.7;
const FASTER = 1.02;
/** The part of a second that one batch takes, so that a paused send stops soon also when the pace is slow. */
const PART = 0.25;

/** The texts that a worker hands over at a time at so many texts per second. */
export const textsAtATime = (rate: number): number => Math.max(1, Math.min(BATCH, Math.ceil(rate * PART)));

/** Takes the next moments, for so many texts. The pace grows slowly up to `most`. */
export function takeSlots(known: Pace, count: number, most: number, now: Date): { pace: Pace; slots: Slots } {
  const isCalm = now.getTime() - known.slowedAt.getTime() > CALM;
  const rate = Math.min(most, known.rate * (isCalm ? FASTER : 1));
  const interval = 1000 / rate;
  const from = new Date(Math.max(now.getTime(), known.nextAt.getTime()));
  const nextAt = new Date(from.getTime() + count * interval);
  return { pace: { nextAt, rate, slowedAt: known.slowedAt }, slots: { from, interval } };
}

/** The pace after the provider has refused texts; null when it has just been reduced. At least one text a second. */
export function paceAfterBusy(known: Pace, now: Date): Pace | null {
  if (now.getTime() - known.slowedAt.getTime() <= CALM) return null;
  return { ...known, rate: Math.max(1, known.rate * SLOWER), slowedAt: now };
}
