import type { RsvpField } from '@festlig/contracts/party';
import { greetingName } from '../contacts/greeting-name';
import { inviting } from '../party/inviting';
import { answerTo, type Answers, isAsked } from '../rsvp/answers';
import { escapeHtml, unlinked } from './html-text';
import { type Invitation, type MailTemplate, timeAndPlace } from './invitation-mail';
import { type Fact, factLine } from './mail-head';
import { buttonAndLinkHtml, mailHtml, mailLook, ownText } from './mail-frame';
import { mailTexts } from './mail-texts';

/** The longest name by which a mail greets: anybody can type a name and somebody else's address into an open form. */
const NAME_LENGTH = 30;

const texts = {
  da: {
    subject: 'Kvittering for dit svar',
    yes: (name: string) => `Vi ses, ${name}!`,
    no: (name: string) => `Tak for dit svar, ${name}`,
    glad: (host: string) => `Hvor er det dejligt, at du kommer! ${host} har fået dit svar.`,
    sorry: (host: string) => `${host} har fået dit svar. Du bliver savnet.`,
    coming: (people: number) => (people > 1 ? `I er ${people}, der kommer` : 'Du kommer'),
    companions: (names: string) => `Med: ${names}`,
    notComing: 'Du kan ikke komme',
    answer: 'Dit svar',
    greeting: 'Din hilsen',
    change: 'Se eller ret dit svar',
    see: 'Se invitationen',
    calendar: 'Læg dagen i kalenderen',
    footer:
      'Du får denne mail, fordi din adresse hører til et svar på invitationen. Er svaret ikke dit, kan du se bort fra den.',
  },
  en: {
    subject: 'Your reply has arrived',
    yes: (name: string) => `See you there, ${name}!`,
    no: (name: string) => `Thank you for letting us know, ${name}`,
    glad: (host: string) => `How lovely that you are coming! ${host} has your reply.`,
    sorry: (host: string) => `${host} has your reply. You will be missed.`,
    coming: (people: number) => (people > 1 ? `${people} of you are coming` : 'You are coming'),
    companions: (names: string) => `With: ${names}`,
    notComing: 'You can’t make it',
    answer: 'Your reply',
    greeting: 'Your note',
    change: 'See or change your reply',
    see: 'See the invitation',
    calendar: 'Add the day to your calendar',
    footer:
      'You are receiving this because your address belongs to a reply to the invitation. If the reply is not yours, you can ignore this e-mail.',
  },
} as const;

/** What a guest answered, and where the receipt leads. */
export interface AnsweredMail {
  invitation: Pick<
    Invitation,
    | 'language'
    | 'title'
    | 'invitedBy'
    | 'date'
    | 'endDate'
    | 'zone'
    | 'place'
    | 'programme'
    | 'heroUrl'
    | 'look'
    | 'site'
  >;
  /** The owner of the account, who is named where nobody else is said to invite. */
  hostName: string;
  guestName: string;
  isComming: boolean;
  numberOfPeople: number;
  /** The names of those who come with the guest. */
  companions: readonly string[];
  fields: Answers;
  asked: readonly RsvpField[];
  /** What the guest has written to the host; blank for none. */
  comment: string;
  /** The mail goes to the guest list's own address, so what the guest has typed cannot reach a stranger. */
  quotesTexts: boolean;
  /** The guest's own page. */
  link: string;
  /** Whether the answer can still be changed there. */
  isOpen: boolean;
  calendar: string;
  /** Whom an answer to the mail reaches: the host's name, or null where nobody gets it (rule: mail-from-host). */
  repliesTo: string | null;
}

/** The answers to the host's questions as lines; texts that a stranger may have typed are left out. */
function linesOf({ asked, fields, isComming, quotesTexts }: AnsweredMail): string[] {
  return asked
    .filter((field) => isAsked(field, isComming))
    .flatMap((field) => {
      const answer = answerTo(fields, field.id);
      if (field.type === 'choice') return answer === true ? [`✓ ${unlinked(field.name)}`] : [];
      return quotesTexts && typeof answer === 'string' ? [`${unlinked(field.name)}: ${unlinked(answer)}`] : [];
    });
}

const unlinkedFact = (fact: Fact): Fact =>
  typeof fact === 'string'
    ? unlinked(fact)
    : { when: fact.when, title: unlinked(fact.title), address: unlinked(fact.address) };

const inHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/**
 * The receipt that a guest gets for a reply (rules: answer-receipt, answer-receipt-safe). The comment is quoted as other
 * texts are, and nothing that a host or a guest has typed becomes a link.
 */
export function answerMail(answered: AnsweredMail): MailTemplate {
  const { invitation, isComming, numberOfPeople, link, calendar, isOpen } = answered;
  const { language } = invitation;
  const words = texts[language];
  const title = unlinked(invitation.title);
  const host = unlinked(inviting({ ...invitation, hostName: answered.hostName }) ?? '');
  const name = unlinked(greetingName(answered.guestName).slice(0, NAME_LENGTH).trim());
  const subject = `${words.subject} · ${title}`;
  const heading = isComming ? words.yes(name) : words.no(name);
  const opening = isComming ? words.glad(host) : words.sorry(host);
  const answer = isComming ? words.coming(numberOfPeople) : words.notComing;
  const companions = answered.quotesTexts ? answered.companions.map(unlinked) : [];
  const named = companions.length > 0 ? [words.companions(companions.join(', '))] : [];
  const lines = [answer, ...named, ...linesOf(answered)];
  const comment = answered.quotesTexts ? unlinked(answered.comment).trim() : '';
  const facts = isComming ? timeAndPlace(invitation).map(unlinkedFact) : [];
  const look = mailLook(invitation);
  const { repliesTo } = answered;
  const reaches = repliesTo === null ? [] : [mailTexts[language].repliesTo(unlinked(repliesTo))];
  const button = isOpen ? words.change : words.see;
  const calendarHtml = `<p style="text-align:center"><a href="${escapeHtml(calendar)}">${words.calendar}</a></p>`;
  return {
    subject,
    html: mailHtml({
      language,
      subject,
      preheader: lines.join(' · '),
      ...look,
      eyebrow: title,
      title: heading,
      sender: 'product',
      facts,
      wordsHtml:
        `<p>${escapeHtml(opening)}</p><p><strong>${words.answer}</strong><br>${lines.map(inHtml).join('<br>')}</p>` +
        (comment && `<p><strong>${words.greeting}</strong><br>${inHtml(comment)}</p>`) +
        `${buttonAndLinkHtml(language, link, button, look.accent)}${isComming ? calendarHtml : ''}`,
      footerHtml: [...reaches.map(escapeHtml), words.footer].join('<br><br>'),
    }),
    text: ownText([
      [heading, title, ...facts.map(factLine)].join('\n'),
      opening,
      `${words.answer}:\n${lines.join('\n')}`,
      ...(comment === '' ? [] : [`${words.greeting}:\n${comment}`]),
      `${button}:\n${link}`,
      ...(isComming ? [`${words.calendar}:\n${calendar}`] : []),
      ['-- ', ...reaches, words.footer].join('\n'),
    ]),
  };
}
