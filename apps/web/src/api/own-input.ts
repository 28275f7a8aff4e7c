import type { GuestKeys } from '@festlig/domain/web/guest-link';

/** The input of getOwnRsvp for these keys; null without any. */
export const ownInput = (partyId: string, { cid, rid }: GuestKeys) =>
  cid === null && rid === null ? null : { partyId, ...(cid === null ? {} : { cid }), ...(rid === null ? {} : { rid }) };
