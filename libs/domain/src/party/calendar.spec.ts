import { describe, expect, it } from '@jest/globals';
import { calendarChanged, calendarLinks, partyCalendar, type CalendarParty } from './calendar';

const party: CalendarParty = {
  id: 'a'.repeat(24),
  title: 'Emmas fødselsdag',
  date: '2027-06-20T16:00:00.000Z',
  zone: 'Europe/Copenhagen',
  location: { address: 'Havnen 1, 2100 København', latitude: 55.7, longitude: 12.6 },
  url: 'https://festlig.example/abcdEFGH',
};
const now = new Date('2027-05-01T10:00:00Z');
const lines = (change: Partial<CalendarParty> = {}, sequence = 0) =>
  partyCalendar({ ...party, ...change }, sequence, now)
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('partyCalendar', () => {
  it('contains one event in UTC with place, page and end', () => {
    expect(lines()).toEqual(
      expect.arrayContaining([
        'BEGIN:VEVENT',
        'DTSTAMP:20270501T100000Z',
        'DTSTART:20270620T160000Z',
        'DTEND:20270620T200000Z',
        'SUMMARY:Emmas fødselsdag',
        'LOCATION:Havnen 1\\, 2100 København',
        'GEO:55.7;12.6',
        'URL:https://festlig.example/abcdEFGH',
        'X-WR-TIMEZONE:Europe/Copenhagen',
      ]),
    );
    expect(lines().filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
  });

  it('keeps the UID while the sequence grows', () => {
    const uid = (all: string[]) => all.find((line) => line.startsWith('UID:'));
    expect(uid(lines({ title: 'Ny', date: '2027-07-01T16:00:00Z' }, 3))).toBe(uid(lines()));
    expect(lines({}, 3)).toContain('SEQUENCE:3');
  });

  it('escapes special characters, so that no title can end its line', () => {
    const made = lines({ title: 'Fest; mad, \\ dans\r\nEND:VEVENT\u0000' });
    expect(made).toContain('SUMMARY:Fest\\; mad\\, \\\\ dans\\nEND:VEVENT');
    expect(made.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('folds lines at 75 bytes, never within a character', () => {
    const title = 'Rødgrød med fløde 🎉 '.repeat(12).trim();
    const file = partyCalendar({ ...party, title }, 0, now);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('leaves out an unknown place', () => {
    const made = lines({ location: { address: '', latitude: null, longitude: null } });
    expect(made.some((line) => /^(LOCATION|GEO):/.test(line))).toBe(false);
  });
});

describe('calendarChanged', () => {
  it.each([
    { title: 'Ny' },
    { date: '2027-06-21T16:00:00Z' },
    { zone: 'Europe/London' },
    { location: { address: 'Gaden 2', latitude: null, longitude: null } },
  ])('is true for the change %j', (change) => expect(calendarChanged(party, change)).toBe(true));

  it('is false for no change or the same values', () => {
    expect(calendarChanged(party, {})).toBe(false);
    expect(calendarChanged(party, { ...party, date: '2027-06-20T16:00:00Z' })).toBe(false);
  });
});

it('fills in the pages of Google’s and Outlook’s calendars', () => {
  const { google, outlook } = calendarLinks({ ...party, title: 'Fest & dans' });
  expect(new URL(google).searchParams.get('text')).toBe('Fest & dans');
  expect(new URL(google).searchParams.get('dates')).toBe('20270620T160000Z/20270620T200000Z');
  expect(new URL(outlook).searchParams.get('startdt')).toBe('2027-06-20T16:00:00.000Z');
  expect(new URL(outlook).searchParams.get('location')).toBe(party.location.address);
});
