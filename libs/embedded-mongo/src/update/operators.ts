import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { compile, isOperators } from '../query/matcher';
import { sortFields, sortItems } from '../query/sort';
import { compareValues, equalValues } from '../value/compare';
import { arithmetic, isNumber } from '../value/number';
import { MISSING } from './paths';

const bad = (message: string): CommandError => new CommandError('BadValue', message);
const mismatch = (message: string): CommandError => new CommandError('TypeMismatch', message);

function compute(operator: '$inc' | '$mul', value: unknown, operand: unknown): unknown {
  for (const each of value === undefined ? [operand] : [value, operand])
    if (!isNumber(each)) throw mismatch(`Cannot apply ${operator} with a value of non-numeric type: ${String(each)}`);
  if (value === undefined) return operator === '$inc' ? operand : arithmetic('$mul', operand, 0);
  return arithmetic(operator, value, operand);
}

function arrayAt(operator: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw bad(`The field must be an array for ${operator} but is of another type`);
  return value;
}

function push(value: unknown, argument: unknown): unknown {
  const array = value === undefined ? [] : arrayAt('$push', value);
  if (!isDoc(argument) || !('$each' in argument)) return [...array, argument];
  const { $each, $position, $slice, $sort, ...rest } = argument;
  if (!Array.isArray($each)) throw bad('The argument to $each in $push must be an array');
  if (Object.keys(rest).length > 0) throw bad(`Unrecognized clause in $push: ${Object.keys(rest).join(', ')}`);
  let result = [...array];
  result.splice($position === undefined ? result.length : Number($position), 0, ...($each as unknown[]));
  if (isDoc($sort)) result = sortItems(result, (element) => (isDoc(element) ? element : {}), sortFields($sort));
  else if ($sort !== undefined) result.sort((a, b) => compareValues(a, b) * Number($sort));
  if ($slice !== undefined)
    result = Number($slice) < 0 ? result.slice(Number($slice)) : result.slice(0, Number($slice));
  return result;
}

function addToSet(value: unknown, argument: unknown): unknown {
  const result = value === undefined ? [] : [...arrayAt('$addToSet', value)];
  const each = isDoc(argument) && '$each' in argument ? argument['$each'] : [argument];
  if (!Array.isArray(each)) throw mismatch('The argument to $each in $addToSet must be an array');
  for (const element of each as unknown[])
    if (!result.some((other) => equalValues(other, element))) result.push(element);
  return result;
}

function pull(value: unknown, condition: unknown): unknown {
  if (value === undefined) return MISSING;
  const array = arrayAt('$pull', value);
  if (isDoc(condition) && !isOperators(condition)) {
    const matches = compile(condition);
    return array.filter((element) => !(isDoc(element) && matches(element)));
  }
  const matches = compile({ element: condition });
  return array.filter((element) => !matches({ element }));
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

function bit(value: unknown, argument: unknown): unknown {
  const [[operation, operand] = []] = Object.entries(isDoc(argument) ? argument : {});
  const number = value ?? 0;
  if (!Number.isInteger(Number(number)) || !Number.isInteger(operand)) throw bad('$bit needs whole numbers');
  const [a, b] = [BigInt(Number(number)), BigInt(operand as number)];
  const results: Record<string, bigint> = { and: a & b, or: a | b, xor: a ^ b };
  const result = results[operation ?? ''];
  if (result === undefined) throw bad(`The $bit operator only supports 'and', 'or', and 'xor'`);
  return Number(result);
}

function currentDate(_: unknown, argument: unknown): unknown {
  if (argument === true || (isDoc(argument) && argument['$type'] === 'date')) return new Date();
  throw bad('$currentDate supports true and { $type: "date" }');
}

/** Makes the new value of a field from the value it has (undefined: missing) and the operator's argument. */
export const UPDATE_OPERATORS: Record<string, (value: unknown, argument: unknown) => unknown> = {
  $set: (_, argument) => argument,
  $setOnInsert: (_, argument) => argument,
  $unset: () => MISSING,
  $inc: (value, argument) => compute('$inc', value, argument),
  $mul: (value, argument) => compute('$mul', value, argument),
  $min: (value, argument) => (value === undefined || compareValues(argument, value) < 0 ? argument : value),
  $max: (value, argument) => (value === undefined || compareValues(argument, value) > 0 ? argument : value),
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
  $bit: bit,
  $currentDate: currentDate,
};

/** `$rename` is the one operator of two paths. */
export const RENAME = '$rename';

/** The fields of each operator of an update. @throws CommandError 9 for what is not an operator with fields. */
export function* operations(update: Doc): Generator<[operator: string, field: string, argument: unknown]> {
  for (const [operator, fields] of Object.entries(update)) {
    if (operator !== RENAME && !Object.hasOwn(UPDATE_OPERATORS, operator))
      throw new CommandError(
        'FailedToParse',
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDoc(fields))
      throw new CommandError('FailedToParse', `Modifiers operate on fields but we found another type for ${operator}`);
    for (const [field, argument] of Object.entries(fields)) yield [operator, field, argument];
  }
}
