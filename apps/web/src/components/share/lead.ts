import type { Party } from '@festlig/contracts/party';

/** What anyone with the link can do: see the page, and reply unless only guests on the list can (rule: share-says-who-replies). */
export const leadOf = ({ rsvpEnabled, rsvpRestricted, cancelled }: Party) =>
  rsvpEnabled && !rsvpRestricted && !cancelled ? 'lead.reply' : 'lead.see';
