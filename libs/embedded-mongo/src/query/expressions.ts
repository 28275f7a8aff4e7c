import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';

/** Computes a value from a document; undefined when there is none. */
export type Expression = (doc: Doc) => unknown;

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/**
 * Compiles an aggregation expression: a field path, a literal, a list or document of expressions, or one of the
 * operators `$literal`, `$ifNull` and `$size`.
 * @throws CommandError 168 for another operator, 17276 for a variable.
 */
export function compileExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return fieldPath(expression);
  if (Array.isArray(expression)) {
    const elements = expression.map(compileExpression);
    return (doc) => elements.map((element) => element(doc) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const entries = Object.entries(expression);
  const operator = entries.find(([name]) => name.startsWith('$'));
  if (operator && entries.length > 1) throw bad('an object representing an expression must have exactly one field');
  if (operator) return operation(...operator);
  const fields = entries.map(([name, value]) => [name, compileExpression(value)] as const);
  return (doc) => {
    const result: Doc = {};
    for (const [name, valueOf] of fields) {
      const value = valueOf(doc);
      if (value !== undefined) result[name] = value;
    }
    return result;
  };
}

function fieldPath(expression: string): Expression {
  if (expression.startsWith('$$'))
    throw new CommandError('Location17276', `Use of undefined variable: ${expression.slice(2)}`);
  const path = expression.slice(1).split('.');
  if (path.some((part) => part === '' || part.startsWith('$'))) throw bad(`'${expression}' is no valid field path`);
  return (doc) => valueAt(doc, path);
}

/** The value at a path; for an array on the way, the values in those of its elements that are documents. */
function valueAt(doc: Doc, [part, ...rest]: readonly string[]): unknown {
  const value = Object.hasOwn(doc, part!) ? doc[part!] : undefined;
  if (rest.length === 0) return value;
  if (isDoc(value)) return valueAt(value, rest);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isDoc)
    .map((element) => valueAt(element, rest))
    .filter((found) => found !== undefined);
}

function operation(name: string, argument: unknown): Expression {
  switch (name) {
    case '$literal':
      return () => argument;
    case '$ifNull': {
      if (!Array.isArray(argument) || argument.length < 2) throw bad('$ifNull needs at least two arguments');
      const choices = argument.map(compileExpression);
      return (doc) => {
        let value: unknown;
        for (const choice of choices) {
          value = choice(doc);
          if (value !== null && value !== undefined) break;
        }
        return value;
      };
    }
    case '$size': {
      if (Array.isArray(argument) && argument.length !== 1) throw bad('$size takes exactly one argument');
      const list = compileExpression(Array.isArray(argument) ? argument[0] : argument);
      return (doc) => {
        const value = list(doc);
        if (!Array.isArray(value)) throw new CommandError('Location17124', 'The argument to $size must be an array');
        return value.length;
      };
    }
    default:
      throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  }
}
