import type { PartySettings } from '@festlig/contracts/party';

type Unasked =
  | 'cancelled'
  | 'smsUseSenderNumber'
  | 'wishlistReservationsEnabled'
  | 'visibility'
  | 'photosEnabled'
  | 'photosUploadedByGuests'
  | 'photosPublicEnabled'
  | 'photosPublicDefaultEnabled'
  | 'photoBookEnabled'
  | 'photosEnabledDate';

type Replies = 'rsvpEnabled' | 'rsvpRestricted' | 'guestCountChoiceEnabled' | 'rsvpReplyEmailDisabled' | 'rsvpFields';

/** How guests reply to a new party. */
export const newReplySettings: Pick<PartySettings, Replies> = {
  rsvpEnabled: true,
  rsvpRestricted: false,
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: false,
  rsvpFields: [],
};

/** The settings that no page asks for when a party is made, and that parties from before these settings have. */
export const usualSettings: Pick<PartySettings, Unasked> = {
  cancelled: false,
  smsUseSenderNumber: false,
  wishlistReservationsEnabled: true,
  visibility: 'link',
  photosEnabled: false,
  photosUploadedByGuests: true,
  photosPublicEnabled: true,
  photosPublicDefaultEnabled: true,
  photoBookEnabled: false,
  photosEnabledDate: null,
};
