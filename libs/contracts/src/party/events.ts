import { z } from 'zod';
import { defineEvent, ObjectIdString } from '../define';
import { Administered } from './history';

/** Caches of access rights to this party must be invalidated. */
export const partyAccessChanged = defineEvent(
  'party.access-changed',
  z.object({ partyId: ObjectIdString }),
  (data) => data.partyId,
);

/** A co-host was invited, or invited again. Messaging asks for the secret of the link when it makes the mail. */
export const cohostInvited = defineEvent(
  'party.cohost-invited',
  z.object({ partyId: ObjectIdString, inviteId: ObjectIdString }),
  (data) => data.partyId,
);

/** A host has cancelled the party, and it was not cancelled before (rule: party-cancelled). */
export const partyCancelled = defineEvent(
  'party.cancelled',
  z.object({ partyId: ObjectIdString }),
  (data) => data.partyId,
);

/** A host did something that belongs in the party's history. */
export const partyAdministered = defineEvent('party.administered', Administered, (data) => data.partyId);

export const partyDeleted = defineEvent('party.deleted', z.object({ partyId: ObjectIdString }), (data) => data.partyId);
