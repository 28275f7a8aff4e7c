import { expect, it } from '@jest/globals';
import { withClockHeld } from './clock-held';

it.each([
  ['søndag den 29. november kl. 19.00', 'søndag den 29. november kl.\u00a019.00'],
  ['Sunday 29 November at 7 pm', 'Sunday 29 November at\u00a07 pm'],
  ['at home, seat 7', 'at home, seat 7'],
])('keeps a clock beside the word before it, and no other number: %s', (text, held) => {
  expect(withClockHeld(text)).toBe(held);
});
