import { describe, expect, it } from '@jest/globals';
import { calendarChanged, calendarLinks, partyCalendar, type CalendarParty } from './calendar';

const party: CalendarParty = {
  id: 'a'.repeat(24),
  title: 'Emmas fødselsdag',
  language: 'da',
  date: '2027-06-20T16:00:00.000Z',
  endDate: null,
  programme: [],
  zone: 'Europe/Copenhagen',
  location: { address: 'Havnen 1, 2100 København', latitude: 55.7, longitude: 12.6 },
  url: 'https://festlig.example/abcdEFGH',
};
const now = new Date('2027-05-01T10:00:00Z');
const lines = (change: Partial<CalendarParty> = {}, sequence = 0) =>
  (partyCalendar({ ...party, ...change }, sequence, now) ?? '').replaceAll('\r\n ', '').split('\r\n');

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

  it('says that the party is cancelled, and that it takes place after all (rule: party-cancelled)', () => {
    expect(lines()).toContain('STATUS:CONFIRMED');
    expect(lines({ cancelled: true })).toContain('STATUS:CANCELLED');
    expect(calendarChanged(party, { cancelled: true })).toBe(true);
    expect(calendarChanged({ ...party, cancelled: true }, { cancelled: false })).toBe(true);
    expect(calendarChanged(party, { cancelled: false })).toBe(false);
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
    const file = partyCalendar({ ...party, title }, 0, now) ?? '';
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('leaves out an unknown place', () => {
    const made = lines({ location: { address: '', latitude: null, longitude: null } });
    expect(made.some((line) => /^(LOCATION|GEO):/.test(line))).toBe(false);
  });
});

const church = {
  id: 'vielse',
  date: '2027-06-20T11:00:00Z',
  title: 'Vielse',
  location: { address: 'Vor Frue Kirke', latitude: null, longitude: null },
};
const dinner = {
  id: 'fest',
  date: '2027-06-20T15:00:00Z',
  title: 'Fest',
  location: { address: '', latitude: null, longitude: null },
};
const wedding = { title: 'Bryllup', date: church.date, programme: [church, dinner] };

describe('the end of an entry (rule: calendar-entry)', () => {
  const end = (change: Partial<CalendarParty>) => lines(change).find((line) => line.startsWith('DTEND:'));

  it('is the party’s own, also on the next day', () => {
    expect(end({ endDate: '2027-06-21T00:30:00Z' })).toBe('DTEND:20270621T003000Z');
  });

  it('is four hours after the last that is known to begin, when the party does not say', () => {
    expect(end({})).toBe('DTEND:20270620T200000Z');
    expect(end(wedding)).toBe('DTEND:20270620T190000Z');
  });
});

describe('the calendar entry of a party with a programme (rule: calendar-entry)', () => {
  it('is one for the whole, where guests come first, with the programme as its text', () => {
    const made = lines(wedding);
    expect(made.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(made).toContain('LOCATION:Vor Frue Kirke');
    expect(made).toContain(
      'DESCRIPTION:13.00 Vielse\\, Vor Frue Kirke\\n17.00 Fest\\, Havnen 1\\, 2100 København\\nhttps://festlig.example/abcdEFGH',
    );
  });

  it('can be had for an item alone, with its own time, place and identifier', () => {
    const alone = (id: string) => partyCalendar({ ...party, ...wedding }, 2, now, id)?.split('\r\n');
    expect(alone('vielse')).toEqual(
      expect.arrayContaining([
        `UID:party-${party.id}-vielse@festlig`,
        'SEQUENCE:2',
        'DTSTART:20270620T110000Z',
        'DTEND:20270620T120000Z',
        'SUMMARY:Vielse · Bryllup',
        'LOCATION:Vor Frue Kirke',
      ]),
    );
    expect(alone('fest')).toEqual(
      expect.arrayContaining(['DTSTART:20270620T150000Z', 'DTEND:20270620T190000Z', 'GEO:55.7;12.6']),
    );
    expect(alone('fremmed')).toBeUndefined();
  });

  it('opens in Google’s and Outlook’s calendars for the whole and for an item', () => {
    const at = (item?: typeof church) => new URL(calendarLinks({ ...party, ...wedding }, item).google).searchParams;
    expect([at().get('location'), at().get('dates')]).toEqual(['Vor Frue Kirke', '20270620T110000Z/20270620T190000Z']);
    expect([at(dinner).get('location'), at(dinner).get('text')]).toEqual([
      'Havnen 1, 2100 København',
      'Fest · Bryllup',
    ]);
    const words = (item?: typeof church) => {
      const outlook = new URL(calendarLinks({ ...party, ...wedding }, item).outlook).searchParams.get('body');
      expect(at(item).get('details')).toBe(outlook);
      return outlook?.split('\n');
    };
    expect(words()).toEqual([
      expect.stringContaining('Vor Frue Kirke'),
      expect.stringContaining('Havnen 1'),
      party.url,
    ]);
    expect(words(dinner)).toEqual([party.url]);
  });

  it('ends after it begins, also when two items begin together or after the end of the party', () => {
    const together = { ...wedding, programme: [church, { ...dinner, date: church.date }], endDate: church.date };
    for (const id of ['vielse', 'fest'])
      expect(partyCalendar({ ...party, ...together }, 0, now, id)).toContain('DTEND:20270620T120000Z');
  });
});

describe('calendarChanged', () => {
  it.each([
    { title: 'Ny' },
    { date: '2027-06-21T16:00:00Z' },
    { zone: 'Europe/London' },
    { location: { address: 'Gaden 2', latitude: null, longitude: null } },
    { endDate: '2027-06-20T22:00:00Z' },
    { programme: [church] },
  ])('is true for the change %j', (change) => expect(calendarChanged(party, change)).toBe(true));

  it('is false for no change or the same values', () => {
    expect(calendarChanged(party, {})).toBe(false);
    expect(calendarChanged(party, { ...party, date: '2027-06-20T16:00:00Z' })).toBe(false);
    const spelled = { programme: [{ ...church, date: '2027-06-20T11:00:00.000Z' }], endDate: '2027-06-20T22:00:00Z' };
    const before = { ...party, programme: [church], endDate: '2027-06-20T22:00:00.000Z' };
    expect(calendarChanged(before, spelled)).toBe(false);
  });
});

it('fills in the pages of Google’s and Outlook’s calendars', () => {
  const { google, outlook } = calendarLinks({ ...party, title: 'Fest & dans' });
  expect(new URL(google).searchParams.get('text')).toBe('Fest & dans');
  expect(new URL(google).searchParams.get('dates')).toBe('20270620T160000Z/20270620T200000Z');
  expect(new URL(outlook).searchParams.get('startdt')).toBe('2027-06-20T16:00:00.000Z');
  expect(new URL(outlook).searchParams.get('location')).toBe(party.location.address);
});
