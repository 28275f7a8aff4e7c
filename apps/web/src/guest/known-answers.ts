import { guestKeysOf } from '@festlig/domain/web/guest-link';
import type { FirstAnswer } from '../api/first-answer';
import { ownInput } from '../api/own-input';
import type { GuestPageState } from './guest-store';

/** What a guest's page knows, in the form in which a page begins with it. */
export function knownAnswers({ initial, party, guest, own, address }: GuestPageState): FirstAnswer[] {
  const keys = guestKeysOf(new URLSearchParams(address.search));
  const known = [
    { call: 'identity.getInitial', input: {}, output: initial },
    { call: 'party.getParty', input: { partyId: address.partyRef }, output: party },
    { call: 'contacts.getGuest', input: { partyId: party.id, cid: keys.cid }, output: guest.data },
    { call: 'rsvp.getOwnRsvp', input: ownInput(party.id, keys), output: own.data },
  ];
  return known.flatMap(({ input, output, ...rest }) =>
    input === null || output === undefined ? [] : [{ ...rest, input, output }],
  );
}
