import type { Party } from '@festlig/contracts/party';
import { PLAN_LIMITS, UNLIMITED_PHOTOS_PRICE } from '@festlig/domain/billing/prices';
import { newReplySettings, usualSettings } from '@festlig/domain/party/usual-settings';
import type { PartyDraft } from './party-draft.model';

/** The party that a draft becomes when it is saved, as its guests see it (rule: edit-seen-as-guest). */
export const seenDraft = (draft: PartyDraft, hostName: string | null): Party => ({
  ...usualSettings,
  ...newReplySettings,
  ...draft,
  // No party has this id (rule: draft-party-id).
  id: 'new',
  sid: 'new',
  slug: null,
  hostName,
  plan: 'free',
  rsvpDeadlineEnabled: draft.suDate !== null,
  actions: {},
  features: [],
  limits: PLAN_LIMITS.free,
  prices: { unlimited_photos: UNLIMITED_PHOTOS_PRICE },
  pages: { photos: false, wishlist: false },
  isOwner: false,
  isCohost: false,
  version: 0,
});
