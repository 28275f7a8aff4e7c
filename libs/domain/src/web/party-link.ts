/** How a party is named in an address: its own address, or its short id. */
export interface NamedParty {
  sid: string;
  slug: string | null;
}

/** The link to a party's page: a short domain, or the product's own, and the party's name (rule: short-domain). */
export const partyLink = ({ sid, slug }: NamedParty, base: string): string => new URL(`/${slug ?? sid}`, base).href;
