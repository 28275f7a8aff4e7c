import { contacts, CONTACTS_PAGE_SIZE, GUEST_STATES } from '@festlig/contracts/contacts';
import { messaging } from '@festlig/contracts/messaging';
import { rsvp, WhichReplies } from '@festlig/contracts/rsvp';
import { waitFor } from '@festlig/testing/product/wait-for';
import { COMMON_NAME, COMMON_TAG, TABLE_TAG } from './guest-file';
import { persist } from './patiently';
import type { HostedParty } from './whole-product';

/** Measures work that is repeated under the name `what`. */
type Repeat = (what: string, work: () => Promise<unknown>) => Promise<void>;

/** The pages, numbers and files of a list with tags, filtered. */
export async function filterGuests({ visitor, partyId, templateId }: HostedParty, repeat: Repeat): Promise<void> {
  const { countGuests, listContacts } = contacts.calls;
  await repeat('numbers of the filters', () => visitor.call(countGuests, { partyId }));
  await repeat('numbers of some tags', () => visitor.call(countGuests, { partyId, tag: 'bord 1' }));
  const list = (what: string, more: object) =>
    repeat(`filtered: ${what}`, () => visitor.call(listContacts, { partyId, ...more }));
  for (const state of GUEST_STATES) await list(state, { state });
  await list('a common tag', { tag: COMMON_TAG });
  await list('a rare tag', { tag: TABLE_TAG });
  await list('a common tag and a state', { tag: COMMON_TAG, state: 'new' });
  await list('a common tag and a search', { tag: COMMON_TAG, search: COMMON_NAME });
  await list('a state and a search', { state: 'new', search: COMMON_NAME });
  await list('a common tag, newest first', { tag: COMMON_TAG, sort: '-createdAt' });
  const { total } = await visitor.call(listContacts, { partyId, tag: COMMON_TAG });
  await list('a common tag, last page', { tag: COMMON_TAG, page: Math.max(1, Math.ceil(total / CONTACTS_PAGE_SIZE)) });
  const chosen = (what: string, more: object) =>
    repeat(`presend of a selection: ${what}`, () =>
      visitor.call(messaging.calls.presend, { partyId, templateId, audience: 'custom', search: '', ...more }),
    );
  await chosen('everybody', {});
  await chosen('a state', { guestState: 'new' });
  await chosen('a common tag', { tag: COMMON_TAG });
  await chosen('a common tag and a state', { tag: COMMON_TAG, guestState: 'new' });
  await chosen('a common tag and a search', { tag: COMMON_TAG, search: COMMON_NAME });
  await chosen('those who have opened their page', { guestState: 'opened' });
}

/** The pages of replies of each kind, and what the list of parties says. */
export async function filterReplies({ visitor, partyId }: HostedParty, repeat: Repeat): Promise<void> {
  for (const which of WhichReplies.options)
    await repeat(`rsvps: ${which}`, () => visitor.call(rsvp.calls.listRsvps, { partyId, which }));
  await repeat('headlines of the parties', () => visitor.call(rsvp.calls.listHeadlines, {}));
}

/** Changes everybody whom a filter finds; returns how long the first answer took, in milliseconds, once it has ended. */
export async function changeTogether(
  { visitor, partyId }: HostedParty,
  change: { tag?: string; add?: string[]; remove?: string[] },
): Promise<{ answered: number; changed: number }> {
  const { tag, add = [], remove = [] } = change;
  const selection = { search: '', ...(tag ? { tag } : {}) };
  const asked = {
    partyId,
    key: crypto.randomUUID().replaceAll('-', ''),
    ...selection,
    action: { do: 'tag' as const, add, remove },
  };
  const ask = () => persist(() => visitor.call(contacts.calls.changeContacts, asked));
  const started = performance.now();
  await ask();
  const answered = performance.now() - started;
  const ended = async () => {
    const now = await ask();
    return now.ended ? now : null;
  };
  return { answered, changed: (await waitFor(ended, 'the end of the change', 600)).changed };
}
