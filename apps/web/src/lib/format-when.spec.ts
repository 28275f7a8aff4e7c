import { expect, it } from '@jest/globals';
import { formatWhen } from './format-when';

it('is day and clock in the event’s time zone, as one says it', () => {
  expect(formatWhen('2027-06-20T16:00:00Z', 'Europe/Copenhagen', 'da')).toBe('søndag den 20. juni 2027 kl. 18.00');
  expect(formatWhen('2027-06-20T16:00:00Z', 'Europe/Copenhagen', 'en')).toBe('Sunday 20 June 2027 at 18:00');
});
