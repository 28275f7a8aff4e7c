import { calculateObjectSize, Decimal128 } from 'bson';
import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { compileExpression } from '../query/expressions';
import { withinMemory } from '../query/memory-limit';
import { compareValues } from '../value/compare';
import { keyOf } from '../value/key';
import { isNumber, sumOf } from '../value/number';

/** The next value of an accumulator from the value before (undefined at first) and the value of one more document. */
type Step = (before: unknown, value: unknown) => unknown;

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const extreme =
  (sign: 1 | -1): Step =>
  (before, value) =>
    isMissing(value) || (!isMissing(before) && compareValues(value, before) * sign <= 0) ? before : value;

const STEPS: Record<string, Step> = {
  $sum: (before = 0, value) => {
    if (value instanceof Decimal128) throw new CommandError('BadValue', '$sum of a Decimal128 is not supported');
    return isNumber(value) ? sumOf(before, value) : before;
  },
  $min: extreme(-1),
  $max: extreme(1),
};

function accumulatorOf([field, accumulator]: [string, unknown]) {
  const [entry, ...more] = isDoc(accumulator) ? Object.entries(accumulator) : [];
  if (!entry || more.length > 0 || !entry[0].startsWith('$'))
    throw new CommandError('BadValue', `The field '${field}' must be an accumulator object`);
  if (/[.$]/.test(field)) throw new CommandError('BadValue', `The field name '${field}' cannot contain '.' or '$'`);
  const [operator, argument] = entry;
  if (Array.isArray(argument)) throw new CommandError('BadValue', `The ${operator} accumulator is a unary operator`);
  const step = Object.hasOwn(STEPS, operator) ? STEPS[operator] : undefined;
  if (!step) throw new CommandError('Location15952', `unknown group operator '${operator}'`);
  return { field, step, valueOf: compileExpression(argument) };
}

/**
 * `$group`: keeps one state for each group.
 * @throws CommandError 15952 for an accumulator this server does not have; 292 when the groups exceed 100 MB.
 */
export function group(docs: Iterable<Doc>, spec: unknown): Iterable<Doc> {
  if (!isDoc(spec) || !('_id' in spec)) throw new CommandError('BadValue', 'a group specification must include an _id');
  const { _id: by, ...fields } = spec;
  const idOf = compileExpression(by);
  const accumulators = Object.entries(fields).map(accumulatorOf);
  function* groups(): Generator<Doc> {
    const found = new Map<string, { _id: unknown; values: unknown[] }>();
    let kept = 0;
    for (const doc of docs) {
      const _id = idOf(doc) ?? null;
      const key = keyOf(_id).toString('latin1');
      let one = found.get(key);
      if (!one) {
        found.set(key, (one = { _id, values: accumulators.map(() => undefined) }));
        kept += key.length;
      }
      for (const [i, { step, valueOf }] of accumulators.entries()) {
        const before = one.values[i];
        const value = (one.values[i] = step(before, valueOf(doc)));
        // A number replaces a number in the same space; the least or greatest value can be of any size.
        if (value !== before && !isNumber(value))
          kept += calculateObjectSize({ value }) - calculateObjectSize({ before });
      }
      withinMemory('$group', kept);
    }
    for (const { _id, values } of found.values()) {
      const result: Doc = { _id };
      for (const [i, { field }] of accumulators.entries()) result[field] = values[i] ?? null;
      yield result;
    }
  }
  return groups();
}
