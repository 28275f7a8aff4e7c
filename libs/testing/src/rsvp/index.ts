import { type Contact, contacts } from '@festlig/contracts/contacts';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { knownContact } from '../contacts';
import { describedParty } from '../party';
import type { AnsweringRpc } from '../service';

type Described = ReturnType<typeof describedParty>;

export const PARTY = 'aaaaaaaaaaaaaaaaaaaaaaaa';
export const OTHER_PARTY = 'bbbbbbbbbbbbbbbbbbbbbbbb';
/** A guest on the list of {@link PARTY}. `BO` may bring one more person. */
export const ANNE = knownContact({ id: '1'.repeat(24), sid: 'AnneAnne' });
export const BO = knownContact({ id: '2'.repeat(24), sid: 'BoBoBoBo', name: 'Bo Ærø', maxPeople: 2, hasEmail: false });

const on = (partyId: string, cid: string): Contact | null =>
  [ANNE, BO].find(({ id, sid }) => partyId === PARTY && (cid === id || cid === sid)) ?? null;

interface Neighbours {
  rules: Partial<Described>;
  silent: number;
  /** Whether the contacts service does not answer. */
  contactsAway: boolean;
  /** Ids of guests who were deleted from the list. */
  gone: string[];
}

/** Simulates the party and contacts services of two parties; `rules` may be changed between calls. */
export function playNeighbours(rpc: AnsweringRpc): Neighbours {
  const known: Neighbours = { rules: {}, silent: 0, contactsAway: false, gone: [] };
  const contactsAreThere = () => {
    if (known.contactsAway) throw new CallError('unavailable');
  };
  rpc.answer(party.calls.describeParty, ({ partyId }) => {
    if (partyId !== PARTY && partyId !== OTHER_PARTY) throw new CallError('not_found');
    return { party: describedParty({ ...known.rules, id: partyId }), ownerId: 'f'.repeat(24) };
  });
  rpc.answer(contacts.calls.findContact, ({ partyId, cid }) => ({ contact: on(partyId, cid) }));
  rpc.answer(contacts.calls.countContacts, () => {
    contactsAreThere();
    return { total: 10, answered: 2, silent: known.silent, unreachable: 1, byText: 2 };
  });
  rpc.answer(contacts.calls.listEmails, ({ partyId, ids }) => {
    contactsAreThere();
    return {
      emails: Object.fromEntries(ids.flatMap((id) => (id === BO.id ? [] : [[id, on(partyId, id)?.email ?? '']]))),
      gone: ids.filter((id) => known.gone.includes(id)),
    };
  });
  return known;
}
