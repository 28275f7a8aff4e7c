import { EMAIL_PATTERN, usualLetters } from '@festlig/contracts/define';
import { sitesInText } from '../html/site-of';

/** Characters that nobody sees, which can stand in an address. */
const UNSEEN = /\p{Cf}/gu;
const BLANKS = /(\s+)/;
/** Most characters that are shown of what was found. */
const SHOWN = 60;
/** A sign that can stand around an address in a sentence. */
const AROUND = /[("'<[\])>,.;:!?]/;

/** A word without what stands around it. */
function bare(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && AROUND.test(word.charAt(from))) from++;
  while (to > from && AROUND.test(word.charAt(to - 1))) to--;
  return word.slice(from, to);
}

/** What follows the host of an address. */
const PATH = /[\\/?#:]\S/;
/** A mailbox is no web address; `a@b.dk/c` is. */
const withoutMailboxes = (text: string): string =>
  text
    .split(BLANKS)
    .map((word) => (!PATH.test(word) && EMAIL_PATTERN.test(bare(word)) ? '' : word))
    .join('');

const ENDINGS =
  'com|net|org|info|dk|se|no|fi|de|uk|eu|io|co|me|ly|gg|tv|us|ru|cn|app|dev|shop|site|online|link|xyz|top|click|page';

const PATTERNS = [
  /:\/\//u,
  /\bh[tx]{2}ps?\s*:/iu,
  /(?<!\p{L})www\s*[.．。｡]/iu,
  // Spaces before the dot, and the dot as a word, which a reader would type as an address.
  new RegExp(`[\\p{L}\\d]\\s+[.．。｡](?:${ENDINGS})(?![\\p{L}\\d])`, 'iu'),
  new RegExp(`[\\p{L}\\d]\\s*[([{]\\s*(?:dot|punktum|\\.)\\s*[)\\]}]\\s*(?:${ENDINGS})(?![\\p{L}\\d])`, 'iu'),
  // Four numbers with dots: a date has three.
  /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?![\d.]*\d)/u,
] as const;

/** Endings that no sentence begins with, as `Se` and `De` do after a full stop without a blank. */
const SURE = `${ENDINGS.split('|')
  .filter((ending) => !['se', 'no', 'de', 'me', 'top'].includes(ending))
  .join('|')}|biz|store|live|cloud|bank|support`;
/**
 * Words with a dot that are addresses even with capitals in the ending: with a path, with a hyphen in the name, or with
 * an ending that is no word. Elsewhere a capital after a dot begins a sentence.
 */
const DESPITE_CAPITALS = new RegExp(`\\.\\p{L}+(?:[\\\\/#]|[?]\\S)|-[^.]*\\.|\\.(?:${SURE})(?![\\p{L}\\p{N}])`, 'iu');
const withoutCapitals = (text: string): string =>
  text
    .split(/\s+/)
    .map(bare)
    .filter((word) => DESPITE_CAPITALS.test(word))
    .join(' ')
    .toLowerCase();

/**
 * The web address that a text contains, if any: something that phones turn into a link, or that a reader would take for
 * one. An e-mail address is none.
 */
export function webAddressIn(text: string): string | undefined {
  const words = withoutMailboxes(usualLetters(text).replace(UNSEEN, ''));
  const found = PATTERNS.map((pattern) => pattern.exec(words)).find((match) => match !== null);
  return found
    ? aroundOf(words, found.index, found.index + found[0].length)
    : [words, withoutCapitals(words)].flatMap(sitesInText)[0];
}

/** The words of which a part of the text is, for showing them. */
function aroundOf(text: string, from: number, to: number): string {
  const before = text.slice(0, from).split(/\s/).at(-1) ?? '';
  const after = text.slice(to).split(/\s/)[0] ?? '';
  return bare(before + text.slice(from, to) + after).slice(0, SHOWN);
}
