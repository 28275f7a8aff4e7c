import type { Language } from '@festlig/contracts/define';
import { escapeHtml } from './html-text';
import { clockText, dateText, dayText, momentInside } from './moment-text';
import { readyTemplate, type TemplateText } from './ready-template';

/** The messages with which a host may begin, whatever has happened (rule: message-starters). */
export const STARTERS = ['practical', 'changed', 'thanks'] as const;

/** What a host tells guests who have an invitation. */
export const TELLINGS = ['reminder', 'newTime', 'newPlace', 'cancelled', 'held', ...STARTERS] as const;
export type Telling = (typeof TELLINGS)[number];

/** Those that tell of a change, which concerns guests who have not replied as well (rule: send-audiences). */
export const CHANGES: readonly Telling[] = ['newTime', 'newPlace', 'cancelled', 'held', 'changed'];

/** What the words say of the party. `date` is ISO 8601 UTC, `replyBy` the last day to reply (YYYY-MM-DD). */
export interface ToldParty {
  title: string;
  date: string;
  zone: string;
  place: string;
  replyBy: string | null;
  /** Time and place before they were changed, where they are known. */
  was?: TimeAndPlace | undefined;
}
export type TimeAndPlace = Record<'date' | 'zone' | 'place', string>;

interface Words {
  subject: string;
  /** Plain text; each a paragraph. */
  said: readonly string[];
  /** Said in a text message instead, with the link: there a guest knows the party by its title alone. */
  texted?: string;
}

interface TellingTexts {
  dear: string;
  here: string;
  warmly: string;
  words: Record<Telling, (party: ToldParty) => Words>;
}

/** Couples send it too, so it does not say "I". */
const TEXTS: Record<Language, TellingTexts> = {
  da: {
    dear: 'Kære ((name))',
    here: 'Se det hele her:',
    warmly: 'Kærlig hilsen',
    words: {
      reminder: ({ title, replyBy }) => ({
        subject: `Husk at svare: ${title}`,
        said: [
          'Vi mangler at høre, om det kan blive til noget.',
          replyBy === null
            ? 'Giv gerne besked så snart som muligt. Det tager kun et øjeblik.'
            : `Giv gerne besked senest ${dayText(replyBy, 'da')}. Det tager kun et øjeblik.`,
        ],
        texted: `Husk at svare${replyBy === null ? '' : ` senest ${dayText(replyBy, 'da')}`}: ${title}\n((link))`,
      }),
      changed: ({ title, ...party }) => ({
        subject: `Ny tid eller nyt sted: ${title}`,
        said: [
          `Der er ændret i tid eller sted. Nu gælder: ${factsIn('da', party)}.${party.was ? ` Før: ${factsIn('da', party.was)}.` : ''}`,
          'Passer det ikke længere, kan svaret rettes på siden.',
        ],
      }),
      practical: ({ title, ...party }) => ({
        subject: `Praktisk info: ${title}`,
        said: [
          `Her er det praktiske: ${factsIn('da', party)}.`,
          'Resten står på siden. Skriv endelig, hvis der er spørgsmål.',
        ],
      }),
      thanks: ({ title }) => ({
        subject: `Tak for festen: ${title}`,
        said: ['Tusind tak for en dejlig dag. Den glemmer vi sent.'],
      }),
      newTime: ({ title, ...party }) => ({
        subject: `Ny tid: ${title}`,
        said: [
          `Festen har fået en ny tid: ${timeIn('da', party, ' i stedet for ')}. Stedet er det samme.`,
          'Passer det ikke længere, kan svaret rettes på siden.',
        ],
      }),
      newPlace: ({ title, place, was }) => ({
        subject: `Nyt sted: ${title}`,
        said: [
          `Festen er flyttet til ${place}${insteadOf(was, ' i stedet for ')}. Tiden er den samme.`,
          'Passer det ikke længere, kan svaret rettes på siden.',
        ],
      }),
      cancelled: ({ title }) => ({
        subject: `Aflyst: ${title}`,
        said: [`${title} er desværre aflyst.`, 'Skriv endelig, hvis der er spørgsmål.'],
      }),
      held: ({ title, ...party }) => ({
        subject: `Ikke aflyst alligevel: ${title}`,
        said: [
          `${title} bliver alligevel til noget: ${factsIn('da', party)}.`,
          'Er der andre planer nu, kan svaret rettes på siden.',
        ],
      }),
    },
  },
  en: {
    dear: 'Dear ((name))',
    here: 'Everything is here:',
    warmly: 'Warm wishes',
    words: {
      reminder: ({ title, replyBy }) => ({
        subject: `Please reply: ${title}`,
        said: [
          'We have not heard from you yet.',
          replyBy === null
            ? 'Please reply as soon as you know whether you can come. It only takes a moment.'
            : `Please reply by ${dayText(replyBy, 'en')}. It only takes a moment.`,
        ],
        texted: `Please reply${replyBy === null ? '' : ` by ${dayText(replyBy, 'en')}`}: ${title}\n((link))`,
      }),
      changed: ({ title, ...party }) => ({
        subject: `New time or place: ${title}`,
        said: [
          `The time or the place has changed. It is now: ${factsIn('en', party)}.${party.was ? ` Before: ${factsIn('en', party.was)}.` : ''}`,
          'If that no longer suits you, you can change your reply on the page.',
        ],
      }),
      practical: ({ title, ...party }) => ({
        subject: `Good to know: ${title}`,
        said: [
          `Here is what is good to know: ${factsIn('en', party)}.`,
          'Everything else is on the page. Do write with any questions.',
        ],
      }),
      thanks: ({ title }) => ({
        subject: `Thank you: ${title}`,
        said: ['Thank you so much for coming. It was a day we will not forget.'],
      }),
      newTime: ({ title, ...party }) => ({
        subject: `New time: ${title}`,
        said: [
          `The party has a new time: ${timeIn('en', party, ' instead of ')}. The place is the same.`,
          'If that no longer suits you, you can change your reply on the page.',
        ],
      }),
      newPlace: ({ title, place, was }) => ({
        subject: `New place: ${title}`,
        said: [
          `The party has moved to ${place}${insteadOf(was, ' instead of ')}. The time is the same.`,
          'If that no longer suits you, you can change your reply on the page.',
        ],
      }),
      cancelled: ({ title }) => ({
        subject: `Cancelled: ${title}`,
        said: [`Sadly, ${title} has been cancelled.`, 'Do write if there is anything you would like to ask.'],
      }),
      held: ({ title, ...party }) => ({
        subject: `Going ahead after all: ${title}`,
        said: [
          `${title} is going ahead after all: ${factsIn('en', party)}.`,
          'If you have made other plans, you can change your reply on the page.',
        ],
      }),
    },
  },
};

/** The new time, and the old one where it is known: by its hour alone when the day is the same. */
function timeIn(language: Language, { date, zone, was }: Pick<ToldParty, 'date' | 'zone' | 'was'>, instead: string) {
  const now = momentInside(date, zone, language);
  if (!was) return now;
  const hour = clockText(was.date, was.date, was.zone, language);
  const isSameDay = dateText(was.date, was.zone, language) === dateText(date, zone, language);
  const sameDay = language === 'da' ? `kl. ${hour}` : hour;
  return `${now}${instead}${isSameDay ? sameDay : momentInside(was.date, was.zone, language)}`;
}

/** The place before, unless there was none, or one too long to name twice in a text message. */
const insteadOf = (was: TimeAndPlace | undefined, instead: string): string =>
  was && was.place !== '' && was.place.length <= LONGEST_PLACE ? instead + was.place : '';
const LONGEST_PLACE = 100;

const factsIn = (language: Language, { date, zone, place }: Pick<ToldParty, 'date' | 'zone' | 'place'>): string =>
  [momentInside(date, zone, language), place].filter((fact) => fact !== '').join(', ');

/** A ready mail and text for guests who are invited, in the party's language (rules: telling-offered, reminder-offered). */
export function tellingTemplate(
  telling: Telling,
  language: Language,
  party: ToldParty,
  hostName: string,
): TemplateText {
  const { dear, here, warmly, words } = TEXTS[language];
  const { subject, said, texted = `${said.join(' ')} ${here} ((link))` } = words[telling](party);
  return readyTemplate(
    subject,
    [dear, ...said.map(escapeHtml), '((link))', `${warmly}<br>${escapeHtml(hostName)}`],
    `${dear}\n${texted}\n${warmly} ${hostName}`,
  );
}
