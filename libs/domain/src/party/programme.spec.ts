import { describe, expect, it } from '@jest/globals';
import { inBrief, inOrder, placesOf, saysTime, tellsPlaces } from './programme';

const place = (address: string) => ({ address, latitude: null, longitude: null });
const item = (date: string, address = '') => ({ id: date, date, title: 'Kage', location: place(address) });

it('inOrder sorts by moment, whatever the spelling', () => {
  const items = [item('2027-06-20T18:00:00Z'), item('2027-06-20T15:00:00.000Z'), item('2027-06-21T01:00:00Z')];
  expect(inOrder(items).map(({ date }) => date.slice(8, 13))).toEqual(['20T15', '20T18', '21T01']);
});

describe('placesOf', () => {
  it('names each place once, in the order of the day', () => {
    const programme = [item('1', 'Kirken'), item('2'), item('3', 'Kirken'), item('4', 'Stranden')];
    expect(placesOf({ location: place('Kroen'), programme }).map(({ address }) => address)).toEqual([
      'Kirken',
      'Kroen',
      'Stranden',
    ]);
  });

  it('names the party’s own place also when nothing of the programme is there, and none when it has none', () => {
    expect(placesOf({ location: place('Kroen'), programme: [item('1', 'Kirken')] })).toEqual([
      place('Kirken'),
      place('Kroen'),
    ]);
    expect(placesOf({ location: place(''), programme: [item('1')] })).toEqual([]);
  });
});

it.each([
  ['something is elsewhere, and something at the party’s own place', ['Kirken', ''], true],
  ['something is elsewhere, and something names the party’s own place', ['Kirken', 'Kroen'], true],
  ['nothing is at the party’s own place', ['Kirken'], false],
  ['there is no programme', [], false],
  ['everything is at the party’s own place', ['', 'Kroen'], false],
])('tellsPlaces is for a programme of several places: %s (rule: programme-places)', (_what, addresses, expected) => {
  const programme = addresses.map((address, hour) => item(`2027-06-20T1${hour}:00:00Z`, address));
  expect(tellsPlaces({ location: place('Kroen'), programme })).toBe(expected);
});

it('tellsPlaces is for any place where the party has none of its own', () => {
  expect(tellsPlaces({ location: place(''), programme: [item('1', 'Kirken')] })).toBe(true);
  expect(tellsPlaces({ location: place(''), programme: [item('1')] })).toBe(false);
});

describe('a programme in a line (rule: programme-in-brief)', () => {
  const date = '2027-06-20T11:00:00Z';
  const at = (moment: string, title: string) => ({ ...item(moment), title });
  const wedding = [at(date, 'Vielse'), at('2027-06-20T15:00:00.000Z', 'Fest')];
  const line = (programme: ReturnType<typeof item>[]) =>
    // A clock is not parted from its title.
    inBrief({ date, programme }, (instant) => instant.slice(11, 16), 'og mere').replaceAll('\u00A0', ' ');

  it('says what begins when, also before the start and in the night', () => {
    expect(line(wedding)).toBe('11:00 Vielse, 15:00 Fest');
    expect(line([at('2027-06-20T09:00:00Z', 'Morgenkaffe'), at('2027-06-20T22:30:00Z', 'Natmad')])).toBe(
      '09:00 Morgenkaffe, 22:30 Natmad',
    );
  });

  it('names at most four items, and none of another day: then it says that there is more', () => {
    const dance = at('2027-06-20T19:00:00Z', 'Dans');
    expect(line([...wedding, dance, dance])).toBe('11:00 Vielse, 15:00 Fest, 19:00 Dans, 19:00 Dans');
    expect(line([...wedding, dance, dance, dance])).toMatch(/19:00 Dans, 19:00 Dans og mere$/);
    expect(line([...wedding, at('2027-06-21T08:00:00Z', 'Brunch')])).toBe('11:00 Vielse, 15:00 Fest og mere');
  });

  it('is empty without several items, or when none is on the day', () => {
    expect([
      line([]),
      line(wedding.slice(0, 1)),
      line(['22', '23'].map((day) => item(`2027-06-${day}T08:00:00Z`))),
    ]).toEqual(['', '', '']);
  });

  it('says the start where an item begins with it, however it is spelled, and no end has to be said', () => {
    expect(saysTime({ date: '2027-06-20T11:00:00.000Z', endDate: null, programme: wedding })).toBe(true);
    expect(saysTime({ date: '2027-06-20T10:00:00Z', endDate: null, programme: wedding })).toBe(false);
    expect(saysTime({ date, endDate: '2027-06-20T23:00:00Z', programme: wedding })).toBe(false);
  });
});
