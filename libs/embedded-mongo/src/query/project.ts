import { evalExpr } from 'mingo/core';
import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { matchedPosition } from '../value/path';
import { mingoOptions } from './expressions';
import { compile, isOperators, type Matcher } from './matcher';

interface Tree {
  [field: string]: true | Tree;
}

const isFlag = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

/** The fields of a projection by their whole paths: `{ a: { b: 1 } }` says the same as `{ 'a.b': 1 }`. */
function* entriesOf(spec: Doc, prefix = ''): Generator<[field: string, value: unknown]> {
  for (const [field, value] of Object.entries(spec)) {
    const nested = isDoc(value) && Object.keys(value).length > 0 && !isOperators(value);
    if (nested) yield* entriesOf(value, `${prefix}${field}.`);
    else yield [prefix + field, value];
  }
}

/** Makes a projected document; expressions see `plain`, the same document with JavaScript's own numbers. */
export type Projection = (doc: Doc, plain?: Doc) => Doc;

/**
 * Compiles a projection, of a find or of `$project`: fields to keep or to leave out, `$slice`, `$elemMatch`, the
 * positional `array.$` and aggregation expressions.
 * @param matches the query's filter, for the positional projection.
 * @param variables aggregation variables its expressions may use, by name.
 * @throws CommandError 31253 or 31254 when keeping and leaving out are mixed, 31249 for one path within another.
 */
export function projection(spec: Doc, matches: Matcher, variables?: Doc): Projection | undefined {
  const entries = [...entriesOf(spec)];
  if (entries.length === 0) return undefined;
  const tree: Tree = {};
  const sliced: string[] = [];
  const changes: ((doc: Doc, result: Doc, plain: Doc) => void)[] = [];
  let including: boolean | undefined;
  const mode = (include: boolean, field: string): void => {
    if (including === !include)
      throw include
        ? new CommandError('Location31253', `Cannot do inclusion on field ${field} in exclusion projection`)
        : new CommandError('Location31254', `Cannot do exclusion on field ${field} in inclusion projection`);
    including = include;
  };
  for (const [field, value] of entries) {
    if (isFlag(value)) {
      if (field === '_id') continue;
      mode(Boolean(value), field);
      const path = field.replace(/\.\$$/, '');
      mark(tree, path.split('.'));
      if (path !== field)
        changes.push((doc, result) => {
          const position = matchedPosition(() => matches(doc));
          keepMatched(result, path, position);
        });
    } else if (isDoc(value) && '$slice' in value) {
      sliced.push(field);
      changes.push((_, result) => setAt(result, field, slice(at(result, field), value['$slice'])));
    } else if (isDoc(value) && '$elemMatch' in value) {
      mode(true, field);
      const test = compile({ element: value });
      changes.push((doc, result) => setAt(result, field, firstMatch(at(doc, field), test)));
    } else {
      mode(true, field);
      const options = mingoOptions(variables);
      const path = field.split('.');
      changes.push((_, result, plain) => setField(result, path, evalExpr(plain, value as never, options)));
    }
  }
  const id = '_id' in spec && isFlag(spec['_id']) ? Boolean(spec['_id']) : undefined;
  const include = including ?? (id === true && changes.length === 0);
  if (include) for (const field of sliced) mark(tree, field.split('.'));
  if (include ? id !== false : id === false) tree['_id'] = true;
  return (doc, plain = doc) => {
    const result = include ? keep(doc, tree) : leaveOut(doc, tree);
    for (const change of changes) change(doc, result, plain);
    return result;
  };
}

/** Sets a field, in place, in a document or in each element of the arrays on the way; undefined takes it away. */
export function setField(into: Doc, [part, ...rest]: readonly string[], value: unknown): void {
  const within = (child: unknown): unknown => {
    if (Array.isArray(child)) return child.map(within);
    const made: Doc = isDoc(child) ? { ...child } : {};
    setField(made, rest, value);
    return made;
  };
  const result = rest.length > 0 ? within(into[part!]) : value;
  if (result === undefined) delete into[part!];
  else into[part!] = result;
}

function mark(tree: Tree, path: string[]): void {
  let node = tree;
  for (const part of path.slice(0, -1)) {
    const child = node[part];
    if (child === true) throw new CommandError('Location31249', `Path collision at ${path.join('.')}`);
    node = node[part] = child ?? {};
  }
  const last = path.at(-1)!;
  if (node[last] !== undefined) throw new CommandError('Location31249', `Path collision at ${path.join('.')}`);
  node[last] = true;
}

function keep(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [field, value] of Object.entries(doc)) {
    const part = Object.hasOwn(tree, field) ? tree[field] : undefined;
    if (part === true) result[field] = value;
    else if (part && Array.isArray(value)) result[field] = value.filter(isDoc).map((element) => keep(element, part));
    else if (part && isDoc(value)) result[field] = keep(value, part);
  }
  return result;
}

function leaveOut(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [field, value] of Object.entries(doc)) {
    const part = Object.hasOwn(tree, field) ? tree[field] : undefined;
    if (part === true) continue;
    if (part && Array.isArray(value))
      result[field] = value.map((element: unknown) => (isDoc(element) ? leaveOut(element, part) : element));
    else result[field] = part && isDoc(value) ? leaveOut(value, part) : value;
  }
  return result;
}

const at = (doc: Doc, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (isDoc(value) ? value[part] : undefined), doc);

function setAt(result: Doc, path: string, value: unknown): void {
  if (value === undefined) return;
  const parts = path.split('.');
  let node = result;
  for (const part of parts.slice(0, -1)) {
    const child = node[part];
    node = (node[part] = isDoc(child) ? child : {}) as Doc;
  }
  node[parts.at(-1)!] = value;
}

function slice(value: unknown, argument: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (!Array.isArray(argument)) {
    const count = Number(argument);
    return count < 0 ? value.slice(count) : value.slice(0, count);
  }
  const [skip, limit] = argument.map(Number) as [number, number];
  const from = skip < 0 ? Math.max(0, value.length + skip) : skip;
  return value.slice(from, from + limit);
}

function firstMatch(value: unknown, test: Matcher): unknown {
  if (!Array.isArray(value)) return undefined;
  const position = value.findIndex((element) => test({ element: [element] }));
  return position < 0 ? undefined : [value[position]];
}

/** Leaves of the first array on the path only the element because of which the document matched. */
function keepMatched(result: Doc, path: string, position: number | undefined): void {
  const parts = path.split('.');
  const arrayAt = parts.findIndex((_, i) => Array.isArray(at(result, parts.slice(0, i + 1).join('.'))));
  if (arrayAt < 0) return;
  const array = parts.slice(0, arrayAt + 1).join('.');
  const elements = at(result, array) as unknown[];
  if (position === undefined || position >= elements.length)
    throw new CommandError('Location51246', "positional operator '.$' couldn't find a matching element in the array");
  setAt(result, array, [elements[position]]);
}
