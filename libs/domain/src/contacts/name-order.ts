import { composed, decomposed } from '@festlig/contracts/define';

/** `aa` counts as `å` in Danish names. The last three letters follow `z` in the order æ, ø, å. */
const LAST_LETTERS: readonly [RegExp, string][] = [
  [/å|aa/g, '\u007D'],
  [/ø|ö/g, '\u007C'],
  [/æ|ä/g, '\u007B'],
];

/** A key that sorts names as a Danish telephone book does when compared byte by byte, in any store. */
export function nameOrder(name: string): string {
  const text = composed(name).toLowerCase();
  const placed = LAST_LETTERS.reduce((result, [letter, key]) => result.replace(letter, key), text);
  return decomposed(placed).replace(/\p{M}/gu, '');
}

/** The same in the order of their names, as the guest list has it; of the same name as they were. */
export function inNameOrder<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  const keyed = all.map((one) => ({ one, key: nameOrder(nameOf(one)) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ one }) => one);
}
