import { variable } from '@festlig/platform/config';
import { z } from 'zod';

export const partyVariables = {
  PLACES_URL: variable(
    z.url().default('https://photon.komoot.io'),
    'the search for addresses (Photon, on OpenStreetMap data)',
    'https://photon.komoot.io',
  ),
};
