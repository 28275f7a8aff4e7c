import type { Feature } from '@festlig/contracts/party';

/** Where each feature is, within the party's address: a host who has bought its plan is led there (rule: plan-way-back). */
export const FEATURE_PLACE: Readonly<Record<Feature, string>> = {
  rsvp_fields: 'settings#fields',
  custom_url: 'settings#address',
  photos: 'photos',
  sms_sender: 'settings#sender',
  cohosts: 'settings#cohosts',
  import: 'contacts?import=1',
};
