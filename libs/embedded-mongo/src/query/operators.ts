import { BSONRegExp, Long } from 'bson';
import { CommandError } from '../command-error';
import { isDoc, type Doc } from '../bson';
import { compareValues, equalValues } from '../value/compare';
import { keyOf, TAG, tagOf } from '../value/key';
import { isNumber } from '../value/number';
import { someElement } from '../value/path';

/** Tests one value a path reaches (an array at its end is handed over whole). */
export type LeafTest = (leaf: unknown) => boolean;
/** Compiles the operator-object or sub-filter of `$elemMatch` and `$not`. */
export interface Compiler {
  readonly collator: Intl.Collator | undefined;
  element(argument: Doc): LeafTest;
}

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/** The value itself or, when it is an array, any of its elements. */
const anyOf = (leaf: unknown, test: LeafTest): boolean =>
  test(leaf) || (Array.isArray(leaf) && someElement(leaf, test));

const isNull = (value: unknown): boolean => value === null || value === undefined;

function list(operator: string, argument: unknown): unknown[] {
  if (!Array.isArray(argument)) throw bad(`${operator} needs an array`);
  return argument;
}

/** A JavaScript RegExp for a BSON one: the driver sends JavaScript's `g` as MongoDB's `s`. */
export function toRegExp(pattern: unknown, options?: unknown): RegExp {
  if (pattern instanceof RegExp) return toRegExp(pattern.source, options ?? pattern.flags.replace('g', 's'));
  if (pattern instanceof BSONRegExp) return toRegExp(pattern.pattern, options ?? pattern.options);
  if (typeof pattern !== 'string') throw bad('$regex has to be a string');
  const flags = options === undefined ? '' : String(options);
  if (/[^imsu]/.test(flags)) throw bad(`invalid flag in regex options: ${flags}`);
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw bad(`Regular expression is invalid: ${String(error)}`);
  }
}

/** True for a regular expression of either kind. */
export const isRegex = (value: unknown): boolean => value instanceof RegExp || value instanceof BSONRegExp;

function regexTest(pattern: unknown, options?: unknown): LeafTest {
  const regex = toRegExp(pattern, options);
  return (leaf) => anyOf(leaf, (value) => typeof value === 'string' && regex.test(value));
}

function equals(argument: unknown, { collator }: Compiler): LeafTest {
  if (isRegex(argument)) return regexTest(argument);
  if (isNull(argument)) return (leaf) => anyOf(leaf, isNull);
  return (leaf) => anyOf(leaf, (value) => equalValues(value, argument, collator));
}

function ordered(accepts: (order: number) => boolean) {
  return (argument: unknown, { collator }: Compiler): LeafTest => {
    if (isRegex(argument)) throw bad("Can't have RegEx as arg to a comparison predicate");
    if (isNull(argument)) return accepts(0) ? (leaf) => anyOf(leaf, isNull) : () => false;
    const type = tagOf(argument);
    return (leaf) =>
      anyOf(leaf, (value) => {
        if (value === undefined || tagOf(value) !== type) return false;
        if (Number.isNaN(argument) || Number.isNaN(value)) return Object.is(argument, value) && accepts(0);
        return accepts(compareValues(value, argument, collator));
      });
  };
}

function isIn(argument: unknown, compiler: Compiler): LeafTest {
  const values = list('$in', argument);
  if (values.some((value) => isDoc(value) && Object.keys(value)[0]?.startsWith('$')))
    throw bad('cannot nest $ under $in');
  const special = values.filter((value) => isRegex(value) || isNull(value) || compiler.collator);
  const tests = special.map((value) => equals(value, compiler));
  const keys = new Set(
    values.filter((value) => !special.includes(value)).map((value) => keyOf(value).toString('latin1')),
  );
  return (leaf) =>
    tests.some((test) => test(leaf)) ||
    anyOf(leaf, (value) => value !== undefined && keys.size > 0 && keys.has(keyOf(value).toString('latin1')));
}

const tagIs = (tag: number) => (value: unknown) => value !== undefined && tagOf(value) === tag;
const bsonIs = (type: string) => (value: unknown) => (value as { _bsontype?: string } | null)?._bsontype === type;

const INT32 = 2 ** 31;
const isInt = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= -INT32 && (value as number) < INT32;

/** A plain number, as within a pipeline, has lost its width: one beyond 32 bits counts both as long and as double. */
const TYPES: Record<string, LeafTest> = {
  double: (value) => bsonIs('Double')(value) || (typeof value === 'number' && !isInt(value)),
  string: tagIs(TAG.string),
  object: tagIs(TAG.object),
  array: Array.isArray,
  binData: tagIs(TAG.binary),
  objectId: tagIs(TAG.objectId),
  bool: tagIs(TAG.boolean),
  date: tagIs(TAG.date),
  null: (value) => value === null,
  regex: isRegex,
  int: (value) => bsonIs('Int32')(value) || isInt(value),
  timestamp: tagIs(TAG.timestamp),
  long: (value) => bsonIs('Long')(value) || (Number.isInteger(value) && !isInt(value)),
  decimal: bsonIs('Decimal128'),
  number: (value) => isNumber(value) || bsonIs('Decimal128')(value),
  minKey: tagIs(TAG.minKey),
  maxKey: tagIs(TAG.maxKey),
};
const TYPE_CODES: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
};

function typeTest(argument: unknown): LeafTest {
  const tests = (Array.isArray(argument) ? argument : [argument]).map((type: unknown) => {
    const test = TYPES[typeof type === 'number' ? (TYPE_CODES[type] ?? '') : String(type)];
    if (!test) throw bad(`Unknown type name alias: ${String(type)}`);
    return test;
  });
  return (leaf) => anyOf(leaf, (value) => tests.some((test) => test(value)));
}

function allTest(argument: unknown, compiler: Compiler): LeafTest[] {
  return list('$all', argument).map((value) =>
    isDoc(value) && '$elemMatch' in value ? elemMatch(value['$elemMatch'], compiler) : equals(value, compiler),
  );
}

function elemMatch(argument: unknown, compiler: Compiler): LeafTest {
  if (!isDoc(argument)) throw bad('$elemMatch needs an Object');
  const test = compiler.element(argument);
  return (leaf) => Array.isArray(leaf) && someElement(leaf, test);
}

function modulo(argument: unknown): LeafTest {
  const parts = list('$mod', argument);
  const [divisor, remainder] = parts.map((part) => Math.trunc(Number(part)));
  if (parts.length !== 2 || !divisor) throw bad('malformed mod: needs a divisor and a remainder');
  const rest = (value: unknown): number =>
    value instanceof Long ? Number(value.toBigInt() % BigInt(divisor)) : Math.trunc(Number(value)) % divisor;
  return (leaf) => anyOf(leaf, (value) => isNumber(value) && rest(value) === remainder);
}

function size(argument: unknown): LeafTest {
  if (!Number.isInteger(argument) || (argument as number) < 0) throw bad('$size needs a non-negative whole number');
  return (leaf) => Array.isArray(leaf) && leaf.length === argument;
}

/** Every test must hold for some value at the path. */
export const LEAF_OPERATORS: Record<string, (argument: unknown, compiler: Compiler) => LeafTest | LeafTest[]> = {
  $eq: equals,
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $in: isIn,
  $type: typeTest,
  $all: (argument, compiler) => {
    const tests = allTest(argument, compiler);
    return tests.length > 0 ? tests : () => false;
  },
  $elemMatch: elemMatch,
  $mod: modulo,
  $size: size,
};

/** `$regex` with the `$options` beside it. */
export const regexOperator = regexTest;
