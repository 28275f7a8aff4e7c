import type { CellTexts } from '@festlig/contracts/contacts';
import { Email } from '@festlig/contracts/define';
import { toPhone } from './phone';

/**
 * What a cell of a list says. `mended`: not as a form would accept it, but the meaning is clear; `dropped`: it cannot
 * be read (rule: import-keeps-guests).
 */
export interface ReadCell<T> {
  value: T | null;
  how: 'plain' | 'mended' | 'dropped';
}
export const UNREADABLE: ReadCell<never> = { value: null, how: 'dropped' };

/** The texts from which a guest is read. */
export type AllCellTexts = Required<CellTexts>;

/** Ways to write that there is nothing. */
const NOTHING =
  /^(?:[-–—_./?]+|n\/?a|ingen|intet|none|null|nej|no|mangler|missing|ukendt|unknown|har ikke|har ingen)$/i;
export const saysNothing = (cell: string): boolean => cell === '' || NOTHING.test(cell);

/** Between two addresses or numbers in one cell. Cells are tidy lines: no two spaces follow each other. */
const BETWEEN = / ?(?:[;,/|]|\b(?:og|eller|and|or)\b) ?/i;
/** Signs around an address that do not belong to it. */
const AROUND = /^[ <>()[\]"'.,;:]+|(?<![ <>()[\]"'.,;:])[ <>()[\]"'.,;:]+$/g;

const addressOf = (text: string): string | null => {
  const address = Email.safeParse(text);
  return address.success ? address.data : null;
};

/** The first address of a text; a word before it can belong to it: "anne hansen@example.dk" is not clear. */
function firstAddress(text: string): string | null {
  const inBrackets = /<([^<>]+)>/.exec(text)?.[1];
  for (const part of inBrackets === undefined ? text.split(BETWEEN) : [inBrackets]) {
    const tight = part.replace(/ ?([@.]) ?/g, '$1').replace(AROUND, '');
    const [first = ''] = tight.split(/\s/);
    const found = addressOf(first.replace(AROUND, ''));
    if (found !== null) return found;
  }
  return null;
}

/** An address as people write it so that programs do not find it: "anne(at)example.dk". */
export const withAt = (text: string): string => text.replace(/ ?[([{] ?(?:at|snabel-?a) ?[)\]}] ?/gi, '@');

/** Reads an e-mail address: "Anne <anne@example.dk>", "anne @ example.dk", "anne(at)example.dk." */
export function readEmail(cell: string): ReadCell<string> {
  const text = cell.replace(/^mailto:/i, '');
  const plain = addressOf(text);
  if (plain !== null) return { value: plain, how: 'plain' };
  const tidy = withAt(text.replace(/mailto:/gi, '').replace(/^\s*(?:e-?mail|mail)\s*:/i, ''))
    .replace(/@{2,}/g, '@')
    .replace(/\.{2,}/g, '.');
  const spelled = tidy.includes('@') ? tidy : tidy.replace(/ at /i, '@');
  // "anne@example,dk"
  const pointed = spelled.replace(/@[^@]*$/, (host) => host.replaceAll(',', '.'));
  const value = firstAddress(spelled) ?? firstAddress(pointed);
  return value === null ? UNREADABLE : { value, how: 'mended' };
}

/** Digits as people group them, from the first plus, bracket or digit to the last digit. */
const NUMBER = /(?:\(?(?:\+|00)\s?\d{1,3}\)?[\s.-]*)?\(?\d[\d\s().-]{5,}\d/g;
/** The first run of digits in a text that is as long as a phone number. */
export const firstNumber = (text: string): string | undefined => text.match(NUMBER)?.[0];
const ONLY_A_NUMBER = /^[+\d\s().-]*$/;

/** Reads a number that has no plus before its country code, or two numbers one after the other. */
function fromDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 16 && !text.includes('+')) {
    const [one, other] = [toPhone(digits.slice(0, 8)), toPhone(digits.slice(8))];
    if (one !== null && other !== null) return one;
  }
  return digits.length > 10 && !digits.startsWith('0') ? toPhone(`+${digits}`) : null;
}

/** Reads a phone number: "tlf. 20 12 34 56", "+45 (0)20123456"; of two numbers in a cell the first valid one. */
export function readPhone(cell: string): ReadCell<string> {
  if (ONLY_A_NUMBER.test(cell)) {
    const phone = toPhone(cell);
    if (phone !== null) return { value: phone, how: 'plain' };
  }
  const text = cell.replace(/\(0\)/g, '');
  for (const part of [...text.split(BETWEEN), text]) {
    for (const [number] of part.matchAll(NUMBER)) {
      const phone =
        toPhone(number.replace(/^\(?(\+|00)\s?(\d+)\)/, '$1$2').replace(/^00\s/, '00')) ?? fromDigits(number);
      if (phone !== null) return { value: phone, how: 'mended' };
    }
  }
  const phone = toPhone(text);
  return phone === null ? UNREADABLE : { value: phone, how: 'mended' };
}

/** A name for a guest of whom only the address is known: "anne.holm@example.dk" becomes "Anne Holm". */
export const nameFromEmail = (email: string): string =>
  email
    .slice(0, email.lastIndexOf('@'))
    .replace(/\+.*$/, '')
    .split(/[._-]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
