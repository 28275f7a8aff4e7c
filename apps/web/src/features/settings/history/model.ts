import {
  type Act,
  Feature,
  type HistoryLine,
  OPERATED,
  type PartyContent,
  type PartySettings,
} from '@festlig/contracts/party';

/** All but the zone, which is given with every date: without a name for one, this does not compile. */
export type NamedField = keyof PartySettings | Exclude<keyof (typeof PartyContent)['shape'], 'zone'>;

type TextOf<A extends Act> = A extends `${string}.${infer Call}` ? Call : never;
/** The name of an act's text: that of its call, without the service. */
export const textOf = (act: Act): TextOf<Act> => act.slice(act.indexOf('.') + 1) as TextOf<Act>;

/** The fields that are told, in this order. */
const NAMED: Readonly<Record<NamedField, true>> = {
  title: true,
  invitedBy: true,
  body: true,
  description: true,
  date: true,
  endDate: true,
  programme: true,
  location: true,
  heroImage: true,
  themeName: true,
  layout: true,
  lettering: true,
  colour: true,
  suDate: true,
  rsvpDeadlineEnabled: true,
  rsvpEnabled: true,
  rsvpRestricted: true,
  guestCountChoiceEnabled: true,
  rsvpReplyEmailDisabled: true,
  rsvpFields: true,
  language: true,
  slug: true,
  actions: true,
  visibility: true,
  cancelled: true,
  smsUseSenderNumber: true,
  wishlistReservationsEnabled: true,
  photosEnabled: true,
  photosUploadedByGuests: true,
  photosPublicEnabled: true,
  photosPublicDefaultEnabled: true,
  photosEnabledDate: true,
  photoBookEnabled: true,
};
/** The acts of which it is told what was changed. */
const WITH_FIELDS: readonly Act[] = ['party.updateParty', 'party.updateSettings'];

/** The fields of a line that are told. */
export const shownFields = ({ act, fields }: Pick<HistoryLine, 'act' | 'fields'>): NamedField[] =>
  WITH_FIELDS.includes(act) ? (Object.keys(NAMED) as NamedField[]).filter((field) => fields.includes(field)) : [];

const isOperated = (act: Act): boolean => (OPERATED as readonly Act[]).includes(act);

/** The features that the operator opened or closed. */
export const shownFeatures = ({ act, fields }: Pick<HistoryLine, 'act' | 'fields'>): Feature[] =>
  isOperated(act) ? fields.flatMap((field) => Feature.safeParse(field).data ?? []) : [];
