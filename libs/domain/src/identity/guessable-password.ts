import { usualLetters } from '@festlig/contracts/define';
import { COMMON_WORDS } from './common-passwords';

/** Digits alone are dates, phone numbers and rows of keys; from here on there are too many of them to try. */
const MANY_DIGITS = 13;
/** Two common words in a row count as well; more of them are hard to guess. */
const FEWEST_LETTERS = 3;
/** One sign can stand for many letters: what is longer than two words is not cut into all its parts. */
const MOST_LETTERS = 2 * Math.max(...[...COMMON_WORDS].map(({ length }) => length));

/** Letters as people write them with digits and signs. */
const WRITTEN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const spelled = (text: string) => text.replace(/[013457@$!]/g, (sign) => WRITTEN[sign] ?? sign);

/** Looked at from its beginning only: from each of its signs a long run would take time that grows by the square. */
const ENDING = /(?<![^\p{L}])[^\p{L}]+$/u;
const withoutEnding = (text: string) => text.replace(ENDING, '');
const lettersWithin = (text: string) => withoutEnding(text).replace(/^[^\p{L}]+/u, '');

/** Two rows of a keyboard in turn. */
const ROWS_OF_KEYS = /^(1q2w3e|1qaz2wsx|q1w2e3|a1b2c3|zaq12wsx)/;

/** A part of at most four characters that is repeated from beginning to end. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/su.test(text) && new Set(text).size <= 4;

/** Each character one further (or one back) than the one before. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [1, -1].includes([...steps][0] ?? 0);
}

function isMadeOfWords(letters: string): boolean {
  if (letters.length > MOST_LETTERS) return false;
  if (COMMON_WORDS.has(letters)) return true;
  for (let at = FEWEST_LETTERS; at <= letters.length - FEWEST_LETTERS; at++) {
    if (COMMON_WORDS.has(letters.slice(0, at)) && COMMON_WORDS.has(letters.slice(at))) return true;
  }
  return false;
}

export interface PasswordOwner {
  name: string;
  email: string;
}

/** Small letters in their usual form (wide and circled ones are guessed, too), without what shows nothing. */
const folded = (text: string) =>
  usualLetters(text)
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
const unspaced = (text: string) => text.replace(/\s/g, '');

/** The name or the address of whose password it is, or the part before the `@`; digits and signs at the end change nothing. */
function isOwn(text: string, { name, email }: PasswordOwner): boolean {
  const own = [name, email, email.split('@')[0] ?? ''].map((known) => unspaced(folded(known)));
  const letters = unspaced(text);
  return own.some((word) => word !== '' && (letters === word || withoutEnding(letters) === word));
}

/**
 * Whether a password is among the first that somebody would try: blank, one part over and over, a row, common words with
 * digits, or what is known of its owner (rule: password-not-guessable). Its length is bounded by the contract.
 */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const text = folded(password);
  if (isOwn(text, owner)) return true;
  if (text.trim() === '' || isRepeated(text) || isRow(text)) return true;
  if (/^\d+$/.test(text)) return text.length < MANY_DIGITS;
  if (ROWS_OF_KEYS.test(text)) return true;
  return [text, spelled(withoutEnding(text)), spelled(text)].some((read) => isMadeOfWords(lettersWithin(read)));
}
