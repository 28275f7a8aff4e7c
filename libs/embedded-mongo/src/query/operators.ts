import { BSONRegExp } from 'bson';
import { CommandError } from '../command-error';
import { isDoc, type Doc } from '../bson';
import { compareValues, equalValues } from '../value/compare';
import { keyOf, TAG, tagOf } from '../value/key';
import { isNumber } from '../value/number';
import { someElement } from '../value/path';
import { compilePattern } from './pattern';

/** Tests one value at the end of a path (an array there is passed as a whole). */
export type LeafTest = (leaf: unknown) => boolean;
/** Compiles the condition on an element, for `$elemMatch`: operators or a filter. */
export type ElementCompiler = (argument: Doc) => LeafTest;

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/** Tests the value itself and, when it is an array, each of its elements. */
const anyOf = (leaf: unknown, test: LeafTest): boolean =>
  test(leaf) || (Array.isArray(leaf) && someElement(leaf, test));

const isNull = (value: unknown): boolean => value === null || value === undefined;
const isNan = (value: unknown): boolean => isNumber(value) && Number.isNaN(Number(value));

function list(operator: string, argument: unknown): unknown[] {
  if (!Array.isArray(argument)) throw bad(`${operator} needs an array`);
  return argument;
}

/** True for a regular expression of either kind. */
export const isRegex = (value: unknown): boolean => value instanceof RegExp || value instanceof BSONRegExp;

/** Tests by a pattern; a stored expression equals the same expression unless `$options` are given. */
export function regexTest(pattern: unknown, options?: unknown): LeafTest {
  const regex = compilePattern(pattern, options);
  const isSame: LeafTest = (value) => isRegex(value) && isRegex(pattern) && equalValues(value, pattern);
  return (leaf) => anyOf(leaf, (value) => (typeof value === 'string' ? regex.test(value) : isSame(value)));
}

function equals(argument: unknown): LeafTest {
  if (isRegex(argument)) return regexTest(argument);
  if (isNull(argument)) return (leaf) => anyOf(leaf, isNull);
  return (leaf) => anyOf(leaf, (value) => equalValues(value, argument));
}

function ordered(accepts: (order: number) => boolean) {
  return (argument: unknown): LeafTest => {
    if (isRegex(argument)) throw bad("Can't have RegEx as arg to a comparison predicate");
    if (isNull(argument)) return accepts(0) ? (leaf) => anyOf(leaf, isNull) : () => false;
    const type = tagOf(argument);
    if (type === TAG.minKey || type === TAG.maxKey) throw bad('comparing with MinKey or MaxKey is not supported');
    return (leaf) =>
      anyOf(leaf, (value) => {
        if (value === undefined || tagOf(value) !== type) return false;
        if (isNan(argument) || isNan(value)) return isNan(argument) && isNan(value) && accepts(0);
        return accepts(compareValues(value, argument));
      });
  };
}

function isIn(argument: unknown): LeafTest {
  const values = list('$in', argument);
  if (values.some((value) => isDoc(value) && Object.keys(value)[0]?.startsWith('$')))
    throw bad('cannot nest $ under $in');
  const special = values.filter((value) => isRegex(value) || isNull(value));
  const tests = special.map(equals);
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

/** A decoded number has lost its width: a whole number beyond 32 bits counts both as long and as double. */
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

function elemMatch(argument: unknown, compile: ElementCompiler): LeafTest {
  if (!isDoc(argument)) throw bad('$elemMatch needs an Object');
  const test = compile(argument);
  return (leaf) => Array.isArray(leaf) && someElement(leaf, test);
}

function size(argument: unknown): LeafTest {
  if (!Number.isInteger(argument) || (argument as number) < 0) throw bad('$size needs a non-negative whole number');
  return (leaf) => Array.isArray(leaf) && leaf.length === argument;
}

export const LEAF_OPERATORS: Record<string, (argument: unknown, compile: ElementCompiler) => LeafTest> = {
  $eq: equals,
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $in: isIn,
  $type: typeTest,
  $elemMatch: elemMatch,
  $size: size,
};
