import type { Place } from '@festlig/contracts/party';
import type { Logger } from '@festlig/platform/observability';
import { z } from 'zod';
import type { Places } from './places';

const DEADLINE_MS = 3000;
const LIMIT = 5;
/** The middle of Denmark: places near it are listed first. */
const NEAR = { lat: '56', lon: '11', zoom: '6' };

const Answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
      properties: z.object({
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        country: z.string().optional(),
      }),
    }),
  ),
});
type Properties = z.output<typeof Answer>['features'][number]['properties'];

/** Formats an address as "Orangeriet, Havnen 1, 2100 København, Danmark", without the parts that are unknown. */
function addressOf({ name, street, housenumber, postcode, city, country }: Properties): string {
  const together = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  const parts = [name, together(street, housenumber), together(postcode, city === name ? undefined : city), country];
  return [...new Set(parts.filter(Boolean))].join(', ').slice(0, 300);
}

/**
 * Searches Photon, which serves OpenStreetMap's data and is made for search while typing, which Nominatim's rules
 * forbid. The operator configures the host: a visitor's text is only a query parameter, and redirects are not
 * followed.
 */
export class PhotonPlaces implements Places {
  constructor(
    private readonly url: string,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  async search(text: string): Promise<Place[]> {
    try {
      const query = new URLSearchParams({ q: text, limit: String(LIMIT), ...NEAR });
      const answer = await fetch(new URL(`/api/?${query.toString()}`, this.url), {
        headers: { 'user-agent': 'Festlig', accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const { features } = Answer.parse(await answer.json());
      return features.slice(0, LIMIT).map(({ geometry: { coordinates }, properties }) => ({
        address: addressOf(properties),
        latitude: coordinates[1],
        longitude: coordinates[0],
      }));
    } catch (error) {
      // The search text is not logged, because it may be somebody's home address.
      this.logger.warn('no answer about places', { error: error instanceof Error ? error.name : 'unknown' });
      return [];
    }
  }
}
