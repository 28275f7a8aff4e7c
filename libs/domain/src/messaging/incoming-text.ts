import type { Language } from '@festlig/contracts/define';

/** What somebody who texts us wants: no more texts, texts again, to know who we are, or something that nobody reads. */
export type TextWish = 'stop' | 'start' | 'help' | 'other';

const STOP = new Set([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'],
  ...['AFMELD', 'AFMELDING', 'FRAMELD', 'FRAMELDING'],
]);
const START = new Set(['START', 'UNSTOP', 'SUBSCRIBE', 'TILMELD']);
const HELP = new Set(['HELP', 'INFO', 'HJÆLP']);
/** The most words of a text whose first word is an order: `Stop tak`, but not `Stop lige med at ...`. */
const ORDER_WORDS = 3;

/** Reads a text whatever its capitals and punctuation are (rule: text-answers). */
export function textWish(body: string): TextWish {
  const words = body.toUpperCase().match(/\p{L}+/gu) ?? [];
  const [first = ''] = words;
  if (words.length > ORDER_WORDS) return 'other';
  if (STOP.has(first)) return 'stop';
  if (START.has(first)) return 'start';
  return HELP.has(first) && words.length === 1 ? 'help' : 'other';
}

/** Denmark, the Faroe Islands and Greenland. */
const DANISH = /^\+(45|298|299)/;

/** The language in which a number is answered. */
export const languageOfPhone = (phone: string): Language => (DANISH.test(phone) ? 'da' : 'en');

/**
 * Only letters of the plain text alphabet, and short enough for one text of 160 with a link of 102, which is that of a
 * domain of 32 letters: so an answer is not charged twice.
 */
const words: Record<Language, Record<TextWish, (link: string) => string>> = {
  da: {
    stop: (link) => `Du får ikke flere sms'er fra Festlig. Fortryd: ${link}`,
    start: (link) => `Du får igen sms'er fra Festlig. Frameld: ${link}`,
    help: (link) => `Festlig: invitationer på sms. Svar STOP, eller frameld: ${link}`,
    other: (link) => `Ingen læser svar. Brug linket i din invitation. Frameld: ${link}`,
  },
  en: {
    stop: (link) => `You will get no more texts from Festlig. Undo: ${link}`,
    start: (link) => `You will get texts from Festlig again. Unsubscribe: ${link}`,
    help: (link) => `Festlig: invitations by text. Reply STOP, or use: ${link}`,
    other: (link) => `Nobody reads replies. Use your invitation's link. Stop: ${link}`,
  },
};

/** The answer to a text; `link` is the page on which the number unsubscribes and subscribes. */
export const textAnswer = (phone: string, wish: TextWish, link: string): string =>
  words[languageOfPhone(phone)][wish](link);
