import { expect, it } from '@jest/globals';
import { movedBy } from './use-offers';

const location = { address: 'Gaden 1', latitude: null, longitude: null };

it('says whether the time, the place or both have changed (rule: telling-offered)', () => {
  expect(movedBy({ date: '2027-06-12T13:00:00Z' })).toBe('newTime');
  expect(movedBy({ zone: 'Europe/London' })).toBe('newTime');
  expect(movedBy({ location })).toBe('newPlace');
  expect(movedBy({ location, date: '2027-06-12T13:00:00Z' })).toBe('changed');
  expect(movedBy({ title: 'Sofie 40' })).toBeNull();
});

it('does not say that the party has moved to a place that was removed', () => {
  expect(movedBy({ location: { ...location, address: '' } })).toBe('changed');
});
