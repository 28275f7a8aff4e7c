/** The keys in a guest's link (rule: guest-links); null for a missing one. */
export interface GuestKeys {
  cid: string | null;
  rid: string | null;
}

/** The guest of a host's test mail, whose replies are silently ignored (rule: test-contact). */
export const TEST_CONTACT = 'test';

/** The query of a guest's link that chooses an answer in the form, which the guest then sends or changes. */
export const ANSWER = 'answer';
export type Answer = 'yes' | 'no';

/** The answer that a link chooses; null without one. */
export function answerOf(query: URLSearchParams): Answer | null {
  const answer = query.get(ANSWER);
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/** The place on the invitation where the guest's thread with the host is (rule: thread-mail). */
export const THREAD = 'thread';

/**
 * A key as it was mailed. Characters copied along with the link, such as a bracket or the next words, are not part
 * of it.
 */
const KEY = /^\s*([\w-]{1,24})(?![\w-])/;

export function guestKeysOf(query: URLSearchParams): GuestKeys {
  const key = (name: keyof GuestKeys) => KEY.exec(query.get(name) ?? '')?.[1] ?? null;
  return { cid: key('cid'), rid: key('rid') };
}

/** The same keys as a query of their own, '' without any: passed on when another address leads to the invitation. */
export function guestQueryOf(query: URLSearchParams): string {
  const keys = Object.entries(guestKeysOf(query)).filter(([, key]) => key !== null);
  return keys.length === 0 ? '' : `?${keys.map(([name, key]) => `${name}=${key}`).join('&')}`;
}
