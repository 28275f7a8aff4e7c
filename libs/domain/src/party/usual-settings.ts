import type { PartySettings } from '@festlig/contracts/party';

type Unasked =
  | 'smsUseSenderNumber'
  | 'wishlistReservationsEnabled'
  | 'visibility'
  | 'photosEnabled'
  | 'photosUploadedByGuests'
  | 'photosPublicEnabled'
  | 'photosPublicDefaultEnabled'
  | 'photoBookEnabled'
  | 'photosEnabledDate';

/** The settings that no page asks for when a party is made, and that parties from before these settings have. */
export const usualSettings: Pick<PartySettings, Unasked> = {
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
