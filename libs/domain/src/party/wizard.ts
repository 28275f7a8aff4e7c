import type { Language } from '@festlig/contracts/define';
import type { PartyType } from '@festlig/contracts/party';
import { dayIn, toInstant } from './moment';
import { wizardTexts } from './wizard-texts';

/** What the wizard asks for (spec section 3, Wizard input). All as typed. */
export interface WizardInput {
  type: PartyType;
  name: string;
  /** Calendar day YYYY-MM-DD in the event's zone. */
  date: string;
  /** HH:mm in the event's zone. */
  clock: string;
  /** Address; may be empty. */
  location: string;
  /** Honeypot: empty for people. */
  zip: string;
}

export interface WizardSurroundings {
  language: Language;
  /** IANA zone of the event. */
  zone: string;
  /** Group to picture paths (listHeroImages). */
  heroImages: Readonly<Record<string, readonly string[]>>;
}

/** What the wizard produces (spec section 3): the content of a new party. `body` and `description` are HTML. */
export interface WizardParty {
  type: PartyType;
  language: Language;
  title: string;
  description: string;
  body: string;
  date: string;
  zone: string;
  heroImage: string | null;
  location: { address: string; latitude: null; longitude: null };
}

type WizardProblem = 'required' | 'invalid' | 'date_in_past';

/** Spec section 5, Wizard: the problem of each field that has one, as an error code. `now` decides what today is in `zone`. */
export function wizardProblems(
  input: Partial<WizardInput>,
  now: Date,
  zone: string,
): Partial<Record<'name' | 'date' | 'clock', WizardProblem>> {
  const problems: ReturnType<typeof wizardProblems> = {};
  if (!input.name?.trim()) problems.name = 'required';
  if (!input.date) problems.date = 'required';
  else if (toInstant({ date: input.date, clock: '12:00' }, zone) === null) problems.date = 'invalid';
  else if (input.date < dayIn(now, zone)) problems.date = 'date_in_past';
  if (!input.clock) problems.clock = 'required';
  else if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(input.clock)) problems.clock = 'invalid';
  return problems;
}

/** A filled honeypot: nothing happens, and nothing is said (spec section 5). */
export const isBot = (input: Pick<Partial<WizardInput>, 'zip'>): boolean => Boolean(input.zip?.trim());

/** Where the picture of an occasion without a group of its own is taken from. */
const PICTURE: Partial<Record<PartyType, { group: string; index: number }>> = {
  anniversary: { group: 'party', index: 2 },
};

/** The picture a new page begins with: of the occasion's own group, else any; null when there are none. */
export function heroFor(type: PartyType, heroImages: WizardSurroundings['heroImages']): string | null {
  const { group, index } = PICTURE[type] ?? { group: type, index: 0 };
  const images = heroImages[group] ?? Object.values(heroImages)[0] ?? [];
  return images[index] ?? images[0] ?? null;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The new party's content. The input must have no `wizardProblems`; otherwise it throws a RangeError. */
export function partyFromWizard(input: WizardInput, { language, zone, heroImages }: WizardSurroundings): WizardParty {
  const date = toInstant(input, zone);
  if (date === null) throw new RangeError(`not a moment: ${input.date} ${input.clock}`);
  const name = input.name.trim();
  const text = wizardTexts[language][input.type];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  return {
    type: input.type,
    language,
    title: text.title(name),
    description: paragraph(text.description(name)),
    body: text.body(name).map(paragraph).join(''),
    date,
    zone,
    heroImage: heroFor(input.type, heroImages),
    location: { address: input.location.trim(), latitude: null, longitude: null },
  };
}
