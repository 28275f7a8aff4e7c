import { expect, it } from '@jest/globals';
import { unbrokenTown } from './unbroken-town';

it.each([
  ['Nordre Frihavnsgade 12, 2100 København Ø', 'Nordre Frihavnsgade 12, 2100~København~Ø'],
  ['Orangeriet, Havnen 1, 2100 København, Danmark', 'Orangeriet, Havnen 1, 2100~København, Danmark'],
  ['Vor Frue Kirke', 'Vor Frue Kirke'],
  ['Havnen 1, sal 2000', 'Havnen 1, sal 2000'],
])('%s: a town stays with its postcode, and nothing else is joined', (address, shown) =>
  expect(unbrokenTown(address)).toBe(shown.replaceAll('~', '\u00a0')),
);
