import type { Contact } from '@festlig/contracts/contacts';
import { type GuestSelection, isChosen, isFull, withGuest } from '../../../lib/guest-selection';

/** The selection with these guests in it, or none of them; no more than can be named. */
export const withRows = (
  selection: GuestSelection,
  rows: readonly Pick<Contact, 'sid'>[],
  chosen: boolean,
): GuestSelection =>
  rows.reduce(
    (now, { sid }) => (isChosen(now, sid) === chosen || isFull(now) ? now : withGuest(now, sid, chosen)),
    selection,
  );

/** How many guests who are chosen one by one are not among these, and are acted on unseen. */
export const elsewhereOf = ({ sids }: GuestSelection, shown: readonly Pick<Contact, 'sid'>[]): number =>
  sids.filter((sid) => !shown.some((contact) => contact.sid === sid)).length;
