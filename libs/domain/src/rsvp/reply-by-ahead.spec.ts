import { expect, it } from '@jest/globals';
import { replyByAhead } from './reply-by-ahead';

it('tells a reply-by day until its end in the zone of the event, and none that has passed (rule: reminder-offered)', () => {
  const told = (now: string, suDate: string | null = '2026-06-01') =>
    replyByAhead({ suDate, zone: 'Europe/Copenhagen' }, new Date(now));
  expect(told('2026-06-01T21:59:59.999Z')).toBe('2026-06-01');
  expect(told('2026-06-01T22:00:00Z')).toBeNull();
  expect(told('2026-05-01T10:00:00Z', null)).toBeNull();
});
