import { SegmentedMessage } from 'sms-segments-calculator';
import { speaksForUs } from '@festlig/contracts/identity/names-us';
import { fillPlaceholders, hasPlaceholder, splitPlaceholders } from './placeholders';
import { webAddressIn } from './web-address';

/** The most characters of one text, however many parts it has: the provider refuses longer ones. */
export const BODY_MAX = 1600;

/** A text with its link: the link stands at its end when it has no placeholder (rule: text-length). */
export const withLink = (text: string): string =>
  hasPlaceholder(text, 'link') ? text : `${text} ((link))`.trimStart();

/** A name without what an address is made of. */
const wordsOf = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ').trim();
/** A name that reads as a web address would be one in the text: only its words are kept. */
const asWords = (name: string): string => (webAddressIn(name) !== undefined ? wordsOf(name) : name);

/** Cuts a name at a space, or in a long word; never cuts a character in half. */
function shortened(name: string, length: number): string {
  if (name.length <= length) return name;
  const cut = name.slice(0, Math.max(0, length)).replace(/\p{Cs}$/u, '');
  const space = cut.lastIndexOf(' ');
  return name[cut.length] === ' ' || space < 0 ? cut : cut.slice(0, space);
}

/** How many words on each side of a name can make an address or a claim together with it. */
const BESIDE = 4;

/** The names in a text with the words beside them: the others were checked when the text was saved, not for each guest. */
function besideNames(text: string, guest: string): string {
  const pieces = splitPlaceholders(text);
  return pieces
    .map((piece, at) => {
      if (typeof piece !== 'string') return piece.slot === 'name' ? guest : ' ';
      const words = piece.split(/(\s+)/);
      const [first, last] = [at === 0 ? 0 : 2 * BESIDE, at === pieces.length - 1 ? 0 : 2 * BESIDE];
      if (words.length <= first + last) return piece;
      return `${words.slice(0, first).join('')} ${words.slice(words.length - last).join('')}`;
    })
    .join('');
}

/** The text with its link in the first of its places, where all of them would make it longer than the provider accepts. */
function withinBody(text: string, link: string): string {
  if (fillPlaceholders(text, { name: '', link }).length <= BODY_MAX) return text;
  const pieces = splitPlaceholders(text);
  const first = pieces.findIndex((piece) => typeof piece !== 'string' && piece.slot === 'link');
  return pieces
    .map((piece, at) =>
      typeof piece === 'string' ? piece : piece.slot === 'name' || at === first ? `((${piece.slot}))` : '',
    )
    .join('');
}

/**
 * The finished text of one guest. A name that would make the text longer than the provider accepts is shortened, equally
 * in each place (rule: text-placeholders). A name that makes an address together with the words beside it stands apart
 * from them as words; one that does so even then, or with which the text speaks for us, is left out
 * (rules: text-without-addresses, text-not-from-us).
 */
export function textBody(text: string, { name, link }: { name: string; link: string }): string {
  const whole = withinBody(withLink(text), link);
  const body = (guest: string) => fillPlaceholders(whole, { name: guest, link });
  const places = splitPlaceholders(whole).filter((piece) => typeof piece !== 'string' && piece.slot === 'name').length;
  if (places === 0) return body('');
  const fitted = (guest: string) =>
    body(guest).length <= BODY_MAX ? guest : shortened(guest, Math.floor((BODY_MAX - body('').length) / places));
  const isAccepted = (guest: string) => {
    const beside = besideNames(whole, guest);
    return webAddressIn(beside) === undefined && !speaksForUs(beside);
  };
  const own = fitted(asWords(name));
  if (isAccepted(own)) return body(own);
  const apart = fitted(` ${wordsOf(name)} `);
  return body(isAccepted(apart) ? apart : '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

export interface Segments {
  /** Parts in which phones get the text. */
  count: number;
  /** Characters that double the room of all others, each once; empty when there is none. */
  costly: string[];
}

/**
 * In how many parts a text is sent: 160 characters of the phones' own alphabet (GSM-7) or 70 of any (UCS-2), a few less
 * when there are several. One character outside that alphabet is enough for the second.
 */
export function segmentsOf(body: string): Segments {
  const message = new SegmentedMessage(body);
  return { count: message.segmentsCount, costly: [...new Set(message.getNonGsmCharacters())] };
}

/** Typographic signs and what says the same in the phones' own alphabet. */
const PLAIN: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '´': "'",
  '`': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
};

/** The text with plain signs instead of typographic ones; letters and emoji stay. */
export const withPlainSigns = (text: string): string => Array.from(text, (sign) => PLAIN[sign] ?? sign).join('');
