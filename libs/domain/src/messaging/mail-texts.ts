import type { Language } from '@festlig/contracts/define';
import type { PartyType } from '@festlig/contracts/party';

/** Our own text around the host's words. */
export interface MailTexts {
  /** Above the title: who invites, if the title does not say it (rule: invited-once). */
  invited(host: string | null): string;
  /** Shown above a mail that asks for the answer again, and above another that is not an invitation. */
  reminder: string;
  message(host: string): string;
  button: string;
  messageButton: string;
  /** Beside the two answers, which open the page with that answer chosen. */
  see: string;
  yes: string;
  no: string;
  /** `day` in words. */
  replyBy(day: string): string;
  photosButton: string;
  linkBelow: string;
  /** Whom an answer to this mail reaches (rule: mail-from-host). */
  repliesTo(host: string): string;
  /** Who sent this mail, and why. `host` is already escaped. */
  reason(host: string): string;
  unsubscribe: string;
  via(host: string): string;
  /**
   * The first template of every party. Couples send it too, so it does not say "I". Plain text except for the
   * placeholders. The answers come before the longer words, where a phone shows them without scrolling (rule: mail-answers).
   */
  subject(title: string): string;
  /** The line of a text message of an earlier version that names the party. */
  textLine(title: string): string;
  paragraphs(host: string, wish: string): readonly string[];
  /** How it wishes the guest to be there, by the occasion. */
  wishes: Partial<Record<PartyType, string>> & { other: string };
  /**
   * The same as a text message, which has no subject, in one line, the longest of these words first: then without the guest's
   * name. `occasion` says what a guest is invited to, and when; `host` is null where its title has the whole name (rules:
   * first-template, text-says-who).
   */
  texts(host: string | null, occasion: string): readonly [string, ...string[]];
}

const da: MailTexts = {
  invited: (host) => (host ? `${host} inviterer` : 'Du er inviteret'),
  reminder: 'Husk at svare',
  message: (host) => `Nyt fra ${host}`,
  button: 'Se invitationen og svar',
  messageButton: 'Se invitationens side',
  see: 'Se invitationen',
  yes: 'Ja, jeg kommer',
  no: 'Nej, desværre',
  replyBy: (day) => `Svar senest ${day}`,
  photosButton: 'Gå til billederne',
  linkBelow: 'Virker knappen ikke? Åbn din personlige side her:',
  repliesTo: (host) => `Svar på denne mail går til ${host}.`,
  reason: (host) => `Du får denne mail, fordi ${host} har skrevet dig på sin gæsteliste hos Festlig.`,
  unsubscribe: 'Jeg vil ikke have flere invitationer og beskeder',
  via: (host) => `${host} via Festlig`,
  subject: (title) => `Invitation: ${title}`,
  textLine: (title) => `Du er inviteret: ${title}`,
  wishes: {
    wedding: 'Der skal være bryllup, og det ville betyde meget at have dig med på dagen.',
    baptism: 'Der skal være barnedåb, og det ville være en stor glæde at have dig med på dagen.',
    confirmation: 'Der skal være konfirmation, og det ville være en stor glæde at have dig med på dagen.',
    anniversary: 'Der er noget særligt at fejre, og det ville være en stor glæde at have dig med.',
    other: 'Det ville være dejligt at have dig med.',
  },
  paragraphs: (host, wish) => [
    'Kære ((name))',
    `${wish} Svar, når du ved, om du kan komme.`,
    '((link))',
    'Alt om dagen står på invitationens side, også hvis noget ændrer sig.',
    `Kærlig hilsen<br>${host}`,
  ],
  texts: (host, occasion) => [
    `Kære ((name)), ${host ? `${host} inviterer dig` : 'du er inviteret'}: ${occasion}. Svar her: ((link))`,
    `${host ? `${host} inviterer dig` : 'Du er inviteret'}: ${occasion}. ((link))`,
  ],
};

const en: MailTexts = {
  invited: (host) => (host ? `An invitation from ${host}` : 'You are invited'),
  reminder: 'Please reply',
  message: (host) => `News from ${host}`,
  button: 'See the invitation and reply',
  messageButton: 'See the invitation page',
  see: 'See the invitation',
  yes: 'Yes, I’ll be there',
  no: 'Sorry, I can’t',
  replyBy: (day) => `Please reply by ${day}`,
  photosButton: 'Go to the photos',
  linkBelow: 'Button not working? Open your personal page here:',
  repliesTo: (host) => `Replies to this e-mail go to ${host}.`,
  reason: (host) => `You are receiving this because ${host} added you to a guest list on Festlig.`,
  unsubscribe: 'Unsubscribe from all invitations and messages',
  via: (host) => `${host} via Festlig`,
  subject: (title) => `Invitation: ${title}`,
  textLine: (title) => `You are invited: ${title}`,
  wishes: {
    wedding: 'There is a wedding to celebrate, and it would mean so much to have you there.',
    baptism: 'There is a baptism to celebrate, and it would be a joy to have you there.',
    confirmation: 'There is a confirmation to celebrate, and it would be a joy to have you there.',
    anniversary: 'There is something special to celebrate, and it would be a joy to have you there.',
    other: 'It would be lovely to have you there.',
  },
  paragraphs: (host, wish) => [
    'Dear ((name))',
    `${wish} Reply when you know whether you can come.`,
    '((link))',
    'Everything about the day is on the invitation page, even if something changes.',
    `Warm wishes<br>${host}`,
  ],
  texts: (host, occasion) => [
    `Dear ((name)), ${host ? `an invitation from ${host}` : 'you are invited'}: ${occasion}. Reply here: ((link))`,
    `${host ? `An invitation from ${host}` : 'You are invited'}: ${occasion}. ((link))`,
  ],
};

export const mailTexts: Record<Language, MailTexts> = { da, en };
