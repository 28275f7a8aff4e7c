import type { Party } from '@festlig/contracts/party';

/** Whether anyone with the link can reply, not only see the page (rule: share-says-who-replies). */
export const mayAnyoneReply = ({ rsvpEnabled, rsvpRestricted, cancelled }: Party): boolean =>
  rsvpEnabled && !rsvpRestricted && !cancelled;
