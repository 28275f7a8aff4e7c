import type { Party } from '@festlig/contracts/party';

/** What the page shows and the host edits: of a saved party, or of one that is still a draft. */
export type PartyContent = Pick<
  Party,
  'title' | 'body' | 'date' | 'zone' | 'heroImage' | 'location' | 'themeName' | 'suDate'
>;

/** The blocks a host can edit in place. */
export const BLOCKS = ['title', 'date', 'place', 'replyBy', 'body'] as const;
export type Block = (typeof BLOCKS)[number];

/** A link that shows the place on a map; by its coordinates when they are known. Null without an address. */
export function mapLink({ address, latitude, longitude }: Party['location']): string | null {
  if (latitude !== null && longitude !== null) {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  return address === '' ? null : `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
