export type TimeLeft = { unit: 'soon' } | { unit: 'seconds' | 'minutes' | 'hours'; count: number };

/** The time that `left` items take at `rate` items a second, rounded as people say it. */
export function timeLeft(left: number, rate: number): TimeLeft {
  const seconds = left / rate;
  if (seconds < 3) return { unit: 'soon' };
  if (seconds < 55) return { unit: 'seconds', count: Math.max(5, Math.ceil(seconds / 5) * 5) };
  if (seconds < 55 * 60) return { unit: 'minutes', count: Math.max(1, Math.round(seconds / 60)) };
  return { unit: 'hours', count: Math.max(1, Math.round(seconds / 3600)) };
}
