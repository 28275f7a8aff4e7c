import { expect, it } from '@jest/globals';
import { routeLink } from './route-link';

it('leads to the coordinates of a place, else to its address, and nowhere without either (rule: route-link)', () => {
  const typed = { address: 'Å 1', latitude: null, longitude: null };
  expect(routeLink({ address: 'Havnen 1', latitude: 55.6, longitude: 12.5 })).toContain('destination=55.6%2C12.5');
  expect(routeLink(typed)).toContain('destination=%C3%85%201');
  expect(routeLink({ ...typed, address: '' })).toBeNull();
});
