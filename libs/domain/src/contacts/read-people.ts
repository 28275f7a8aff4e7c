import { MOST_PEOPLE } from '@festlig/contracts/define';
import { type ReadCell, UNREADABLE } from './read-cell';

/** Numbers in Danish and English, and the words for two people. */
const NUMBERS = new Map(
  [
    ['en', 'et', 'én', 'ét', 'one', 'a', 'an', 'alene', 'solo', 'single'],
    ['to', 'two', 'begge', 'both'],
    ['tre', 'three'],
    ['fire', 'four'],
    ['fem', 'five'],
    ['seks', 'six'],
    ['syv', 'seven'],
    ['otte', 'eight'],
    ['ni', 'nine'],
    ['ti', 'ten'],
    ['elleve', 'eleven'],
    ['tolv', 'twelve'],
  ].flatMap((words, at) => words.map((word) => [word, at + 1] as const)),
);

/** "2 par" is four people. */
const COUPLE = /^(par|ægtepar|couples?|pairs?)$/;
/** Words for people, which change nothing about the number before them. */
const PEOPLE =
  /^(voks(en|ne)|vks|børn|barn|teenagere?|unge?|bab(y|yer|ies)|spædb(arn|ørn)|pers|person(er|s)?|people|persons?|guests?|gæst(er)?|adults?|kid(s|do)?|child(ren)?|teens?|teenagers?|infants?|toddlers?|mand|damer?|herrer?|kvinder?|mænd|stk|pladser|seats?|i|alt|ialt|in|all|total|med|with|plus one)$/;
/** Words before a number that only say how sure it is; the number is a maximum in any case. */
const ABOUT =
  /\b(ca|cirka|circa|omkring|about|approx(imately)?|around|max|maks|maksimum|maximum|højst|op til|up to|at most|familien? på|family of|antal)(?!\p{L})\.?:?/gu;
/** The age of a child is no number of people: "1 barn (3 år)". */
const AGE =
  /\(?\b(?:på|aged?|af)?\s*\d+(?:\s*(?:-|og|and|\+|,)\s*\d+)*\s*(?:år|yrs?|years?(?: old)?|mdr|måneder|months?)\b\.?\)?/g;
/** What joins two groups of people. */
const AND = / ?(?:\+|&|,(?!\d)|;|\bog\b|\band\b|\bplus\b|\bsamt\b) ?/;

const numberOf = (word: string): number | null => (/^\d{1,4}$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? null));

/** "2 voksne", "et par", "2 par": null when a word is unknown. */
function groupOf(text: string): number | null {
  const words = text.split(/[\s.]+/).filter((word) => word !== '');
  const numbers = words.flatMap((word) => numberOf(word) ?? []);
  const couples = words.filter((word) => COUPLE.test(word)).length;
  const known = words.every((word) => numberOf(word) !== null || COUPLE.test(word) || PEOPLE.test(word));
  if (!known || numbers.length > 1 || couples > 1) return null;
  const [number] = numbers;
  if (couples === 1) return (number ?? 1) * 2;
  return number ?? null;
}

function sumOf(text: string): number | null {
  // "3-4" is a range, and an invitation is for a maximum.
  const range = /^(\d+)\s*(?:-|–|til|to|eller|or)\s*(\d+)(\D*)$/.exec(text);
  if (range && Number(range[2]) > Number(range[1])) return groupOf(`${range[2]}${range[3] ?? ''}`);
  // "+1" is the guest and one more.
  const isWithMore = /^(?:\+|plus)\s*\S/.test(text);
  const groups = text
    .split(AND)
    .filter((group) => group.trim() !== '')
    .map(groupOf);
  if (groups.length === 0 || groups.includes(null)) return null;
  return groups.reduce<number>((sum, group) => sum + (group ?? 0), isWithMore ? 1 : 0);
}

/** "4 (2 voksne + 2 børn)" is four, "2 (+1)" is three. Other brackets are not clear. */
function withBrackets(text: string): number | null {
  const found = /^([^()]*)\(([^()]*)\)$/.exec(text);
  if (!found) return sumOf(text);
  const [, before = '', inside = ''] = found.map((part) => part.trim());
  const outer = sumOf(before);
  if (outer === null) return null;
  if (/^(\+|plus\b|og\b|and\b)/.test(inside)) return sumOf(`${before} ${inside}`);
  const inner = sumOf(inside);
  return inner === outer ? outer : null;
}

/**
 * Reads how many people an invitation is for, as hosts write it: "2 voksne og 1 barn" is 3, "et par" is 2, "2+1" is
 * 3, "3-4" is 4.
 */
export function readPeople(cell: string): ReadCell<number> {
  const isCount = (count: number | null) => count !== null && count >= 1 && count <= MOST_PEOPLE;
  if (/^\d+$/.test(cell) && isCount(Number(cell))) return { value: Number(cell), how: 'plain' };
  const text = cell
    .toLowerCase()
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replace(AGE, ' ')
    .replace(ABOUT, ' ')
    .replace(/[~≈<≤]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const count = withBrackets(text);
  return isCount(count) ? { value: count, how: 'mended' } : UNREADABLE;
}
