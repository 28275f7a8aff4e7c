import { z } from 'zod';
import { defineEvent, ObjectIdString } from '../define';

/** Whoever caches who may do what with this party must forget it. */
export const partyAccessChanged = defineEvent(
  'party.access-changed',
  z.object({ partyId: ObjectIdString }),
  (data) => data.partyId,
);

export const partyDeleted = defineEvent('party.deleted', z.object({ partyId: ObjectIdString }), (data) => data.partyId);
