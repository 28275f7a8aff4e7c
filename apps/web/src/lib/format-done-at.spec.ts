import { expect, it } from '@jest/globals';
import { formatDoneAt } from './format-done-at';

const at = '2026-11-29T10:16:00Z';
const told = (now: string, zone: string, language: 'da' | 'en') =>
  formatDoneAt(at, { zone, readerZone: 'Europe/Copenhagen', language }, new Date(now));

it('is the clock on the same day, the day within the year, and the year after it', () => {
  const all = (language: 'da' | 'en') =>
    ['2026-11-29T22:59:00Z', '2026-11-29T23:00:00Z', '2027-01-02T10:00:00Z'].map((now) =>
      told(now, 'Europe/Copenhagen', language),
    );
  expect(all('da')).toEqual(['i dag kl. 11.16', 'den 29. november', 'den 29. november 2026']);
  expect(all('en')).toEqual(['today at 11:16', 'on 29 November', 'on 29 November 2026']);
});

it('names the time zone of the party where the reader’s clock shows another time', () => {
  expect(told(at, 'Asia/Tokyo', 'en')).toMatch(/^today at 19:16 (JST|GMT\+9)$/);
});
