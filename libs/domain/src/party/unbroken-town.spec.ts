import { expect, it } from '@jest/globals';
import { unbrokenTown } from './unbroken-town';

it.each([
  ['Nordre Frihavnsgade 12, 2100 København Ø', 'Nordre Frihavnsgade~12, 2100~København~Ø'],
  ['Orangeriet, Havnen 1, 2100 København, Danmark', 'Orangeriet, Havnen~1, 2100~København, Danmark'],
  ['Vor Frue Kirke', 'Vor Frue Kirke'],
  ['Emiliekildevej 2 B', 'Emiliekildevej~2~B'],
  ['Sal 2 i parken, Havnen 14b, 3. sal', 'Sal 2 i parken, Havnen~14b, 3. sal'],
])('%s: a town stays with its postcode and a number with its street, and nothing else is joined', (address, shown) =>
  expect(unbrokenTown(address)).toBe(shown.replaceAll('~', '\u00a0')),
);
