import { isDoc, type Doc } from '../bson';
import { CommandError } from '../command-error';
import { matchedPosition } from '../value/path';
import { compileExpression } from './expressions';
import { compile, isOperators, type Matcher } from './matcher';

interface Tree {
  [field: string]: true | Tree;
}

export type Projection = (doc: Doc) => Doc;
/** Changes the result of the projection so far into the next one. */
type Change = (result: Doc, doc: Doc) => Doc;

const bad = (message: string): CommandError => new CommandError('BadValue', message);
const isFlag = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

/** The fields of a projection by their whole paths: `{ a: { b: 1 } }` means the same as `{ 'a.b': 1 }`. */
function* entriesOf(spec: Doc, prefix = ''): Generator<[field: string, value: unknown]> {
  for (const [field, value] of Object.entries(spec)) {
    if (!isDoc(value) || isOperators(value)) yield [prefix + field, value];
    else if (Object.keys(value).length === 0) throw bad(`An empty sub-projection is not a valid value: '${field}'`);
    else yield* entriesOf(value, `${prefix}${field}.`);
  }
}

/**
 * Compiles a projection: fields to include or exclude, and aggregation expressions.
 * @param matches the filter of a find, whose projections also have `$slice`, `$elemMatch` and the positional `array.$`.
 * @throws CommandError 31253 or 31254 when inclusion and exclusion are mixed, 31249 for one path within another.
 */
export function projection(spec: Doc, matches?: Matcher): Projection | undefined {
  const entries = [...entriesOf(spec)];
  if (entries.length === 0) return undefined;
  const tree: Tree = {};
  const sliced: string[] = [];
  const changes: Change[] = [];
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
      const path = field.replace(/\.\$$/, '').split('.');
      if (path.some((part) => part === '' || part.startsWith('$'))) throw bad(`'${field}' is no valid path to project`);
      mark(tree, path);
      if (field.endsWith('.$')) changes.push(keepMatched(path, value, matches));
    } else if (matches && isDoc(value) && '$slice' in value) {
      sliced.push(field);
      const take = slicer(value['$slice']);
      changes.push((result) => sliceAt(result, field.split('.'), take) as Doc);
    } else {
      mode(true, field);
      if (field.includes('.')) throw bad(`a computed field within another is not supported: '${field}'`);
      changes.push(matches && isDoc(value) && '$elemMatch' in value ? firstMatch(field, value['$elemMatch']) : computed(field, value)); // prettier-ignore
    }
  }
  const id = '_id' in spec && isFlag(spec['_id']) ? Boolean(spec['_id']) : undefined;
  const include = including ?? (id === true && changes.length === 0);
  if (include) for (const field of sliced) mark(tree, field.split('.'));
  if (include ? id !== false : id === false) tree['_id'] = true;
  return (doc) =>
    changes.reduce((result, change) => change(result, doc), include ? keep(doc, tree) : leaveOut(doc, tree));
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

const partOf = (tree: Tree, field: string): true | Tree | undefined =>
  Object.hasOwn(tree, field) ? tree[field] : undefined;

function keep(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [field, value] of Object.entries(doc)) {
    const part = partOf(tree, field);
    const kept = part === true ? value : part && keepWithin(value, part);
    if (kept !== undefined) result[field] = kept;
  }
  return result;
}

/** The included part of a value on the path; nothing when the value has no fields. */
function keepWithin(value: unknown, tree: Tree): unknown {
  if (isDoc(value)) return keep(value, tree);
  if (!Array.isArray(value)) return undefined;
  return value.map((element: unknown) => keepWithin(element, tree)).filter((kept) => kept !== undefined);
}

function leaveOut(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [field, value] of Object.entries(doc)) {
    const part = partOf(tree, field);
    if (part !== true) result[field] = part ? leaveOutWithin(value, part) : value;
  }
  return result;
}

function leaveOutWithin(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((element: unknown) => leaveOutWithin(element, tree));
  return isDoc(value) ? leaveOut(value, tree) : value;
}

function computed(field: string, expression: unknown): Change {
  const valueOf = compileExpression(expression);
  return (result, doc) => {
    const value = valueOf(doc);
    return value === undefined ? result : { ...result, [field]: value };
  };
}

function slicer(argument: unknown): (array: unknown[]) => unknown[] {
  const [first, limit, ...more] = (Array.isArray(argument) ? argument : [argument]) as [number, number?, ...unknown[]];
  const isRight = Number.isInteger(first) && more.length === 0 && (limit === undefined || (Number.isInteger(limit) && limit > 0)); // prettier-ignore
  if (!isRight) throw bad('$slice needs a whole number, or a list of how many to skip and how many to take');
  if (limit === undefined) return (array) => (first < 0 ? array.slice(first) : array.slice(0, first));
  return (array) => {
    const from = first < 0 ? Math.max(0, array.length + first) : first;
    return array.slice(from, from + limit);
  };
}

/** The value with the arrays at a path sliced; the path leads through each element of the arrays on the way. */
function sliceAt(value: unknown, path: readonly string[], take: (array: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return value.map((element) => sliceAt(element, path, take));
  const [part, ...rest] = path;
  if (!isDoc(value) || !Object.hasOwn(value, part!)) return value;
  const child = value[part!];
  if (rest.length > 0) return { ...value, [part!]: sliceAt(child, rest, take) };
  return Array.isArray(child) ? { ...value, [part!]: take(child) } : value;
}

function firstMatch(field: string, condition: unknown): Change {
  const test = compile({ element: { $elemMatch: condition } });
  return (result, doc) => {
    const value = Object.hasOwn(doc, field) ? doc[field] : undefined;
    const found = Array.isArray(value) ? value.findIndex((element) => test({ element: [element] })) : -1;
    return found < 0 ? result : { ...result, [field]: [(value as unknown[])[found]] };
  };
}

/** Keeps of the first array on the path only the element that matched the filter. */
function keepMatched(path: readonly string[], value: unknown, matches: Matcher | undefined): Change {
  if (!value || !matches) throw bad('a positional projection keeps an element that a find has matched');
  return (result, doc) => {
    const position = matchedPosition(() => matches(doc));
    const within = (at: Doc, [part, ...rest]: readonly string[]): Doc => {
      const child = Object.hasOwn(at, part!) ? at[part!] : undefined;
      if (isDoc(child) && rest.length > 0) return { ...at, [part!]: within(child, rest) };
      if (!Array.isArray(child)) return at;
      if (position === undefined || position >= child.length)
        throw new CommandError(
          'Location51246',
          "positional operator '.$' couldn't find a matching element in the array",
        );
      return { ...at, [part!]: [child[position]] };
    };
    return within(result, path);
  };
}
