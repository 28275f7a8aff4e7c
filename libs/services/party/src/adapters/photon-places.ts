import type { Place } from '@festlig/contracts/party';
import type { Logger } from '@festlig/platform/observability';
import { z } from 'zod';
import type { Places } from './places';

const DEADLINE_MS = 3000;
const LIMIT = 5;
/** The middle of Denmark: what is near comes first. */
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

/** "Orangeriet, Havnen 1, 2100 København, Danmark", as far as the parts are known. */
function addressOf({ name, street, housenumber, postcode, city, country }: Properties): string {
  const together = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  const parts = [name, together(street, housenumber), together(postcode, city === name ? undefined : city), country];
  return [...new Set(parts.filter(Boolean))].join(', ').slice(0, 300);
}

/**
 * Photon (OpenStreetMap's data, made for search as one types, which Nominatim's rules forbid). The host is the
 * operator's: what a visitor types is only ever a query, and nobody can send us elsewhere (no redirects).
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
      // Without what was typed: it may be somebody's home.
      this.logger.warn('no answer about places', { error: error instanceof Error ? error.name : 'unknown' });
      return [];
    }
  }
}
