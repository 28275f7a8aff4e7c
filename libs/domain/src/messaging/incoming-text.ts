import type { Language } from '@festlig/contracts/define';

/** What somebody who texts us wants: no more texts, texts again, or something that nobody reads. */
export type TextWish = 'stop' | 'start' | 'other';

const STOP = new Set([
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'],
  ...['AFMELD', 'AFMELDING', 'FRAMELD', 'FRAMELDING'],
]);
const START = new Set(['START', 'UNSTOP', 'SUBSCRIBE', 'TILMELD']);
/** The most words of a text whose first word is an order: `Stop tak`, but not `Stop lige med at ...`. */
const ORDER_WORDS = 3;

/** Reads a text whatever its capitals and punctuation are (rule: text-answers). */
export function textWish(body: string): TextWish {
  const words = body.toUpperCase().match(/\p{L}+/gu) ?? [];
  const [first = ''] = words;
  if (words.length > ORDER_WORDS) return 'other';
  if (STOP.has(first)) return 'stop';
  return START.has(first) ? 'start' : 'other';
}

/** Denmark, the Faroe Islands and Greenland. */
const DANISH = /^\+(45|298|299)/;

/** The language in which a number is answered. */
export const languageOfPhone = (phone: string): Language => (DANISH.test(phone) ? 'da' : 'en');

/** Only letters of the plain text alphabet, so that an answer is not charged twice. */
const words: Record<Language, Record<TextWish, (link: string) => string>> = {
  da: {
    stop: (link) => `Du får ikke flere sms'er fra Festlig. Fortryd: ${link}`,
    start: (link) => `Du får igen sms'er fra Festlig, når nogen inviterer dig. Afmeld: ${link}`,
    other: (link) => `Ingen læser svar til dette nummer. Brug linket i din invitation. Afmeld sms'er: ${link}`,
  },
  en: {
    stop: (link) => `You get no more texts from Festlig. Undo: ${link}`,
    start: (link) => `You get texts from Festlig again when somebody invites you. Unsubscribe: ${link}`,
    other: (link) => `Nobody reads answers to this number. Use the link in your invitation. Unsubscribe: ${link}`,
  },
};

/** The answer to a text; `link` is the page on which the number unsubscribes and subscribes. */
export const textAnswer = (phone: string, wish: TextWish, link: string): string =>
  words[languageOfPhone(phone)][wish](link);
