import type { Act, HistoryLine } from '@festlig/contracts/party';
import type texts from '../../../i18n/da/history';

export type NamedField = keyof typeof texts.fields;

type TextOf<A extends Act> = A extends `${string}.${infer Call}` ? Call : never;
/** The name of an act's text: that of its call, without the service. */
export const textOf = (act: Act): TextOf<Act> => act.slice(act.indexOf('.') + 1) as TextOf<Act>;

/** The fields that have a name of their own, in the order in which they are told. */
const NAMED: Readonly<Record<NamedField, true>> = {
  title: true,
  body: true,
  description: true,
  date: true,
  endDate: true,
  programme: true,
  location: true,
  heroImage: true,
  themeName: true,
  suDate: true,
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
};
/** The acts of which it is told what was changed. */
const WITH_FIELDS: readonly Act[] = ['party.updateParty', 'party.updateSettings'];

/** The fields of a line that are told. */
export const shownFields = ({ act, fields }: Pick<HistoryLine, 'act' | 'fields'>): NamedField[] =>
  WITH_FIELDS.includes(act) ? (Object.keys(NAMED) as NamedField[]).filter((field) => fields.includes(field)) : [];
