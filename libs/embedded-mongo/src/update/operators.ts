import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { compile, isPathOperators } from '../query/matcher';
import { isRegex } from '../query/operators';
import { sortFields, sortItems } from '../query/sort';
import { compareValues, equalValues } from '../value/compare';
import { isNumber, sumOf } from '../value/number';
import { MISSING } from './paths';

const bad = (message: string): CommandError => new CommandError('BadValue', message);
const mismatch = (message: string): CommandError => new CommandError('TypeMismatch', message);

function increment(value: unknown, operand: unknown): unknown {
  for (const each of value === undefined ? [operand] : [value, operand])
    if (!isNumber(each)) throw mismatch(`Cannot apply $inc with a value of non-numeric type: ${String(each)}`);
  return value === undefined ? operand : sumOf(value, operand);
}

function arrayAt(operator: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw bad(`The field must be an array for ${operator} but is of another type`);
  return value;
}

function push(value: unknown, argument: unknown): unknown {
  const array = value === undefined ? [] : arrayAt('$push', value);
  if (!isDoc(argument) || !('$each' in argument)) return [...array, argument];
  const { $each, $position = array.length, $slice, $sort, ...rest } = argument;
  if (!Array.isArray($each)) throw bad('The argument to $each in $push must be an array');
  if (Object.keys(rest).length > 0) throw bad(`Unrecognized clause in $push: ${Object.keys(rest).join(', ')}`);
  const result = [...array];
  result.splice(whole('$position', $position), 0, ...($each as unknown[]));
  const sorted = $sort === undefined ? result : inOrder(result, $sort);
  if ($slice === undefined) return sorted;
  const count = whole('$slice', $slice);
  return count < 0 ? sorted.slice(count) : sorted.slice(0, count);
}

function whole(clause: string, value: unknown): number {
  if (!Number.isSafeInteger(value)) throw bad(`The value for ${clause} must be a whole number`);
  return Number(value);
}

/** Orders elements by themselves, or those that are documents by their fields. */
function inOrder(array: unknown[], sort: unknown): unknown[] {
  if (isDoc(sort)) return sortItems(array, (element) => (isDoc(element) ? element : {}), sortFields(sort));
  if (sort !== 1 && sort !== -1) throw bad('The $sort is invalid: use 1 or -1 to sort the whole element, or fields');
  return array.sort((a, b) => compareValues(a, b) * sort);
}

function addToSet(value: unknown, argument: unknown): unknown {
  const result = value === undefined ? [] : [...arrayAt('$addToSet', value)];
  const each = isDoc(argument) && '$each' in argument ? argument['$each'] : [argument];
  if (!Array.isArray(each)) throw mismatch('The argument to $each in $addToSet must be an array');
  for (const element of each as unknown[])
    if (!result.some((other) => equalValues(other, element))) result.push(element);
  return result;
}

/** Whether `$pull` removes an element: operators test it, fields match within it, and any other value must be equal. */
function pulled(condition: unknown): (element: unknown) => boolean {
  if (isRegex(condition) || isPathOperators(condition)) {
    const matches = compile({ element: condition });
    return (element) => matches({ element });
  }
  if (!isDoc(condition)) return (element) => equalValues(element, condition);
  const matches = compile(condition);
  return (element) => isDoc(element) && matches(element);
}

function pull(value: unknown, condition: unknown): unknown {
  const isPulled = pulled(condition);
  if (value === undefined) return MISSING;
  return arrayAt('$pull', value).filter((element) => !isPulled(element));
}

function pullAll(value: unknown, argument: unknown): unknown {
  if (!Array.isArray(argument)) throw bad('$pullAll requires an array argument');
  if (value === undefined) return MISSING;
  return arrayAt('$pullAll', value).filter((element) => !argument.some((other) => equalValues(element, other)));
}

function pop(value: unknown, argument: unknown): unknown {
  if (argument !== 1 && argument !== -1) throw new CommandError('FailedToParse', '$pop expects 1 or -1');
  if (value === undefined) return MISSING;
  if (!Array.isArray(value)) throw mismatch('$pop needs an array, but the field is of another type');
  const array = value as unknown[];
  return argument === 1 ? array.slice(0, -1) : array.slice(1);
}

/** Computes the new value of a field from its value before (undefined: missing) and the operator's argument. */
export const UPDATE_OPERATORS: Record<string, (value: unknown, argument: unknown) => unknown> = {
  $set: (_, argument) => argument,
  $setOnInsert: (_, argument) => argument,
  $unset: () => MISSING,
  $inc: increment,
  $min: (value, argument) => (value === undefined || compareValues(argument, value) < 0 ? argument : value),
  $max: (value, argument) => (value === undefined || compareValues(argument, value) > 0 ? argument : value),
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

/**
 * The fields of each operator of an update. @throws CommandError 9 for an entry that is not an operator with fields.
 */
export function* operations(update: Doc): Generator<[operator: string, field: string, argument: unknown]> {
  for (const [operator, fields] of Object.entries(update)) {
    if (!Object.hasOwn(UPDATE_OPERATORS, operator))
      throw new CommandError('FailedToParse', `Unknown modifier: ${operator}. Expected a valid update modifier`);
    if (!isDoc(fields))
      throw new CommandError('FailedToParse', `Modifiers operate on fields but we found another type for ${operator}`);
    for (const [field, argument] of Object.entries(fields)) yield [operator, field, argument];
  }
}
