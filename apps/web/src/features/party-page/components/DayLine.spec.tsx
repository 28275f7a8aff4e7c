import { aParty } from '@festlig/testing/party';
import { expect, it } from '@jest/globals';
import { fakeServer, renderRoute } from '../../../components/testing/render-route';
import { DayLine } from './DayLine';

const location = { address: 'Havnen 1, 5700 Svendborg', latitude: null, longitude: null };
const at = (hour: number) => [{ id: 'a', date: `2099-06-20T${hour}:00:00Z`, title: 'Middag', location }];
const begins = { date: '2099-06-20T16:00:00Z', programme: [], location };

it.each([
  ['and the first part of the place', begins, 'Saturday 20 June · 18:00 · Havnen 1'],
  ['where no place is known', { ...begins, location: { ...location, address: '' } }, 'Saturday 20 June · 18:00'],
  ['where the programme says the places', { ...begins, programme: at(20) }, 'Saturday 20 June · 18:00'],
  ['alone where the programme begins with the time', { ...begins, programme: at(16) }, 'Saturday 20 June'],
])('says the day and when the party begins, %s (rule: day-on-picture)', async (_, change, words) => {
  fakeServer({});
  const { container } = await renderRoute(<DayLine party={aParty({ id: 'b'.repeat(24), ...change })} />, '/sommer');
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(words);
});
