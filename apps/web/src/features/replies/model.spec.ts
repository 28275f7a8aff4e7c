import { describe, expect, it } from '@jest/globals';
import {
  addressOf,
  answeredPercent,
  choiceRows,
  everyDay,
  newestWords,
  reachOf,
  rsvpIdOf,
  sortOf,
  type Stats,
} from './model';

const stats = (attending: number, notAttending: number, noResponse: number): Stats => ({
  attending,
  notAttending,
  noResponse,
  uninvited: 0,
  unreachable: 0,
  byText: 0,
  persons: 0,
  waiting: 0,
  unlisted: { attending: 0, notAttending: 0 },
  rsvpChoiceFields: {},
  byDay: [],
});

describe('the percentage of guests who have answered', () => {
  it.each([
    ['half of them', stats(40, 10, 50), 'exact', 50],
    ['nobody', stats(0, 0, 1000), 'exact', 0],
    ['4 of 10,000', stats(3, 1, 9996), 'under', 1],
    ['9 of 1,000', stats(9, 0, 991), 'under', 1],
    ['1 of 100', stats(0, 1, 99), 'exact', 1],
    ['99 of 100', stats(99, 0, 1), 'exact', 99],
    ['991 of 1,000', stats(900, 91, 9), 'over', 99],
    ['9,996 of 10,000', stats(9000, 996, 4), 'over', 99],
    ['everyone', stats(3, 2, 0), 'exact', 100],
  ])('is right for %s', (_who, of, kind, percent) => expect(answeredPercent(of)).toEqual({ kind, percent }));

  it('is null when nobody was asked, or when the number of missing guests is not known', () => {
    expect(answeredPercent(stats(0, 0, 0))).toBeNull();
    expect(answeredPercent({ ...stats(1, 0, 0), noResponse: null })).toBeNull();
  });
});

it('fills the chart with days without replies: at least a week, at most a given number', () => {
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

it('ignores an invalid id or sort order in the address', () => {
  expect(rsvpIdOf('0123456789abcdef01234567')).toBe('0123456789abcdef01234567');
  expect(rsvpIdOf('all')).toBeUndefined();
  expect(sortOf('name')).toBe('name');
  expect(sortOf('nonsense')).toBe('-createdAt');
});

it('shows the guest’s last message in place of the greeting, and not the host’s (rule: reply-list)', () => {
  const said = (message: string, isHost: boolean) => ({ id: '', message, createdAt: '', isHost, byOwner: isHost });
  const comment = 'Hooray';
  expect(newestWords({ comment, messages: [] })).toBe('Hooray');
  expect(newestWords({ comment, messages: [said('Can we park?', false)] })).toBe('Can we park?');
  expect(newestWords({ comment, messages: [said('Can we park?', false), said('Yes', true)] })).toBe('Hooray');
});

it('tells whether a message is mailed', () => {
  expect(reachOf({ rsvpReplyEmailDisabled: false }, { hasEmail: true, entered: false })).toBe('mailed');
  expect(reachOf({ rsvpReplyEmailDisabled: false }, { hasEmail: true, entered: true })).toBe('entered');
  expect(reachOf({ rsvpReplyEmailDisabled: false }, { hasEmail: false, entered: true })).toBe('noEmail');
  expect(reachOf({ rsvpReplyEmailDisabled: true }, { hasEmail: true, entered: false })).toBe('disabled');
});

it('counts each choice, and a hidden one only when it was ticked', () => {
  const field = (id: string, type: 'text' | 'choice', hidden = false) => ({
    id,
    name: id,
    type,
    hidden,
    required: false,
    onlyComing: false,
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

describe('how a guest is reached', () => {
  it.each([
    [{ email: 'bo@example.dk', phone: '+4520123456' }, 'bo@example.dk'],
    [{ email: null, phone: '+4520123456' }, '+45 20 12 34 56'],
    [{ email: null, phone: null }, null],
  ])('is the e-mail address, else the number, or nothing: %j', (guest, address) =>
    expect(addressOf(guest)).toBe(address),
  );
});
