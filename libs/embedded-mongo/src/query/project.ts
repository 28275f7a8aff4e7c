import { evalExpr } from 'mingo/core';
import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { mingoOptions } from './expressions';
import { compile, type Matcher } from './matcher';
import { matchedPosition } from './positional';

interface Tree {
  [field: string]: true | Tree;
}

const bad = (message: string): CommandError => new CommandError('BadValue', message);
const isFlag = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

/**
 * Compiles a find projection: fields to keep or to leave out, `$slice`, `$elemMatch`, the positional `array.$` and
 * aggregation expressions.
 * @param matches the query's filter, for the positional projection.
 * @throws CommandError 2 when keeping and leaving out are mixed.
 */
export function projection(spec: Doc, matches: Matcher): ((doc: Doc) => Doc) | undefined {
  const entries = Object.entries(spec);
  if (entries.length === 0) return undefined;
  const tree: Tree = {};
  const changes: ((doc: Doc, result: Doc) => void)[] = [];
  let including: boolean | undefined;
  const mode = (include: boolean): void => {
    if (including !== undefined && including !== include)
      throw bad(`Cannot do ${include ? 'inclusion in exclusion' : 'exclusion in inclusion'} projection`);
    including = include;
  };
  for (const [field, value] of entries) {
    if (isFlag(value)) {
      if (field === '_id') continue;
      mode(Boolean(value));
      const positional = field.endsWith('.$');
      const path = positional ? field.slice(0, -2) : field;
      mark(tree, path.split('.'));
      if (positional) changes.push((doc, result) => setAt(result, path, [itemOf(doc, path, matches)]));
    } else if (isDoc(value) && '$slice' in value) {
      changes.push((_, result) => setAt(result, field, slice(at(result, field), value['$slice'])));
      if (including) mark(tree, field.split('.'));
    } else if (isDoc(value) && '$elemMatch' in value) {
      mode(true);
      const test = compile({ element: value });
      changes.push((doc, result) => setAt(result, field, firstMatch(at(doc, field), test)));
    } else {
      mode(true);
      const options = mingoOptions();
      changes.push((doc, result) => setAt(result, field, evalExpr(doc, value, options)));
    }
  }
  const id = '_id' in spec ? Boolean(spec['_id']) : undefined;
  const include = including ?? (id === true && changes.length === 0);
  if (include ? id !== false : id === false) tree['_id'] = true;
  return (doc) => {
    const result = include ? keep(doc, tree) : leaveOut(doc, tree);
    for (const change of changes) change(doc, result);
    return result;
  };
}

function mark(tree: Tree, path: string[]): void {
  let node = tree;
  for (const part of path.slice(0, -1)) {
    const child = node[part];
    if (child === true) throw bad(`Path collision at ${path.join('.')}`);
    node = node[part] = child ?? {};
  }
  const last = path.at(-1)!;
  if (node[last] !== undefined) throw bad(`Path collision at ${path.join('.')}`);
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

function itemOf(doc: Doc, path: string, matches: Matcher): unknown {
  return (at(doc, path) as unknown[])[matchedPosition(doc, path.split('.'), matches)];
}
