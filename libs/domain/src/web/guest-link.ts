/** The keys a guest's link carries (rule: guest-links); null for one it does not carry. */
export interface GuestKeys {
  cid: string | null;
  rid: string | null;
}

/** The guest of a host's test mail, whose replies are ignored silently (rule: test-contact). */
export const TEST_CONTACT = 'test';

/** A key as it was mailed: what stuck to the link when it was copied, a bracket or the next words, is not of it. */
const KEY = /^\s*([\w-]{1,24})(?![\w-])/;

export function guestKeysOf(query: URLSearchParams): GuestKeys {
  const key = (name: keyof GuestKeys) => KEY.exec(query.get(name) ?? '')?.[1] ?? null;
  return { cid: key('cid'), rid: key('rid') };
}

/** The same keys as a query of their own, '' without any: what goes along to the invitation from another address. */
export function guestQueryOf(query: URLSearchParams): string {
  const keys = Object.entries(guestKeysOf(query)).filter(([, key]) => key !== null);
  return keys.length === 0 ? '' : `?${keys.map(([name, key]) => `${name}=${key}`).join('&')}`;
}
