import ts from 'typescript';

export const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The first node, outside in, that `is` takes. */
export function find<N extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is N): N | undefined {
  return is(root) ? root : ts.forEachChild(root, (child) => find(child, is));
}

/** Source text of one item inserted into a list of an array or object literal, as its item number `at`. */
export function insertItem(
  text: string,
  literal: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression,
  item: string,
  at?: number,
): string {
  const items: readonly ts.Node[] = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  const before = items[(at ?? items.length) - 1];
  if (before) return `${text.slice(0, before.end)},\n${item}${text.slice(before.end)}`;
  const start = items[0]?.getStart() ?? literal.getEnd() - 1;
  return `${text.slice(0, start)}${item}${items.length > 0 ? ',\n' : ''}${text.slice(start)}`;
}

/** The value of a property of an object literal. */
export function property(literal: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!literal || !ts.isObjectLiteralExpression(literal)) return undefined;
  const found = literal.properties.find((entry) => entry.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Packages come before our own files. */
const rank = (specifier: string) => `${specifier.startsWith('.') ? 1 : 0}${specifier}`;
const specifierOf = (node: ts.ImportDeclaration) => (node.moduleSpecifier as ts.StringLiteral).text;
const plain = (name: string) => name.replace(/^type /, '').toLowerCase();

/** An import added where it belongs by its module; into the list of the import that is there already. */
export function addImport(text: string, specifier: string, name: string): string {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const same = imports.find((node) => specifierOf(node) === specifier);
  const named = same?.importClause?.namedBindings;
  if (named && ts.isNamedImports(named)) {
    const names = named.elements.map((element) => element.getText());
    if (names.includes(name)) return text;
    const list = [...names, name].sort((one, other) => (plain(one) < plain(other) ? -1 : 1));
    return `${text.slice(0, named.getStart())}{ ${list.join(', ')} }${text.slice(named.end)}`;
  }
  const clause = name.startsWith('default ') ? name.slice('default '.length) : `{ ${name} }`;
  const line = `import ${clause} from '${specifier}';\n`;
  const next = imports.find((node) => rank(specifierOf(node)) > rank(specifier));
  const at = next?.getStart() ?? (imports.at(-1)?.end ?? -1) + 1;
  return text.slice(0, at) + line + text.slice(at);
}

/** The imports at the head of a generated file, ordered by their module. One import a line. */
export function sortImports(text: string): string {
  const lines = text.split('\n');
  const count = lines.findIndex((line) => !line.startsWith('import '));
  const moduleOf = (line: string) => rank(/'([^']+)'/.exec(line)?.[1] ?? '');
  const head = lines.slice(0, count).sort((one, other) => (moduleOf(one) < moduleOf(other) ? -1 : 1));
  return [...head, ...lines.slice(count)].join('\n');
}
