import { ObjectId } from 'bson';
import type { CollectionIndex } from '../storage/collection-index';
import { TAG, tagOf } from '../value/key';
import type { Bounds, FieldBounds } from './bounds';

/** The limits of a type's values, as `explain` shows them; `{}` is where the next type begins. */
const ENDS: Partial<Record<number, readonly [string, string]>> = {
  [TAG.number]: ['-inf.0', 'inf.0'],
  [TAG.string]: ['""', '{}'],
  [TAG.date]: ['new Date(-9223372036854775808)', 'new Date(9223372036854775807)'],
  [TAG.objectId]: [`ObjectId('${'0'.repeat(24)}')`, `ObjectId('${'f'.repeat(24)}')`],
  [TAG.boolean]: ['false', 'true'],
};

/** `indexBounds` in MongoDB's shape: for each field of the index the intervals that are scanned. */
export function showBounds(index: CollectionIndex, { fields }: Bounds): Record<string, string[]> {
  return Object.fromEntries(index.fields.map(({ name, direction }, i) => [name, intervals(fields[i], direction)]));
}

function intervals(bound: FieldBounds | undefined, direction: 1 | -1): string[] {
  if (bound?.points) return bound.points.map(shown).map((point) => `[${point}, ${point}]`);
  let [lower, upper] = [
    { at: 'MinKey', open: false },
    { at: 'MaxKey', open: false },
  ];
  if (bound?.limits) {
    const [least, greatest] = ENDS[tagOf(bound.limits[0]![1])] ?? ['MinKey', 'MaxKey'];
    [lower, upper] = [
      { at: least, open: false },
      { at: greatest, open: greatest === '{}' },
    ];
    for (const [operator, value] of bound.limits) {
      const end = { at: shown(value), open: !operator.endsWith('e') };
      if (operator.startsWith('$g')) lower = end;
      else upper = end;
    }
  }
  const [from, to] = direction === 1 ? [lower, upper] : [upper, lower];
  return [`${from.open ? '(' : '['}${from.at}, ${to.at}${to.open ? ')' : ']'}`];
}

function shown(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
