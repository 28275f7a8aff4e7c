/** The keys a guest's link carries (spec section 2, Guest links); null for one it does not carry. */
export interface GuestKeys {
  cid: string | null;
  rid: string | null;
}

/** The guest of a host's test mail, whose replies are ignored silently (spec section 5). */
export const TEST_CONTACT = 'test';

/** A key as it was mailed: what stuck to the link when it was copied, a bracket or the next words, is not of it. */
const KEY = /^\s*([\w-]{1,24})(?![\w-])/;

export function guestKeysOf(query: URLSearchParams): GuestKeys {
  const key = (name: keyof GuestKeys) => KEY.exec(query.get(name) ?? '')?.[1] ?? null;
  return { cid: key('cid'), rid: key('rid') };
}
