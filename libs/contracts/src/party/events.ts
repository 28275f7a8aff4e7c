import { z } from 'zod';
import { defineEvent, ObjectIdString } from '../define';

/** Caches of access rights to this party must be invalidated. */
export const partyAccessChanged = defineEvent(
  'party.access-changed',
  z.object({ partyId: ObjectIdString }),
  (data) => data.partyId,
);

export const partyDeleted = defineEvent('party.deleted', z.object({ partyId: ObjectIdString }), (data) => data.partyId);
