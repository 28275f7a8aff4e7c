import type { Language } from '@festlig/contracts/define';
import type { PartyType } from '@festlig/contracts/party';
import { REPLY_LINE } from './reply-line';
import { weddingAnniversary } from './wedding-anniversary';

/** The names the wizard has asked for, as plain text; '' where the occasion does not ask. */
export interface WizardNames {
  name: string;
  /** Birthday: the age, if it is told. */
  age: string;
  /** Anniversary: number of years. */
  year: string;
  /** Baptism. */
  childName: string;
  /** Wedding, baptism and confirmation: place of the ceremony. */
  churchLocation: string;
  nameOnSpouse: string;
}

/** The text with which the wizard fills a new page. The host can edit it there. */
export interface WizardText {
  title(names: WizardNames): string;
  /** One sentence, shown where the link is shared. */
  description(names: WizardNames): string;
  /** Paragraphs. */
  body(names: WizardNames): readonly string[];
  /** Who invites, where the wizard asks for it or it is more than the one who writes; else the name of the account says it. */
  invitedBy?(names: WizardNames): string;
}

/** Danish: "Annas", but "Lars'". */
export const danishOwner = (name: string) => (/[sxz]$/i.test(name) ? `${name}’` : `${name}s`);
/** English: "Anna’s", and "James’s" is written "James’". */
export const englishOwner = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`);
/** A name at the beginning of a sentence: "familien Holm" becomes "Familien Holm". */
const first = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);

const daReply = REPLY_LINE.da;
/** "Mette og Pers sølvbryllup", "Mettes 25-årsjubilæum". */
const daAnniversary = ({ name, year }: WizardNames) =>
  `${danishOwner(name)} ${weddingAnniversary(name, year, 'da') ?? `${year}-årsjubilæum`}`;
const daCouple = ({ name, nameOnSpouse }: WizardNames) => `${first(name)} og ${nameOnSpouse}`;

const da: Record<PartyType, WizardText> = {
  party: {
    title: ({ name }) => `Fest hos ${name}`,
    invitedBy: ({ name }) => name,
    description: ({ name }) => `${first(name)} holder fest, og du er inviteret.`,
    body: () => ['Vi holder fest, og den bliver ikke det samme uden jer.', daReply],
  },
  birthday: {
    title: ({ name, age }) => (age === '' ? `${first(danishOwner(name))} fødselsdag` : `${first(name)} fylder ${age}`),
    description: ({ name, age }) =>
      `Du er inviteret til ${danishOwner(name)} ${age === '' ? '' : `${age}-års`}fødselsdag.`,
    body: ({ name, age }) => [
      age === ''
        ? `Der skal fejres fødselsdag, og ${name} håber, at I kan være med.`
        : `${first(name)} fylder ${age} år. Det skal fejres, og dagen bliver bedre med jer.`,
      daReply,
    ],
  },
  wedding: {
    title: (names) => `${daCouple(names)} skal giftes`,
    invitedBy: daCouple,
    description: (names) => `Du er inviteret til bryllup. ${daCouple(names)} skal giftes.`,
    body: () => [
      'Vi skal giftes, og vi vil så gerne dele dagen med dig.',
      'Skriv, om du kan komme, så vi kan glæde os til at se dig.',
    ],
  },
  baptism: {
    title: ({ childName }) => `${first(danishOwner(childName))} barnedåb`,
    invitedBy: ({ name }) => name,
    description: ({ childName }) => `Du er inviteret til ${danishOwner(childName)} barnedåb.`,
    body: ({ childName, name }) => [
      `${first(childName)} skal døbes, og vi vil gerne fejre dagen med dem, der holder af os.`,
      daReply,
      `Kærlig hilsen ${name}`,
    ],
  },
  confirmation: {
    title: ({ name }) => `${first(danishOwner(name))} konfirmation`,
    description: ({ name }) => `Du er inviteret til ${danishOwner(name)} konfirmation.`,
    body: ({ name }) => [`${first(name)} skal konfirmeres, og dagen bliver bedre med jer.`, daReply],
  },
  anniversary: {
    title: (names) => first(daAnniversary(names)),
    description: (names) => `Du er inviteret til ${daAnniversary(names)}.`,
    body: ({ name, year }) => [
      weddingAnniversary(name, year, 'da')
        ? `${first(name)} har været gift i ${year} år, og det skal fejres. Vi håber, at I kan være med.`
        : `${year} år skal fejres. Kom og vær med, når vi fejrer ${name}.`,
      daReply,
    ],
  },
  christmas: {
    title: ({ name }) => `Jul hos ${name}`,
    invitedBy: ({ name }) => name,
    description: ({ name }) => `${first(name)} inviterer til jul.`,
    body: () => ['Snart er det jul, og vi vil gerne samle dem, vi holder af.', daReply],
  },
};

const enReply = REPLY_LINE.en;
const enCouple = ({ name, nameOnSpouse }: WizardNames) => `${first(name)} and ${nameOnSpouse}`;
/** 1st, 2nd, 3rd, 11th, 21st. */
const enOrdinal = (number: string) => {
  const ends = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as const;
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(Number(number));
  return `${number}${ends[rule as keyof typeof ends]}`;
};
/** "Emma’s 50th birthday". */
const enBirthday = ({ name, age }: WizardNames) =>
  `${englishOwner(name)} ${age === '' ? '' : `${enOrdinal(age)} `}birthday`;
/** "Mary and Peter’s silver wedding anniversary". */
const enWedding = ({ name, year }: WizardNames) => {
  const named = weddingAnniversary(name, year, 'en');
  return named && `${englishOwner(name)} ${named}`;
};
const enYears = (year: string) => (Number(year) === 1 ? 'one year' : `${year} years`);

const en: Record<PartyType, WizardText> = {
  party: {
    title: ({ name }) => `${first(englishOwner(name))} party`,
    invitedBy: ({ name }) => name,
    description: ({ name }) => `You are invited to ${englishOwner(name)} party.`,
    body: () => ['We are having a party, and it will not be the same without you.', enReply],
  },
  birthday: {
    title: (names) => first(enBirthday(names)),
    description: (names) => `You are invited to ${enBirthday(names)}.`,
    body: ({ name, age }) => [
      age === ''
        ? `There is a birthday to celebrate, and ${name} would love you to be there.`
        : `${enOrdinal(age)} birthdays only come once, and ${name} would love you to be there.`,
      enReply,
    ],
  },
  wedding: {
    title: (names) => `${enCouple(names)} are getting married`,
    invitedBy: enCouple,
    description: (names) => `You are invited to a wedding. ${enCouple(names)} are getting married.`,
    body: () => [
      'We are getting married, and we would love to share the day with you.',
      'Let us know if you can come, so we can look forward to seeing you.',
    ],
  },
  baptism: {
    title: ({ childName }) => `${first(englishOwner(childName))} baptism`,
    invitedBy: ({ name }) => name,
    description: ({ childName }) => `You are invited to ${englishOwner(childName)} baptism.`,
    body: ({ childName, name }) => [
      `${first(childName)} is being baptised, and we would like to spend the day with the people we love.`,
      enReply,
      `With love, ${name}`,
    ],
  },
  confirmation: {
    title: ({ name }) => `${first(englishOwner(name))} confirmation`,
    description: ({ name }) => `You are invited to ${englishOwner(name)} confirmation.`,
    body: ({ name }) => [`${first(name)} is being confirmed, and the day will be better with you there.`, enReply],
  },
  anniversary: {
    title: (names) => first(enWedding(names) ?? `Celebrating ${enYears(names.year)} with ${names.name}`),
    description: (names) =>
      `You are invited to ${enWedding(names) ?? `celebrate ${enYears(names.year)} with ${names.name}`}.`,
    body: (names) => [
      enWedding(names)
        ? `${first(names.name)} have been married for ${names.year} years. Come and celebrate with us.`
        : `That calls for a celebration. Come and join us for ${names.name}.`,
      enReply,
    ],
  },
  christmas: {
    title: ({ name }) => `Christmas with ${name}`,
    invitedBy: ({ name }) => name,
    description: ({ name }) => `${first(name)} would love you to come for Christmas.`,
    body: () => ['Christmas is near, and we would like to gather the people we love.', enReply],
  },
};

export const wizardTexts: Record<Language, Record<PartyType, WizardText>> = { da, en };
