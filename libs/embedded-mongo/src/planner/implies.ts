import { compile, isOperators } from '../query/matcher';
import type { CollectionIndex } from '../storage/collection-index';
import { equalValues } from '../value/compare';
import type { Condition, Conditions } from './bounds';

/** Whether the index contains every document that meets the conditions, which partial and sparse indexes may not. */
export function implies(conditions: Conditions, index: CollectionIndex): boolean {
  if (index.sparse && !index.fields.some(({ name }) => excludesMissing(conditions.get(name)))) return false;
  return Object.entries(index.partialFilter ?? {}).every(([field, needed]) => {
    const given = conditions.get(field) ?? [];
    const parts = isOperators(needed) ? Object.entries(needed) : [['$eq', needed] as Condition];
    return !field.startsWith('$') && parts.every((part) => impliesPart(given, part));
  });
}

function impliesPart(given: readonly Condition[], [operator, value]: Condition): boolean {
  if (given.some(([other, argument]) => other === operator && equalValues(argument, value))) return true;
  if (operator === '$exists') return Boolean(value) && excludesMissing(given);
  const matches = compile({ value: { [operator]: value } });
  const beyond = operator.startsWith('$g') ? /^\$gte?$/ : operator.startsWith('$l') ? /^\$lte?$/ : /^$/;
  return given.some(
    ([other, argument]) =>
      (other === '$eq' && !Array.isArray(argument) && matches({ value: argument })) ||
      (other === '$in' &&
        Array.isArray(argument) &&
        argument.every((each) => !Array.isArray(each) && matches({ value: each }))) ||
      (beyond.test(other) && !Array.isArray(argument) && matches({ value: argument })),
  );
}

const excludesMissing = (given: readonly Condition[] = []): boolean =>
  given.some(([operator, value]) => {
    if (operator === '$exists') return Boolean(value);
    if (operator === '$in') return Array.isArray(value) && value.every((each) => each !== null && each !== undefined);
    return /^\$(eq|gt|gte|lt|lte)$/.test(operator) && value !== null && value !== undefined;
  });
