import { CommandError } from '../command-error';
import { isDoc, type Doc } from '../bson';
import { matchedPosition, someAtPath } from '../value/path';
import { isRegex, LEAF_OPERATORS, regexTest, type ElementCompiler, type LeafTest } from './operators';

/** True when the document matches the filter it was compiled from. */
export type Matcher = (doc: Doc) => boolean;

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/** True for `{ $gt: 1 }`, the operators of one path; false for a value, including a document. */
export const isOperators = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;

/** True for the operators of one path, but not for `{ $or: [...] }` and the like, which apply to a whole document. */
export const isPathOperators = (value: unknown): value is Doc =>
  isOperators(value) && !/^\$(and|or|nor|expr|comment)$/.test(Object.keys(value)[0]!);

/** Compiles a filter. @throws CommandError 2 for an operator this server does not have. */
export function compile(filter: Doc): Matcher {
  const matchers = Object.entries(filter).map(([field, condition]): Matcher => {
    if (!field.startsWith('$')) return pathMatcher(field.split('.'), condition);
    switch (field) {
      case '$and': {
        const all = branches(field, condition);
        return (doc) => all.every((matches) => matches(doc));
      }
      case '$or': {
        const any = branches(field, condition);
        return (doc) => any.some((matches) => matches(doc));
      }
      case '$nor': {
        const none = branches(field, condition);
        return not((doc) => none.some((matches) => matches(doc)));
      }
      case '$comment':
        return () => true;
      default:
        throw bad(`unknown top level operator: ${field}`);
    }
  });
  return matchers.length === 1 ? matchers[0]! : (doc) => matchers.every((matches) => matches(doc));
}

const isTrue = (value: unknown): boolean => value !== false && value !== null && value !== undefined && value !== 0;

function branches(operator: string, condition: unknown): Matcher[] {
  if (!Array.isArray(condition) || condition.length === 0 || !condition.every(isDoc))
    throw bad(`${operator} argument must be a non-empty array of objects`);
  return condition.map(compile);
}

/** Negates a filter and discards its matched position: a document that `$not` or `$nor` selects has no matched element. */
const not =
  (matches: Matcher): Matcher =>
  (doc) => {
    let result = false;
    matchedPosition(() => (result = matches(doc)));
    return !result;
  };

const compileElement: ElementCompiler = (argument) => {
  const matches = isPathOperators(argument) ? pathMatcher(['element'], argument) : compile(argument);
  return isPathOperators(argument) ? (value) => matches({ element: value }) : (value) => isDoc(value) && matches(value);
};

function pathMatcher(path: readonly string[], condition: unknown): Matcher {
  const some =
    (test: LeafTest): Matcher =>
    (doc) =>
      someAtPath(doc, path, test);
  const every = (matchers: Matcher[]): Matcher =>
    matchers.length === 1 ? matchers[0]! : (doc) => matchers.every((matches) => matches(doc));
  const leaf = (operator: string, argument: unknown): Matcher =>
    some(LEAF_OPERATORS[operator]!(argument, compileElement));
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
          return not(pathMatcher(path, argument));
        case '$regex':
          return some(regexTest(argument, condition['$options']));
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
