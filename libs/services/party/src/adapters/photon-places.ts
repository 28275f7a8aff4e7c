import { composed } from '@festlig/contracts/define';
import type { Place } from '@festlig/contracts/party';
import type { Logger } from '@festlig/platform/observability';
import { z } from 'zod';
import type { Places } from './places';

const DEADLINE_MS = 3000;
/** A host's save waits for it. */
const LOCATE_DEADLINE_MS = 2000;
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
type Features = z.output<typeof Answer>['features'];
type Properties = Features[number]['properties'];

/** Formats an address as "Orangeriet, Havnen 1, 2100 København, Danmark", without the parts that are unknown. */
function addressOf({ name, street, housenumber, postcode, city, country }: Properties): string {
  const together = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  const parts = [name, together(street, housenumber), together(postcode, city === name ? undefined : city), country];
  return [...new Set(parts.filter(Boolean))].join(', ').slice(0, 300);
}

const wordsOf = (text: string): string[] =>
  composed(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether the typed words name this place: its street and number, or its name, and also its town or postcode. The search
 * finds something for any words, and a wrong map is worse than none.
 */
function isMeant({ name, street, housenumber, postcode, city }: Properties, typed: readonly string[]): boolean {
  const says = (part = '') => part !== '' && wordsOf(part).every((word) => typed.includes(word));
  const isThere = (says(street) && says(housenumber)) || (name !== city && says(name));
  const isElsewhere = typed.some((word) => /^\d{4,5}$/.test(word) && postcode !== undefined && word !== postcode);
  // A typed "København" is also "København Ø".
  return isThere && !isElsewhere && (says(postcode) || says(city) || says(city?.split(' ')[0]));
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
    return (await this.ask(text, DEADLINE_MS)).map(({ geometry: { coordinates }, properties }) => ({
      address: addressOf(properties),
      latitude: coordinates[1],
      longitude: coordinates[0],
    }));
  }

  async locate(address: string): Promise<Pick<Place, 'latitude' | 'longitude'> | null> {
    const words = wordsOf(address);
    const meant = (await this.ask(address, LOCATE_DEADLINE_MS)).find(({ properties }) => isMeant(properties, words));
    if (!meant) return null;
    const [longitude, latitude] = meant.geometry.coordinates;
    return { latitude, longitude };
  }

  private async ask(text: string, deadline: number): Promise<Features> {
    try {
      const query = new URLSearchParams({ q: text, limit: String(LIMIT), ...NEAR });
      const answer = await fetch(new URL(`/api/?${query.toString()}`, this.url), {
        headers: { 'user-agent': 'Festlig', accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(deadline),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return Answer.parse(await answer.json()).features.slice(0, LIMIT);
    } catch (error) {
      // The search text is not logged, because it may be somebody's home address.
      this.logger.warn('no answer about places', { error: error instanceof Error ? error.name : 'unknown' });
      return [];
    }
  }
}
