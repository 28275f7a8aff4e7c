import { expect, it } from '@jest/globals';
import {
  answeredPercent,
  awaitsHost,
  choiceRows,
  everyDay,
  exportPath,
  reachOf,
  rsvpIdOf,
  sortOf,
  type Stats,
} from './model';

const stats = (attending: number, notAttending: number, noResponse: number): Stats => ({
  attending,
  notAttending,
  noResponse,
  persons: 0,
  rsvpChoiceFields: {},
  byDay: [],
});

it('says how many in a hundred have answered, and 0 and 100 only when it is so', () => {
  expect(answeredPercent(stats(40, 10, 50))).toBe(50);
  expect(answeredPercent(stats(0, 0, 0))).toBeNull();
  expect(answeredPercent(stats(999, 0, 1))).toBe(99);
  expect(answeredPercent(stats(1, 0, 999))).toBe(1);
  expect(answeredPercent(stats(3, 2, 0))).toBe(100);
});

it('shows the silent days between, a week at least, at most so many', () => {
  const day = (name: string) => ({ day: name, attending: 1, notAttending: 0 });
  const all = everyDay([day('2027-03-27'), day('2027-03-30')]);
  expect(all.map(({ day, attending }) => [day, attending])).toEqual([
    ['2027-03-24', 0],
    ['2027-03-25', 0],
    ['2027-03-26', 0],
    ['2027-03-27', 1],
    ['2027-03-28', 0],
    ['2027-03-29', 0],
    ['2027-03-30', 1],
  ]);
  expect(everyDay([day('2026-01-01'), day('2027-01-01')], 30)).toHaveLength(30);
  expect(everyDay([day('2026-01-01'), day('2026-01-09')])).toHaveLength(9);
  expect(everyDay([])).toEqual([]);
});

it('reads the address with care', () => {
  expect(rsvpIdOf('0123456789abcdef01234567')).toBe('0123456789abcdef01234567');
  expect(rsvpIdOf('all')).toBeUndefined();
  expect(sortOf('name')).toBe('name');
  expect(sortOf('nonsense')).toBe('-createdAt');
  expect(exportPath('abcdefgh', 'rejected')).toBe('/export/abcdefgh/rsvp-rejected.csv');
});

it('says when a guest waits for the host', () => {
  const said = (isHost: boolean) => ({ id: '', message: '', createdAt: '', isHost });
  expect(awaitsHost({ messages: [] })).toBe(false);
  expect(awaitsHost({ messages: [said(true), said(false)] })).toBe(true);
  expect(awaitsHost({ messages: [said(false), said(true)] })).toBe(false);
});

it('says whether a message is mailed', () => {
  expect(reachOf({ rsvpReplyEmailDisabled: false }, { hasEmail: true, entered: false })).toBe('mailed');
  expect(reachOf({ rsvpReplyEmailDisabled: false }, { hasEmail: true, entered: true })).toBe('entered');
  expect(reachOf({ rsvpReplyEmailDisabled: false }, { hasEmail: false, entered: true })).toBe('noEmail');
  expect(reachOf({ rsvpReplyEmailDisabled: true }, { hasEmail: true, entered: false })).toBe('disabled');
});

it('counts each choice, a hidden one only when it was ticked', () => {
  const field = (id: string, type: 'text' | 'choice', hidden = false) => ({
    id,
    name: id,
    type,
    hidden,
    required: false,
  });
  const fields = [
    field('food', 'text'),
    field('bus', 'choice'),
    field('old', 'choice', true),
    field('gone', 'choice', true),
  ];
  expect(choiceRows({ rsvpChoiceFields: { old: { count: 1, persons: 4 } } }, fields)).toEqual([
    { id: 'bus', name: 'bus', count: 0, persons: 0 },
    { id: 'old', name: 'old', count: 1, persons: 4 },
  ]);
});
