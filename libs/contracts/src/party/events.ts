import { z } from 'zod';
import { defineEvent, ObjectIdString } from '../define';

export const partyCreated = defineEvent(
  'party.created',
  z.object({ partyId: ObjectIdString, ownerId: ObjectIdString }),
  (data) => data.partyId,
);

/** Whoever caches who may do what with this party must forget it. */
export const partyAccessChanged = defineEvent(
  'party.access-changed',
  z.object({ partyId: ObjectIdString }),
  (data) => data.partyId,
);

export const partyDeleted = defineEvent('party.deleted', z.object({ partyId: ObjectIdString }), (data) => data.partyId);
