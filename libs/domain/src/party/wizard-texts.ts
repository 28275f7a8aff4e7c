import type { Language } from '@festlig/contracts/define';
import type { PartyType } from '@festlig/contracts/party';

/** What the wizard writes on a new page: the host changes it in place. `name` is plain text. */
export interface WizardText {
  title(name: string): string;
  /** One sentence for where the link is shared. */
  description(name: string): string;
  /** Paragraphs. */
  body(name: string): readonly string[];
}

/** Danish: "Annas", but "Lars'". */
export const danishOwner = (name: string) => (/[sxz]$/i.test(name) ? `${name}’` : `${name}s`);
/** English: "Anna’s", and "James’s" is written "James’". */
export const englishOwner = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

const da: Record<PartyType, WizardText> = {
  party: {
    title: (name) => `Fest hos ${name}`,
    description: (name) => `${name} holder fest, og du er inviteret.`,
    body: () => [
      'Vi holder fest, og den bliver ikke det samme uden dig.',
      'Skriv, om du kan komme, og hvor mange I bliver.',
    ],
  },
  birthday: {
    title: (name) => `${danishOwner(name)} fødselsdag`,
    description: (name) => `Du er inviteret til ${danishOwner(name)} fødselsdag.`,
    body: (name) => [
      `Der skal fejres fødselsdag, og ${name} håber, at du kan være med.`,
      'Skriv, om du kan komme, og hvor mange I bliver.',
    ],
  },
  wedding: {
    title: (name) => `${name} skal giftes`,
    description: (name) => `Du er inviteret til bryllup. ${name} skal giftes.`,
    body: () => [
      'Vi skal giftes, og vi vil så gerne dele dagen med dig.',
      'Skriv, om du kan komme, så vi kan glæde os til at se dig.',
    ],
  },
  baptism: {
    title: (name) => `${danishOwner(name)} barnedåb`,
    description: (name) => `Du er inviteret til ${danishOwner(name)} barnedåb.`,
    body: (name) => [
      `${name} skal døbes, og vi vil gerne fejre dagen med dem, der holder af os.`,
      'Skriv, om du kan komme, og hvor mange I bliver.',
    ],
  },
  confirmation: {
    title: (name) => `${danishOwner(name)} konfirmation`,
    description: (name) => `Du er inviteret til ${danishOwner(name)} konfirmation.`,
    body: (name) => [
      `${name} skal konfirmeres, og dagen bliver bedre med dig.`,
      'Skriv, om du kan komme, og hvor mange I bliver.',
    ],
  },
  anniversary: {
    title: (name) => `Vi fejrer ${name}`,
    description: (name) => `Du er inviteret til jubilæum. Vi fejrer ${name}.`,
    body: (name) => [
      `Årene er gået, og det skal fejres. Kom og vær med, når vi fejrer ${name}.`,
      'Skriv, om du kan komme, og hvor mange I bliver.',
    ],
  },
  christmas: {
    title: (name) => `Jul hos ${name}`,
    description: (name) => `${name} inviterer til jul.`,
    body: () => [
      'Snart er det jul, og vi vil gerne samle dem, vi holder af.',
      'Skriv, om du kan komme, og hvor mange I bliver.',
    ],
  },
};

const en: Record<PartyType, WizardText> = {
  party: {
    title: (name) => `A party at ${englishOwner(name)}`,
    description: (name) => `${name} is having a party, and you are invited.`,
    body: () => [
      'We are having a party, and it will not be the same without you.',
      'Let us know if you can come, and how many you will be.',
    ],
  },
  birthday: {
    title: (name) => `${englishOwner(name)} birthday`,
    description: (name) => `You are invited to ${englishOwner(name)} birthday.`,
    body: (name) => [
      `There is a birthday to celebrate, and ${name} hopes you can be there.`,
      'Let us know if you can come, and how many you will be.',
    ],
  },
  wedding: {
    title: (name) => `The wedding of ${name}`,
    description: (name) => `You are invited to the wedding of ${name}.`,
    body: () => [
      'We are getting married, and we would love to share the day with you.',
      'Let us know if you can come, so we can look forward to seeing you.',
    ],
  },
  baptism: {
    title: (name) => `${englishOwner(name)} baptism`,
    description: (name) => `You are invited to ${englishOwner(name)} baptism.`,
    body: (name) => [
      `${name} is being baptised, and we would like to spend the day with the people we love.`,
      'Let us know if you can come, and how many you will be.',
    ],
  },
  confirmation: {
    title: (name) => `${englishOwner(name)} confirmation`,
    description: (name) => `You are invited to ${englishOwner(name)} confirmation.`,
    body: (name) => [
      `${name} is being confirmed, and the day will be better with you there.`,
      'Let us know if you can come, and how many you will be.',
    ],
  },
  anniversary: {
    title: (name) => `Celebrating ${name}`,
    description: (name) => `You are invited to an anniversary. We are celebrating ${name}.`,
    body: (name) => [
      `The years have gone by, and that calls for a celebration. Come and join us for ${name}.`,
      'Let us know if you can come, and how many you will be.',
    ],
  },
  christmas: {
    title: (name) => `Christmas at ${englishOwner(name)}`,
    description: (name) => `${name} invites you for Christmas.`,
    body: () => [
      'Christmas is near, and we would like to gather the people we love.',
      'Let us know if you can come, and how many you will be.',
    ],
  },
};

export const wizardTexts: Record<Language, Record<PartyType, WizardText>> = { da, en };
