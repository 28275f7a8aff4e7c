import { CommandError } from '../command-error';
import { isDoc, type Doc } from '../bson';
import { matchedPosition, someAtPath } from '../value/path';
import { expressionTest } from './expressions';
import { isRegex, LEAF_OPERATORS, regexOperator, type Compiler, type LeafTest } from './operators';

/** True when the document matches the filter it was compiled from. */
export type Matcher = (doc: Doc) => boolean;

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/** True for `{ $gt: 1 }`, the operators of one path; false for a value, be it a document. */
export const isOperators = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;

/**
 * Compiles a filter.
 * @param variables aggregation variables `$expr` may use, by name.
 * @throws CommandError 2 for an operator this server does not have.
 */
export function compile(filter: Doc, collator?: Intl.Collator, variables?: Doc): Matcher {
  const matchers = Object.entries(filter).map(([field, condition]): Matcher => {
    if (!field.startsWith('$')) return pathMatcher(field.split('.'), condition, collator);
    switch (field) {
      case '$and': {
        const all = branches(field, condition, collator, variables);
        return (doc) => all.every((matches) => matches(doc));
      }
      case '$or': {
        const any = branches(field, condition, collator, variables);
        return (doc) => any.some((matches) => matches(doc));
      }
      case '$nor': {
        const none = branches(field, condition, collator, variables);
        return not((doc) => none.some((matches) => matches(doc)));
      }
      case '$expr':
        return expressionTest(condition, variables);
      case '$comment':
        return () => true;
      default:
        throw bad(`unknown top level operator: ${field}`);
    }
  });
  return matchers.length === 1 ? matchers[0]! : (doc) => matchers.every((matches) => matches(doc));
}

const isTrue = (value: unknown): boolean => value !== false && value !== null && value !== undefined && value !== 0;

function branches(operator: string, condition: unknown, collator?: Intl.Collator, variables?: Doc): Matcher[] {
  if (!Array.isArray(condition) || condition.length === 0 || !condition.every(isDoc))
    throw bad(`${operator} argument must be a non-empty array of objects`);
  return condition.map((branch) => compile(branch, collator, variables));
}

/** What does not match has no element because of which it does. */
const not =
  (matches: Matcher): Matcher =>
  (doc) => {
    let result = false;
    matchedPosition(() => (result = matches(doc)));
    return !result;
  };

function pathMatcher(path: readonly string[], condition: unknown, collator?: Intl.Collator): Matcher {
  const compiler: Compiler = {
    collator,
    element: (argument) => {
      const onValue = isOperators(argument) && !/^\$(and|or|nor|expr)$/.test(Object.keys(argument)[0]!);
      const matches = onValue ? pathMatcher(['element'], argument, collator) : compile(argument, collator);
      return onValue ? (value) => matches({ element: value }) : (value) => isDoc(value) && matches(value);
    },
  };
  const some =
    (test: LeafTest): Matcher =>
    (doc) =>
      someAtPath(doc, path, test);
  const every = (matchers: Matcher[]): Matcher =>
    matchers.length === 1 ? matchers[0]! : (doc) => matchers.every((matches) => matches(doc));
  const leaf = (operator: string, argument: unknown): Matcher => {
    const tests = LEAF_OPERATORS[operator]!(argument, compiler);
    return Array.isArray(tests) ? every(tests.map(some)) : some(tests);
  };
  if (!isOperators(condition)) return leaf('$eq', condition);
  return every(
    Object.entries(condition).map(([operator, argument]): Matcher => {
      switch (operator) {
        case '$ne':
          return not(leaf('$eq', argument));
        case '$nin':
          return not(leaf('$in', argument));
        case '$exists': {
          const exists = some((value) => value !== undefined);
          return isTrue(argument) ? exists : not(exists);
        }
        case '$not':
          if (!isOperators(argument) && !isRegex(argument)) throw bad('$not needs a regex or a document of operators');
          return not(pathMatcher(path, argument, collator));
        case '$regex':
          return some(regexOperator(argument, condition['$options']));
        case '$options':
          if (!('$regex' in condition)) throw bad('$options needs a $regex');
          return () => true;
        default:
          if (!Object.hasOwn(LEAF_OPERATORS, operator)) throw bad(`unknown operator: ${operator}`);
          return leaf(operator, argument);
      }
    }),
  );
}
