import type { Language } from '@festlig/contracts/define';
import { InvitedBy, type Location, type PartyType, type ProgrammeItem } from '@festlig/contracts/party';
import { withBorrowed } from '../web/hero-groups';
import { addDays, toInstant } from './moment';
import { inOrder } from './programme';
import { writtenYears } from './wedding-anniversary';
import { wizardTexts, type WizardNames } from './wizard-texts';

/** Fields that an occasion asks for in addition to the common ones (rule: wizard-own-fields). */
export type OwnField = 'year' | 'childName' | 'churchLocation' | 'nameOnSpouse';
export const OWN_FIELDS: Readonly<Partial<Record<PartyType, readonly OwnField[]>>> = {
  anniversary: ['year'],
  baptism: ['childName'],
  wedding: ['nameOnSpouse', 'churchLocation'],
};

/** Fields that an occasion offers without asking for them (rules: wizard-age, wizard-programme). */
export type OfferedField = 'age' | 'churchLocation';
export const OFFERED_FIELDS: Readonly<Partial<Record<PartyType, readonly OfferedField[]>>> = {
  birthday: ['age'],
  baptism: ['churchLocation'],
  confirmation: ['churchLocation'],
};

/** The input of the wizard, as typed (rule: wizard-input). */
export interface WizardInput extends Partial<Record<OwnField | OfferedField, string>> {
  type: PartyType;
  name: string;
  /** Calendar day YYYY-MM-DD in the event's zone. */
  date: string;
  /** HH:mm in the event's zone. */
  clock: string;
  /** HH:mm; '' or absent when nobody says. An end that is no later on the clock is on the next day (rule: event-end). */
  endClock?: string;
  /** Guests of a wedding are invited to the party alone, so that its ceremony has no place on the page (rule: wizard-party-only). */
  partyOnly?: boolean;
  /** When the party begins after a ceremony, HH:mm (rule: wizard-programme). */
  partyClock?: string;
  /** The address may be empty. */
  location: Location;
  /** Honeypot: people leave it empty. */
  zip: string;
}

export interface WizardSurroundings {
  language: Language;
  /** IANA zone of the event. */
  zone: string;
  /** Picture paths by group (listHeroImages). */
  heroImages: Readonly<Record<string, readonly string[]>>;
}

/** The content of a new party (rule: wizard-result). `body` and `description` are HTML. */
export interface WizardParty {
  type: PartyType;
  language: Language;
  title: string;
  description: string;
  body: string;
  date: string;
  zone: string;
  heroImage: string | null;
  location: Location;
  endDate: string | null;
  programme: ProgrammeItem[];
  invitedBy: string;
}

/** A ceremony and the party after it, where a place is given for the ceremony (rule: wizard-programme). */
const PROGRAMME: Record<Language, { ceremony: Partial<Record<PartyType, string>>; party: string }> = {
  da: { ceremony: { wedding: 'Vielse', baptism: 'Dåb', confirmation: 'Konfirmation' }, party: 'Fest' },
  en: { ceremony: { wedding: 'Ceremony', baptism: 'Baptism', confirmation: 'Confirmation' }, party: 'Party' },
};

type Occasion = Pick<Partial<WizardInput>, 'type' | 'partyOnly'>;

/** The fields that this occasion requires (rules: wizard-own-fields, wizard-party-only). */
export const ownFields = ({ type, partyOnly }: Occasion): readonly OwnField[] => {
  const fields = (type && OWN_FIELDS[type]) ?? [];
  return type === 'wedding' && partyOnly ? fields.filter((field) => field !== 'churchLocation') : fields;
};
export const offeredFields = (type: PartyType | undefined): readonly OfferedField[] =>
  (type && OFFERED_FIELDS[type]) ?? [];

/** Whether the honeypot is filled. The input is then ignored without an error (rule: wizard-honeypot). */
export const isBot = (input: Pick<Partial<WizardInput>, 'zip'>): boolean => Boolean(input.zip?.trim());

/** The picture of a new page: from the occasion's own group, else from any; null when there are none. */
export function heroFor(type: PartyType, heroImages: WizardSurroundings['heroImages']): string | null {
  const images = withBorrowed(heroImages)[type] ?? Object.values(heroImages)[0] ?? [];
  return images[0] ?? null;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The names used in the texts: trimmed, and only those that this occasion asks for. */
export function namesOf(input: Partial<WizardInput>): WizardNames {
  const asked: readonly string[] = [...ownFields(input), ...offeredFields(input.type)];
  const own = (field: OwnField | OfferedField) => (asked.includes(field) ? (input[field]?.trim() ?? '') : '');
  return {
    name: input.name?.trim() ?? '',
    age: own('age'),
    year: writtenYears(own('year')),
    childName: own('childName'),
    churchLocation: own('churchLocation'),
    nameOnSpouse: own('nameOnSpouse'),
  };
}

const NO_PLACE = { address: '', latitude: null, longitude: null };

/** The party is at its own place, which the host can add later; so its item names none. */
function programmeOf(input: WizardInput, date: string, zone: string, language: Language): ProgrammeItem[] {
  const { churchLocation } = namesOf(input);
  const title = PROGRAMME[language].ceremony[input.type];
  if (churchLocation === '' || title === undefined) return [];
  const begins = toInstant({ date: input.date, clock: input.partyClock ?? '' }, zone);
  return inOrder([
    { id: 'ceremony', date, title, location: { ...NO_PLACE, address: churchLocation } },
    ...(begins === null ? [] : [{ id: 'party', date: begins, title: PROGRAMME[language].party, location: NO_PLACE }]),
  ]);
}

function endOf({ date, clock, endClock = '' }: WizardInput, zone: string): string | null {
  return toInstant({ date: endClock > clock ? date : addDays(date, 1), clock: endClock }, zone);
}

/**
 * The new party's content.
 * @throws RangeError if the input has problems (`checkWizard`)
 */
export function partyFromWizard(input: WizardInput, { language, zone, heroImages }: WizardSurroundings): WizardParty {
  const date = toInstant(input, zone);
  if (date === null) throw new RangeError(`not a moment: ${input.date} ${input.clock}`);
  const names = namesOf(input);
  const text = wizardTexts[language][input.type];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  return {
    type: input.type,
    language,
    title: text.title(names),
    description: paragraph(text.description(names)),
    body: text.body(names).map(paragraph).join(''),
    date,
    endDate: endOf(input, zone),
    programme: programmeOf(input, date, zone, language),
    zone,
    heroImage: heroFor(input.type, heroImages),
    location: { ...input.location, address: input.location.address.trim() },
    invitedBy: InvitedBy.safeParse(text.invitedBy?.(names) ?? '').data ?? '',
  };
}

/** The two names in "Maja og Anton", "Anna & Bo" or "Tom and Ann"; null for a text that is not just two (rule: wizard-couple). */
export function coupleIn(text: string): [string, string] | null {
  const [name = '', other = '', ...more] = text
    .trim()
    .split(/ (?:og|and|&|\+) /i)
    .map((name) => name.trim());
  return name !== '' && other !== '' && more.length === 0 ? [name, other] : null;
}
