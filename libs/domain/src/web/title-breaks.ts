import { titlePlace } from './hero-image';

/** Letters of one line that fit in the calm place of a picture on the narrowest phone, at the size below which words are broken. */
const FITS = { within: 11, other: 16 };

const NUMBER = /^\d{1,3}[.,!?]?$/;
/** What a number counts: it stands before these, not alone after them. */
const COUNTED = /^(?:års?|years?)\b/i;
const CONJUNCTION = /^(?:og|&|\+|and|i|to)$/i;
/** A hyphen between two parts of a name, or of a word that begins with a number. */
const HYPHEN = /([\p{L}\d])-(?=\p{L})/gu;
/** A couple at the beginning of a title: words with capital letters on both sides of a conjunction. */
export const COUPLE = /^\p{Lu}\S*(?: \p{Lu}\S*)* (?:og|&|\+|and) \p{Lu}\S*(?: \p{Lu}\S*)*/u;
const NO_BREAK_SPACE = '\u00a0';
/** Takes no room, and forbids a break where it stands. */
export const WORD_JOINER = '\u2060';

/** The letters that are drawn. */
const drawn = (word: string): number => word.replaceAll(WORD_JOINER, '').length;

/**
 * The title of an invitation with characters that forbid a break of the line: between a short number and the word before it,
 * between a conjunction and the word after it, within each name of a couple, and at the hyphen of a name. What would not fit in a line of its picture on a
 * phone can break everywhere (rule: title-breaks).
 */
export function withTitleBreaks(title: string, heroImage: string | null): string {
  const longest = titlePlace(heroImage) === 'within' ? FITS.within : FITS.other;
  const words = title.split(' ').filter(Boolean);
  const lines: string[] = [];
  const couple = COUPLE.exec(words.join(' '))?.[0] ?? '';
  const named = couple.split(' ').length;
  // A couple alone may be two large lines; at the beginning of a longer title it is one.
  const isOne = couple.length <= longest && words.length > named;
  words.forEach((word, nth) => {
    const before = words[nth - 1];
    const held = drawn(word) <= longest ? word.replace(HYPHEN, `$1-${WORD_JOINER}`) : word;
    const isHeld =
      before !== undefined &&
      (CONJUNCTION.test(before) ||
        (nth < named && (isOne || !CONJUNCTION.test(word))) ||
        (NUMBER.test(word) && !COUNTED.test(words[nth + 1] ?? '')) ||
        (NUMBER.test(before) && COUNTED.test(word)));
    const together = `${lines.at(-1)}${NO_BREAK_SPACE}${held}`;
    if (isHeld && drawn(together) <= longest) lines[lines.length - 1] = together;
    else lines.push(held);
  });
  return lines.join(' ');
}

/** The title as its host wrote it. */
export const withoutTitleBreaks = (titleWithBreaks: string): string =>
  titleWithBreaks.replaceAll(WORD_JOINER, '').replaceAll(NO_BREAK_SPACE, ' ');

/** The parts of such a title that are not broken, as the letters they draw. */
export const unbroken = (titleWithBreaks: string): string[] =>
  titleWithBreaks.split(new RegExp(` |-(?!${WORD_JOINER})`)).map((part) => part.replaceAll(WORD_JOINER, ''));
