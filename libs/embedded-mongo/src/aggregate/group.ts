import { calculateObjectSize } from 'bson';
import { evalExpr } from 'mingo/core';
import { Lazy, type Iterator } from 'mingo/lazy';
import type { Options } from 'mingo/types';
import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { withinMemory } from '../query/memory-limit';
import { compareValues } from '../value/compare';
import { keyOf } from '../value/key';
import { arithmetic, isNumber } from '../value/number';

/** The next state of an accumulator (undefined at first) for one more value. */
type Step = (state: unknown, value: unknown) => unknown;

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const sum: Step = (state, value) => (isNumber(value) ? arithmetic('$inc', state ?? 0, value) : (state ?? 0));
const extreme =
  (sign: 1 | -1): Step =>
  (state, value) =>
    isMissing(value) || (!isMissing(state) && compareValues(value, state) * sign <= 0) ? state : value;

interface Average {
  sum: unknown;
  count: number;
}

const push: Step = (state, value) => {
  const array = (state as unknown[] | undefined) ?? [];
  if (value !== undefined) array.push(value);
  return array;
};

const addToSet: Step = (state, value) => {
  const set = (state as Map<string, unknown> | undefined) ?? new Map<string, unknown>();
  return value === undefined ? set : set.set(keyOf(value).toString('latin1'), value);
};

/** Accumulators that need not keep the documents of a group. */
const STEPS: Record<string, Step> = {
  $sum: sum,
  $count: (state) => Number(state ?? 0) + 1,
  $min: extreme(-1),
  $max: extreme(1),
  $first: (state, value) => state ?? { value },
  $last: (_, value) => ({ value }),
  $push: push,
  $addToSet: addToSet,
  $avg: (state, value) => {
    const { sum: before, count } = (state as Average | undefined) ?? { sum: 0, count: 0 };
    return isNumber(value) ? { sum: sum(before, value), count: count + 1 } : { sum: before, count };
  },
};

const RESULTS: Record<string, (state: unknown) => unknown> = {
  $first: (state) => (state as { value: unknown }).value ?? null,
  $last: (state) => (state as { value: unknown }).value ?? null,
  $addToSet: (state) => [...(state as Map<string, unknown>).values()],
  $avg: (state) => ((state as Average).count === 0 ? null : Number((state as Average).sum) / (state as Average).count),
};

/** Those that keep a number only. */
const NUMBERS = new Set(['$sum', '$count', '$avg']);

/** How many values a state holds. */
const held = (state: unknown): number =>
  state === undefined ? 0 : state instanceof Map ? state.size : Array.isArray(state) ? state.length : 1;

/**
 * `$group`: keeps one state for each group.
 * @throws CommandError 15952 for an accumulator this server does not have; 292 when groups or what they collect are
 * over 100 MB.
 */
export function group(source: Iterator, spec: Doc, options: Options): Iterator {
  if (!('_id' in spec)) throw new CommandError('BadValue', 'a group specification must include an _id');
  const fields = Object.entries(spec).filter(([field]) => field !== '_id');
  const accumulators = fields.map(([field, accumulator]) => {
    const [entry, ...rest] = isDoc(accumulator) ? Object.entries(accumulator) : [];
    if (!entry || rest.length > 0 || !entry[0].startsWith('$'))
      throw new CommandError('BadValue', `The field '${field}' must be an accumulator object`);
    const [operator, argument] = entry;
    const step = STEPS[operator];
    if (!step) throw new CommandError('Location15952', `unknown group operator '${operator}'`);
    return { field, operator, argument, step };
  });
  function* groups(): Generator<Doc> {
    const states = new Map<string, { _id: unknown; values: unknown[] }>();
    let kept = 0;
    for (const doc of source as Iterable<Doc>) {
      const _id: unknown = evalExpr(doc, spec['_id'], options) ?? null;
      const key = keyOf(_id).toString('latin1');
      let state = states.get(key);
      if (!state) {
        states.set(key, (state = { _id, values: accumulators.map(() => undefined) }));
        kept += key.length;
      }
      for (const [i, { operator, argument, step }] of accumulators.entries()) {
        const value: unknown = evalExpr(doc, argument, options);
        const before = held(state.values[i]);
        state.values[i] = step(state.values[i], value);
        if (!NUMBERS.has(operator) && held(state.values[i]) > before) kept += calculateObjectSize({ value });
      }
      withinMemory('$group', kept);
    }
    for (const { _id, values } of states.values()) {
      const result: Doc = { _id };
      for (const [i, { field, operator }] of accumulators.entries())
        result[field] = (RESULTS[operator] ?? ((value: unknown) => value ?? null))(values[i]);
      yield result;
    }
  }
  return Lazy(groups());
}
