import type { Feature, PartySettings, RsvpField } from '@festlig/contracts/party';

type Question = Pick<RsvpField, 'id' | 'name' | 'type'> & { hidden?: boolean };

/**
 * Whether the new questions ask guests for more than the old ones: a question that is new, reworded, or asked again.
 * A host whose plan has ended may still remove and hide questions (rule: premium-features).
 */
export const asksMore = (before: readonly Question[], after: readonly Question[] = []): boolean =>
  after.some(({ id, name, type, hidden = false }) => {
    const kept = before.find((field) => field.id === id);
    return !kept || kept.name !== name || kept.type !== type || (kept.hidden === true && !hidden);
  });

/** What settings are compared by: those that only some plans have. */
export type PaidSettings = { rsvpFields: readonly Question[] } & Pick<
  PartySettings,
  | 'slug'
  | 'smsUseSenderNumber'
  | 'photosEnabled'
  | 'photosUploadedByGuests'
  | 'photosPublicEnabled'
  | 'photosPublicDefaultEnabled'
  | 'photoBookEnabled'
  | 'photosEnabledDate'
>;
type Wanted = { [F in keyof PaidSettings]?: PaidSettings[F] | undefined };

const PHOTO_SWITCHES = [
  'photosEnabled',
  'photosUploadedByGuests',
  'photosPublicEnabled',
  'photosPublicDefaultEnabled',
  'photoBookEnabled',
] as const;

/**
 * The features of which the wanted settings would use more than the party uses now. Switching off and removing need
 * none of them, so a host whose plan has ended can do both (rule: premium-features).
 */
export function featuresAskedFor(before: PaidSettings, wanted: Wanted): Feature[] {
  const switchesOn = (field: 'smsUseSenderNumber' | (typeof PHOTO_SWITCHES)[number]) =>
    wanted[field] === true && !before[field];
  /** A value that is there, and another than before. */
  const sets = (field: 'slug' | 'photosEnabledDate') => !!wanted[field] && wanted[field] !== before[field];
  const asked: Record<'rsvp_fields' | 'custom_url' | 'photos' | 'sms_sender', boolean> = {
    rsvp_fields: asksMore(before.rsvpFields, wanted.rsvpFields),
    custom_url: sets('slug'),
    photos: PHOTO_SWITCHES.some(switchesOn) || sets('photosEnabledDate'),
    sms_sender: switchesOn('smsUseSenderNumber'),
  };
  return Object.entries(asked).flatMap(([feature, isAsked]) => (isAsked ? [feature as Feature] : []));
}
