import { COHOSTS_MAX } from '@festlig/contracts/party/cohosts';

const DAY = 24 * 3_600_000;

/** Days for which the link of an invitation works. */
export const COHOST_LINK_DAYS = 14;

/** When the link of an invitation mailed at `now` stops working (rule: cohost-invitation). */
export const cohostLinkEnd = (now: Date): Date => new Date(now.getTime() + COHOST_LINK_DAYS * DAY);

/** A co-host of a party, or an invitation to become one. `digest` is that of the secret in its link. */
export interface Cohost {
  id: string;
  email: string;
  digest: string;
  /** Who accepted; null while nobody has. */
  user: { id: string; name: string } | null;
  /** Whether the co-host wants mails about replies and messages. */
  notices: boolean;
  /** Whether the co-host sees which wishes are reserved; absent until they choose it. */
  wishes?: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** A party's co-hosts, as each rule below reads them. */
export interface PartyHosts {
  ownerId: string;
  cohosts: readonly Cohost[];
}

/** What a change of a party's co-hosts leads to: the new list, or the code of its refusal. */
export type Decided<C extends string> =
  { cohosts: readonly Cohost[]; refused?: undefined } | { refused: C; cohosts?: undefined };

/** Adds an invitation. An address is invited once (rules: cohost-invitation, cohosts-bounded). */
export function invited({ cohosts }: PartyHosts, invite: Cohost): Decided<'already_cohost' | 'too_many_cohosts'> {
  if (cohosts.some(({ email }) => email === invite.email)) return { refused: 'already_cohost' };
  if (cohosts.length >= COHOSTS_MAX) return { refused: 'too_many_cohosts' };
  return { cohosts: [...cohosts, invite] };
}

/** Lets an invitation that nobody has accepted begin again. */
export function mailedAgain({ cohosts }: PartyHosts, id: string, now: Date): Decided<'not_found' | 'already_cohost'> {
  const found = cohosts.find((each) => each.id === id);
  if (!found) return { refused: 'not_found' };
  if (found.user) return { refused: 'already_cohost' };
  return { cohosts: changed(cohosts, id, { expiresAt: cohostLinkEnd(now) }) };
}

/** The id of an invitation, and the digest of the secret in its link. */
interface CohostLink {
  id: string;
  digest: string;
}
const byLink = (cohosts: readonly Cohost[], { id, digest }: CohostLink): Cohost | undefined =>
  cohosts.find((each) => each.id === id && each.digest === digest);

/** Whether somebody can become a co-host by the link, or has, and so should log in (rule: cohost-link-checked). */
export function isOpenLink({ cohosts }: PartyHosts, link: CohostLink, now: Date): boolean {
  const found = byLink(cohosts, link);
  return found !== undefined && (found.user !== null || found.expiresAt > now);
}

/**
 * Makes the user a co-host. Nothing but the secret decides: the address of the account may be another. All links that do
 * not work are refused alike (rule: cohost-acceptance).
 */
export function accepted(
  { ownerId, cohosts }: PartyHosts,
  link: CohostLink,
  user: { id: string; name: string },
  now: Date,
): Decided<'cohost_link_invalid' | 'owner_cannot_accept'> {
  const found = byLink(cohosts, link);
  if (!found) return { refused: 'cohost_link_invalid' };
  // Also with a link that was used: an owner is not told to ask the host for another.
  if (user.id === ownerId) return { refused: 'owner_cannot_accept' };
  if (found.user ? found.user.id !== user.id : found.expiresAt <= now) return { refused: 'cohost_link_invalid' };
  if (found.user) return { cohosts };
  // Somebody who is a co-host by another invitation uses this one up.
  if (cohosts.some((each) => each.user?.id === user.id)) return { cohosts: cohosts.filter((each) => each !== found) };
  return { cohosts: changed(cohosts, link.id, { user: { id: user.id, name: user.name } }) };
}

/**
 * Removes a co-host or an invitation. A co-host can remove only themselves; whom the owner removes need not be there any
 * more (rule: cohost-removal).
 */
export function removed({ ownerId, cohosts }: PartyHosts, id: string, userId: string): Decided<'not_found'> {
  const found = cohosts.find((each) => each.id === id);
  if (userId !== ownerId && found?.user?.id !== userId) return { refused: 'not_found' };
  return { cohosts: cohosts.filter((each) => each.id !== id) };
}

/**
 * Sets what a co-host has chosen; everyone decides for themselves (rules: cohost-own-choices, cohost-notices,
 * wish-cohost-choice). */
export function withChoice(
  { cohosts }: PartyHosts,
  id: string,
  userId: string,
  choice: Partial<Pick<Cohost, 'notices' | 'wishes'>>,
): Decided<'not_found'> {
  const found = cohosts.find((each) => each.id === id);
  if (found?.user?.id !== userId) return { refused: 'not_found' };
  return { cohosts: changed(cohosts, id, choice) };
}

/** The users who are co-hosts by now. */
export const cohostIds = (cohosts: readonly Cohost[]): string[] => cohosts.flatMap(({ user }) => user?.id ?? []);

const changed = (cohosts: readonly Cohost[], id: string, change: Partial<Cohost>): Cohost[] =>
  cohosts.map((each) => (each.id === id ? { ...each, ...change } : each));
