import { expect, it } from '@jest/globals';
import { cityOf, countriesOfZones } from './zone-places';

it.each([
  ['Europe/Copenhagen', 'København', 'Copenhagen'],
  ['Europe/Rome', 'Rom', 'Rome'],
  ['Atlantic/Faeroe', 'Færøerne', 'Faroe Islands'],
  ['America/New_York', 'New York', 'New York'],
  ['America/Indiana/Tell_City', 'Tell City', 'Tell City'],
  ['UTC', 'UTC', 'UTC'],
])('%s is written %s in Danish, %s in English', (zone, da, en) => {
  expect([cityOf(zone, 'da'), cityOf(zone, 'en')]).toEqual([da, en]);
});

it('names the zone’s country in the language, and no country for a zone without one', () => {
  expect(countriesOfZones('da').get('Europe/Berlin')).toBe('Tyskland');
  expect(countriesOfZones('en').get('Europe/Berlin')).toBe('Germany');
  expect(countriesOfZones('da').get('Antarctica/Troll')).toBe('Antarktis');
  expect(countriesOfZones('da').get('UTC')).toBeUndefined();
});
