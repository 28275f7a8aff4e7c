import { guestQueryOf } from './guest-link';

/** How a party is named in an address: its own address, or its short id. */
export interface NamedParty {
  sid: string;
  slug: string | null;
}

/**
 * The link to a party's page: a short domain, or the product's own, the party's name and the guest's own keys, if any
 * (rules: short-domain, guest-links).
 */
export function partyLink({ sid, slug }: NamedParty, base: string, keys: { cid?: string; rid?: string } = {}): string {
  const url = new URL(`/${slug ?? sid}`, base);
  url.search = guestQueryOf(new URLSearchParams(keys));
  return url.href;
}
