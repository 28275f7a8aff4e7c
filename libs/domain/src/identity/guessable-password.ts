import { usualLetters } from '@festlig/contracts/define';
import { COMMON_WORDS } from './common-passwords';

/** Shorter passwords of digits alone are dates, phone numbers and rows of keys; longer ones are too many to try. */
const MANY_DIGITS = 13;
/** From this length on a password is refused only where it is one common word or a pattern; shorter ones are tried more widely. */
const LONG = 12;
/** As many digits and signs as are first tried with a word; more make a long password of it. */
const FEW_ADDED = 4;
const PRODUCT = 'festlig';
/** A combination of two common words also counts in a short password; more words are hard to guess. */
const FEWEST_LETTERS = 3;
/** Longest text that is split into words. After folding, one character can become many. */
const MOST_LETTERS = 2 * Math.max(...[...COMMON_WORDS].map(({ length }) => length));

/** Digits and signs that people write in place of letters. */
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

/**
 * The lookbehind starts a match only at the beginning of a run; otherwise the time would grow by the square of its
 * length.
 */
const ENDING = /(?<![^\p{L}])[^\p{L}]+$/u;
const withoutEnding = (text: string) => text.replace(ENDING, '');
const lettersWithin = (text: string) => withoutEnding(text).replace(/^[^\p{L}]+/u, '');

/** Alternating characters of two keyboard rows. */
const ROWS_OF_KEYS = /^(1q2w3e|1qaz2wsx|q1w2e3|a1b2c3|zaq12wsx)/;
/** Rows of which a long password is nothing but the beginning. */
const WHOLE_ROWS = [
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  'zaq12wsxcde34rfv',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Whether the text repeats a part of at most four characters. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/su.test(text) && new Set(text).size <= 4;

/** Whether each character follows the one before by one step up or down. */
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

/** What is repeated throughout the text: the text itself if nothing is. */
const once = (text: string) => text.slice(0, (text + text).indexOf(text, 1));

/** Ways of reading a password in which digits and signs are letters. */
const readings = (text: string) =>
  [text, spelled(withoutEnding(text)), spelled(text)].map((read) => lettersWithin(read));

const isShortGuess = (text: string) => ROWS_OF_KEYS.test(text) || readings(text).some(isMadeOfWords);

/** Whether a long text is a row of keys, or one common word with what is first tried after it. */
function isLongGuess(text: string): boolean {
  const ending = ENDING.exec(text)?.[0] ?? '';
  const isPlain = isRow(ending) || isRepeated(ending);
  return (
    WHOLE_ROWS.some((row) => row.startsWith(text)) ||
    readings(text).some((letters) => {
      const word = once(letters);
      const isLittle = isPlain || text.length - letters.length <= FEW_ADDED;
      return word === PRODUCT || (isLittle && COMMON_WORDS.has(word));
    })
  );
}

export interface PasswordOwner {
  name: string;
  email: string;
}

/**
 * Lower-case letters in their usual form, without invisible characters. Full-width and circled letters are guessed
 * too.
 */
const folded = (text: string) =>
  usualLetters(text)
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
const unspaced = (text: string) => text.replace(/\s/g, '');

/** Whether the text is the owner's name, address or the part before the `@`, ignoring digits and signs at the end. */
function isOwn(text: string, { name, email }: PasswordOwner): boolean {
  const own = [name, email, email.split('@')[0] ?? ''].map((known) => unspaced(folded(known)));
  const letters = unspaced(text);
  return own.some((word) => word !== '' && (letters === word || withoutEnding(letters) === word));
}

/**
 * Whether a password is among the first that an attacker would try: blank, one part repeated, a row, common words
 * with digits, or what is known of its owner (rule: password-not-guessable). The contract limits its length.
 */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const text = folded(password);
  if (isOwn(text, owner)) return true;
  if (text.trim() === '' || isRepeated(text) || isRow(text)) return true;
  if (/^\d+$/.test(text)) return text.length < MANY_DIGITS;
  if (text.length < LONG) return isShortGuess(text);
  const part = once(text);
  return part === text ? isLongGuess(text) : isGuessable(part, owner);
}
