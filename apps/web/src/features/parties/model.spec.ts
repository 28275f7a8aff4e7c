import type { PartySummary } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { nextFirst } from './model';

const NOW = new Date('2026-11-29T12:00:00Z');
const on = (day: string) => ({ title: day, date: `${day}T16:00:00Z`, zone: 'Europe/Copenhagen' }) as PartySummary;
const ordered = (...days: string[]) => nextFirst(days.map(on), NOW).map(({ title }) => title);

describe('the order of a host’s parties (rule: party-list)', () => {
  it('has the next one first, and behind the last of the coming those that are over, the latest first', () =>
    expect(ordered('2027-03-06', '2027-01-09', '2026-08-01', '2025-06-20')).toEqual([
      '2027-01-09',
      '2027-03-06',
      '2026-08-01',
      '2025-06-20',
    ]));

  it('has today’s party among the coming, and yesterday’s among those that are over', () =>
    expect(ordered('2026-12-01', '2026-11-29', '2026-11-28')).toEqual(['2026-11-29', '2026-12-01', '2026-11-28']));

  it('leaves a list as it is where all are over, and an empty one', () => {
    expect(ordered('2026-08-01', '2025-06-20')).toEqual(['2026-08-01', '2025-06-20']);
    expect(ordered()).toEqual([]);
  });
});
