import { describe, expect, it } from '@jest/globals';
import { inOrder, placesOf } from './programme';

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
