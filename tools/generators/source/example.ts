import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { find, parse } from './edit.ts';
import { read } from './contract.ts';
import { Refused } from './names.ts';

/** A value as source text; an object by its fields; undefined = may be left out. */
type Example = string | Map<string, Example> | undefined;

/** What `libs/contracts/src/define/fields.ts` calls by name, and the starts of zod's own. */
const NAMED: Record<string, string> = {
  ObjectIdString: "'aaaaaaaaaaaaaaaaaaaaaaaa'",
  PartyRef: "'aaaaaaaaaaaaaaaaaaaaaaaa'",
  Sid: "'AnneAnne'",
  Language: "'da'",
  Currency: "'dkk'",
  Email: "'anne@example.dk'",
  Instant: "'2026-05-01T10:00:00.000Z'",
  Done: '{ done: true }',
};
const MADE: Record<string, string> = {
  requiredText: "'text'",
  optionalText: "'text'",
  oneLine: "'text'",
  pageOf: '{ items: [], page: 1, pageSize: 50, total: 0 }',
  'z.string': "'text'",
  'z.number': '1',
  'z.coerce.number': '1',
  'z.boolean': 'true',
  'z.array': '[]',
  'z.record': '{}',
  'z.iso.datetime': "'2026-05-01T10:00:00.000Z'",
  'z.iso.date': "'2026-05-01'",
};
/** What narrows a schema without changing how its values look. */
const NARROWING = /^(min|max|int|trim|regex|length|default|refine|positive|nonnegative|describe)$/;

/** A place in a contract: the schema's source and the file it is written in. */
interface Written {
  tree: Tree;
  path: string;
}

/**
 * One right value of a zod schema, as source text for a spec, read from how the schema is written.
 * @throws Refused for a schema written in a way it does not know
 */
export function exampleOf(tree: Tree, path: string, schema: ts.Expression | undefined): string {
  if (!schema) throw new Refused(`${path} declares no schema to make an example of`);
  return print(evaluate(schema, { tree, path }));
}

function print(example: Example): string {
  if (example === undefined) return 'undefined';
  if (typeof example === 'string') return example;
  const fields = [...example].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${print(value)}`]));
  return `{ ${fields.join(', ')} }`;
}

function evaluate(node: ts.Expression, at: Written): Example {
  if (ts.isIdentifier(node))
    return NAMED[node.text] ?? resolve(node.text, at, (found, there) => evaluate(found, there));
  if (ts.isPropertyAccessExpression(node)) return fieldOf(node, at);
  if (!ts.isCallExpression(node)) throw unknown(node);
  const { expression, arguments: given } = node;
  const [first] = given;
  const maker = expression.getText();
  if (maker === 'z.object') return fields(first, at);
  if (maker === 'z.literal') return first?.getText();
  if (maker === 'z.enum') return firstOf(first, at);
  if (maker === 'z.union') return evaluate(elements(first)[0] ?? node, at);
  if (maker === 'z.discriminatedUnion') return evaluate(elements(given[1])[0] ?? node, at);
  if (MADE[maker] !== undefined) return MADE[maker];
  if (!ts.isPropertyAccessExpression(expression)) throw unknown(node);
  return changed(expression, first, at);
}

/** `.nullable()`, `.extend()` and the like. */
function changed({ expression, name }: ts.PropertyAccessExpression, given: ts.Expression | undefined, at: Written) {
  const keys = () =>
    given && ts.isObjectLiteralExpression(given) ? given.properties.map((each) => each.name?.getText()) : [];
  if (name.text === 'nullable') return 'null';
  if (name.text === 'optional') return undefined;
  const example = evaluate(expression, at);
  if (NARROWING.test(name.text)) return example;
  if (!(example instanceof Map)) throw unknown(expression);
  if (name.text === 'partial') return new Map();
  if (name.text === 'extend') return new Map([...example, ...fields(given, at)]);
  if (name.text === 'pick') return new Map([...example].filter(([key]) => keys().includes(key)));
  if (name.text === 'omit') return new Map([...example].filter(([key]) => !keys().includes(key)));
  throw unknown(expression);
}

/** `Schema.shape.field` */
function fieldOf(node: ts.PropertyAccessExpression, at: Written): Example {
  const shape = node.expression;
  if (!ts.isPropertyAccessExpression(shape) || shape.name.text !== 'shape') throw unknown(node);
  const example = evaluate(shape.expression, at);
  if (!(example instanceof Map)) throw unknown(node);
  return example.get(node.name.text);
}

function fields(literal: ts.Expression | undefined, at: Written): Map<string, Example> {
  if (!literal || !ts.isObjectLiteralExpression(literal)) throw unknown(literal);
  return new Map(
    literal.properties.map((entry) => {
      if (!ts.isPropertyAssignment(entry)) throw unknown(entry);
      return [entry.name.getText(), evaluate(entry.initializer, at)];
    }),
  );
}

const elements = (list: ts.Expression | undefined): readonly ts.Expression[] =>
  list && ts.isArrayLiteralExpression(list) ? list.elements : [];

/** The first of a list, written there or in a constant. */
function firstOf(list: ts.Expression | undefined, at: Written): string {
  if (list && ts.isAsExpression(list)) return firstOf(list.expression, at);
  if (list && ts.isIdentifier(list)) return resolve(list.text, at, firstOf);
  const [first] = elements(list);
  if (!first) throw unknown(list);
  return first.getText();
}

/** Follows a name to where it is declared: in this file, or in the one it is imported from. */
function resolve<T>(name: string, at: Written, withFound: (found: ts.Expression, at: Written) => T): T {
  const source = parse(read(at.tree, at.path));
  const isDeclared = (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && node.name.getText() === name;
  const declared = find(source, isDeclared)?.initializer;
  if (declared) return withFound(declared, at);
  for (const { importClause, moduleSpecifier } of source.statements.filter(ts.isImportDeclaration)) {
    const named = importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named) || !named.elements.some((element) => element.name.text === name)) continue;
    const path = `${posix.join(posix.dirname(at.path), (moduleSpecifier as ts.StringLiteral).text)}.ts`;
    if (at.tree.exists(path)) return resolve(name, { ...at, path }, withFound);
  }
  throw new Refused(`cannot find ${name}, which ${at.path} uses`);
}

const unknown = (node: ts.Node | undefined) => new Refused(`cannot make an example of ${node?.getText() ?? 'nothing'}`);
