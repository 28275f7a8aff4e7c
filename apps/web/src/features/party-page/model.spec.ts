import { describe, expect, it } from '@jest/globals';
import { mapLink, routeLink } from './model';

const harbour = { address: 'Havnen 1', latitude: 55.6, longitude: 12.5 };
const typed = { address: 'Å 1', latitude: null, longitude: null };
const unknown = { ...typed, address: '' };

describe('the map links of a place', () => {
  it('use the coordinates, else the address, and are null without either', () => {
    expect(mapLink(harbour)).toContain('mlat=55.6&mlon=12.5');
    expect(mapLink(typed)).toContain('query=%C3%85%201');
    expect(mapLink(unknown)).toBeNull();
    expect(routeLink(harbour)).toContain('destination=55.6%2C12.5');
    expect(routeLink(typed)).toContain('destination=%C3%85%201');
    expect(routeLink(unknown)).toBeNull();
  });
});
