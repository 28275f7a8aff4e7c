import { Feature, FEATURES } from '@festlig/contracts/party';
import { variable } from '@festlig/platform/config';
import { config } from '@festlig/platform/config/own-config';
import { z } from 'zod';

export class PartyConfig extends config({
  PLACES_URL: variable(
    z.url().default('https://photon.komoot.io'),
    'the search for addresses (Photon, on OpenStreetMap data)',
    'https://photon.komoot.io',
  ),
  FEATURES: variable(
    z
      .string()
      .default('')
      .transform((names) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      )
      .pipe(z.array(Feature)),
    `features that every party has, whatever its plan, separated by commas: ${FEATURES.join(', ')}`,
    'import,photos',
  ),
}) {}
