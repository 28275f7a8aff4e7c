import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import { CommandError } from '../command-error';
import { compareValues, equalValues } from '../value/compare';
import { arithmetic, isNumber } from '../value/number';

type Operator = (doc: never, argument: unknown, options: Options) => unknown;

const isNull = (value: unknown): boolean => value === null || value === undefined;
/** Everything but false, null, missing and zero; NaN is true. */
const isTrue = (value: unknown): boolean =>
  !isNull(value) && value !== false && !(isNumber(value) && Number(value) === 0);

const operands = (name: string, doc: never, argument: unknown, options: Options, count?: number): unknown[] => {
  const list = Array.isArray(argument) ? (argument as unknown[]) : [argument];
  if (count !== undefined && list.length !== count)
    throw new CommandError(
      'Location16020',
      `Expression ${name} takes exactly ${count} arguments. ${list.length} were passed in.`,
    );
  return list.map((each) => {
    const value = evalExpr(doc, each as never, options) as unknown;
    // What is missing is null as an element.
    return Array.isArray(each) ? (value as unknown[]).map((element) => element ?? null) : value;
  });
};

const comparison =
  (name: string, result: (order: number) => unknown): Operator =>
  (doc, argument, options) => {
    const [a, b] = operands(name, doc, argument, options, 2);
    return result(compareValues(a, b));
  };

const computation =
  (name: string, operator: '$inc' | '$mul', neutral: number): Operator =>
  (doc, argument, options) => {
    const values = operands(name, doc, argument, options);
    if (values.some(isNull)) return null;
    const dates = name === '$add' ? values.filter((value) => value instanceof Date) : [];
    const numbers = values.filter(isNumber);
    if (dates.length > 1 || numbers.length + dates.length < values.length)
      throw new CommandError('TypeMismatch', `${name} only supports numeric or date types`);
    const sum = numbers.reduce((total, value) => arithmetic(operator, total, value), neutral);
    return dates[0] instanceof Date ? new Date(dates[0].getTime() + Number(sum)) : plain(sum);
  };

/** What mingo's operators can work on: a number, unless that would round it. */
const plain = (value: unknown): unknown =>
  Number.isSafeInteger(Number(value)) || typeof value !== 'object' ? Number(value) : value;

function subtract(doc: never, argument: unknown, options: Options): unknown {
  const [a, b] = operands('$subtract', doc, argument, options, 2);
  if (isNull(a) || isNull(b)) return null;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof Date && isNumber(b)) return new Date(a.getTime() - Number(b));
  if (!isNumber(a) || !isNumber(b)) throw new CommandError('TypeMismatch', "can't $subtract these types");
  return plain(arithmetic('$inc', a, arithmetic('$mul', b, -1)));
}

/** The values an accumulator takes as an expression: of one operand that is an array, its elements. */
const several = (name: string, doc: never, argument: unknown, options: Options): unknown[] => {
  const values = operands(name, doc, argument, options);
  return values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
};

const extreme =
  (name: string, sign: 1 | -1): Operator =>
  (doc, argument, options) => {
    const values = several(name, doc, argument, options).filter((value) => !isNull(value));
    return values.length === 0 ? null : values.reduce((a, b) => (compareValues(b, a) * sign > 0 ? b : a));
  };

/** Operators that mingo computes otherwise than MongoDB where types differ, values are missing or numbers are NaN. */
export const OWN_EXPRESSIONS: Record<string, Operator> = {
  $cmp: comparison('$cmp', Math.sign),
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $and: (doc, argument, options) => operands('$and', doc, argument, options).every(isTrue),
  $or: (doc, argument, options) => operands('$or', doc, argument, options).some(isTrue),
  $not: (doc, argument, options) => !isTrue(operands('$not', doc, argument, options, 1)[0]),
  $in: (doc, argument, options) => {
    const [value, list] = operands('$in', doc, argument, options, 2);
    if (!Array.isArray(list)) throw new CommandError('Location40081', '$in requires an array as a second argument');
    return list.some((each) => equalValues(each, value));
  },
  $add: computation('$add', '$inc', 0),
  $multiply: computation('$multiply', '$mul', 1),
  $subtract: subtract,
  $sum: (doc, argument, options) =>
    plain(
      several('$sum', doc, argument, options)
        .filter(isNumber)
        .reduce((sum, value) => arithmetic('$inc', sum, value), 0),
    ),
  $avg: (doc, argument, options) => {
    const numbers = several('$avg', doc, argument, options).filter(isNumber);
    return numbers.length === 0
      ? null
      : numbers.reduce<number>((sum, value) => sum + Number(value), 0) / numbers.length;
  },
  $min: extreme('$min', -1),
  $max: extreme('$max', 1),
  $arrayElemAt: (doc, argument, options) => {
    const [list, index] = operands('$arrayElemAt', doc, argument, options, 2);
    if (isNull(list) || isNull(index)) return null;
    if (!Array.isArray(list)) throw new CommandError('Location28689', "$arrayElemAt's first argument must be an array");
    if (!Number.isInteger(Number(index)))
      throw new CommandError('Location28691', "$arrayElemAt's second argument must be a 32-bit integer");
    return list.at(Number(index)) as unknown;
  },
  $size: (doc, argument, options) => {
    const [value] = operands('$size', doc, argument, options, 1);
    if (!Array.isArray(value)) throw new CommandError('Location17124', 'The argument to $size must be an array');
    return value.length;
  },
};
