import { billing } from '@festlig/contracts/billing';
import { contacts, CONTACTS_PAGE_SIZE } from '@festlig/contracts/contacts';
import type { AnyCall, RequestOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { rsvp, RSVPS_PAGE_SIZE } from '@festlig/contracts/rsvp';
import type { Ask, FirstAnswer } from './first-answer';

type Parts = Promise<FirstAnswer | null>[];

const answerOf = (call: string, input: object, output: unknown): FirstAnswer | null =>
  output === null ? null : { call, input, output };
const part = async <C extends AnyCall>(ask: Ask, call: C, input: RequestOf<C>) =>
  answerOf(call.name, input as object, await ask(call, input));
const present = async (parts: Parts): Promise<FirstAnswer[]> =>
  (await Promise.all(parts)).filter((answer) => answer !== null);

/**
 * What a host's page of a party shows first, by the inputs of the page's own calls: how the party stands, and the first page
 * of what the host opened (rule: host-page-whole). Each is one bounded read. A page whose address says more asks for itself.
 */
export function hostAnswers(ask: Ask, partyId: string, page: string, hasQuery: boolean): Promise<FirstAnswer[]> {
  const of = { partyId };
  const stats = ask(rsvp.calls.getStats, of);
  const sends = ask(messaging.calls.listSends, of);
  const total = ask(contacts.calls.listContacts, { ...of, pageSize: 1 });
  // The app reads these three in one request, whose answer it keeps as one (apps/web, app/host-standing.ts).
  const standing = Promise.all([stats, total, sends]).then(([counted, listed, sent]) =>
    counted && listed && sent
      ? answerOf('dashboard.getStanding', of, { stats: counted, contacts: listed, sends: sent })
      : null,
  );
  const pages: Record<string, () => Parts> = {
    wishlist: () => [part(ask, party.calls.listWishes, of)],
    contacts: () => [
      part(ask, contacts.calls.listContacts, { ...of, page: 1, pageSize: CONTACTS_PAGE_SIZE, sort: 'name' }),
      part(ask, contacts.calls.countGuests, of),
    ],
    invitations: () => [
      part(ask, messaging.calls.listTemplates, of),
      sends.then((output) => answerOf(messaging.calls.listSends.name, of, output)),
    ],
    rsvps: () => [
      stats.then((output) => answerOf(rsvp.calls.getStats.name, of, output)),
      part(ask, rsvp.calls.listRsvps, { ...of, sort: '-createdAt', page: 1, pageSize: RSVPS_PAGE_SIZE }),
    ],
    settings: () => [part(ask, party.calls.listCohosts, of)],
    plan: () => [part(ask, billing.calls.getBalance, of), part(ask, messaging.calls.getSendingLimit, of)],
  };
  return present([standing, ...((hasQuery ? undefined : pages[page]?.()) ?? [])]);
}

/** What the page of a user's parties shows first. */
export const partiesAnswers = (ask: Ask): Promise<FirstAnswer[]> =>
  present([
    part(ask, party.calls.listParties, { page: 1, sort: '-date' }),
    part(ask, rsvp.calls.listHeadlines, { page: 1 }),
  ]);
