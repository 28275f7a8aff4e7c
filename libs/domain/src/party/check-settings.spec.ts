import { describe, expect, it } from '@jest/globals';
import { checkDeadline, checkLink, checkLinks, checkPhotosDate, typedAddress } from './check-settings';

const codesOf = (address: string, label: string) =>
  Object.fromEntries(Object.entries(checkLink({ address, label })).map(([field, problem]) => [field, problem?.code]));

describe('a link of the host’s own', () => {
  it.each([
    ['https://www.hotel.example/rooms?x=1', 'Book a room'],
    ['http://oensker.example', 'Ønskeliste'],
    ['https://www.hotel.example', 'hotel.example'],
  ])('can be %s with the words "%s"', (address, label) => expect(codesOf(address, label)).toEqual({}));

  it.each([
    ['javascript:alert(1)', 'Gifts', { address: 'link_invalid' }],
    ['data:text/html,x', 'Gifts', { address: 'link_invalid' }],
    ['mailto:a@b.example', 'Gifts', { address: 'link_invalid' }],
    ['https://bank.example@evil.example/', 'Gifts', { address: 'link_invalid' }],
    ['https:\\\\bank.example@evil.example', 'Gifts', { address: 'link_invalid' }],
    ['https://festlig.example/logout', 'Gifts', { address: 'link_invalid' }],
    ['https://', 'Gifts', { address: 'link_invalid' }],
    ['no address', '', { address: 'link_invalid', label: 'required' }],
    [`https://a.example/${'a'.repeat(500)}`, 'Gifts', { address: 'too_long' }],
    ['https://a.example', 'a'.repeat(61), { label: 'too_long' }],
    ['https://a.example', 'Festlig support', { label: 'name_passes_for_ours' }],
    ['https://evil.example', 'www.bank.example', { label: 'link_names_other' }],
  ])('cannot be %s with the words "%s"', (address, label, problems) =>
    expect(codesOf(address, label)).toEqual(problems),
  );

  it('gets https:// when it is typed without', () => {
    expect(typedAddress(' hotel.example ')).toBe('https://hotel.example');
    expect(typedAddress('http://hotel.example')).toBe('http://hotel.example');
    expect(typedAddress('hotel.example:8080/x')).toBe('https://hotel.example:8080/x');
    expect(typedAddress('hotel.example:8080')).toBe('https://hotel.example:8080');
    expect(typedAddress('tel:20123456')).toBe('tel:20123456');
    expect(typedAddress('javascript:alert(1)')).toBe('javascript:alert(1)');
    expect(typedAddress(' ')).toBe('');
  });
});

describe('the time from which guests can upload photos', () => {
  const now = new Date('2026-05-01T10:00:00Z');
  it('is in the future when it is chosen, and may pass afterwards', () => {
    expect(checkPhotosDate('2026-05-01T10:00:01Z', null, now)).toEqual({});
    expect(checkPhotosDate(null, '2026-04-01T10:00:00Z', now)).toEqual({});
    expect(checkPhotosDate(undefined, null, now)).toEqual({});
    expect(checkPhotosDate('2026-04-01T10:00:00Z', '2026-04-01T10:00:00.000Z', now)).toEqual({});
    for (const past of ['2026-05-01T10:00:00Z', '2026-04-30T10:00:00Z'])
      expect(checkPhotosDate(past, '2026-04-01T10:00:00Z', now)).toEqual({
        photosEnabledDate: { code: 'date_in_past' },
      });
  });
});

it('all links of a party are checked, and the first problem is that of the links', () => {
  const hotel = { address: 'https://hotel.example/', label: 'Hotel' };
  expect(checkLinks([])).toEqual({});
  expect(checkLinks([hotel, { ...hotel, address: 'https://kirke.example/' }])).toEqual({});
  expect(checkLinks([hotel, { ...hotel, label: ' ' }, { ...hotel, address: 'x' }])).toEqual({
    actions: { code: 'required' },
  });
  expect(checkLinks([{ ...hotel, label: 'www.bank.example' }])).toEqual({ actions: { code: 'link_names_other' } });
});

describe('the deadline of replies (rules: deadline-needs-day, reply-by-date)', () => {
  const party = { date: '2027-06-20T16:00:00Z', zone: 'Europe/Copenhagen' };
  const check = (rsvpDeadlineEnabled: boolean, suDate: string | null, kept: string | null = null) =>
    checkDeadline({ rsvpDeadlineEnabled, suDate }, kept, party);

  it('needs a day when it is on, and none when it is off', () => {
    expect(check(true, '2027-06-20')).toEqual({});
    expect(check(false, null)).toEqual({});
    expect(check(true, null)).toEqual({ suDate: { code: 'required' } });
  });

  it('has no day after the party, unless it was stored before', () => {
    expect(check(true, '2027-06-21')).toEqual({ suDate: { code: 'reply_by_late' } });
    expect(check(true, '2027-06-21', '2027-06-21')).toEqual({});
  });
});
