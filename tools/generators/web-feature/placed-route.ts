import ts from 'typescript';
import { find, insertItem, parse, property } from '../source/edit.ts';
import { Refused } from '../source/names.ts';

/** Where the pages of an access level are, in `apps/web/src/app/routes.tsx`. */
export type Place = 'party' | 'user' | 'public';

const GUARDS = { party: '<EditorOnly />', user: '<UserOnly />' } as const;

const isPage =
  (path: string) =>
  (node: ts.Node): node is ts.CallExpression => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'page') return false;
    const [first] = node.arguments;
    return first !== undefined && ts.isStringLiteral(first) && first.text === path;
  };

/** The routes with one more page, under the guard its access asks for. @throws Refused when the address is taken */
export function withRoute(routes: string, place: Place, path: string, file: string): string {
  const source = parse(routes);
  if (find(source, isPage(path))) throw new Refused(`the address ${path} is taken`);
  const page = `page('${path}', () => import('${file}'))`;
  const children = childrenOf(source, place);
  // What is not found comes last.
  const at = place === 'public' ? children.elements.length - 1 : children.elements.length;
  return insertItem(routes, children, page, at);
}

/** The list of addresses the gateway knows (`libs/domain/src/web/pages.ts`) with one more. */
export function withAddress(pages: string, place: Place, path: string): string {
  const name = place === 'party' ? 'PARTY_PAGES' : 'LANGUAGE_PAGES';
  const isList = (node: ts.Node): node is ts.ArrayLiteralExpression =>
    ts.isArrayLiteralExpression(node) &&
    ts.isVariableDeclaration(node.parent.parent) &&
    node.parent.parent.name.getText() === name;
  const list = find(parse(pages), isList);
  if (!list) throw new Refused(`no list ${name}`);
  return insertItem(pages, list, `'${path}'`);
}

function childrenOf(source: ts.SourceFile, place: Place): ts.ArrayLiteralExpression {
  const holds = (node: ts.Node): node is ts.ObjectLiteralExpression =>
    place === 'public'
      ? property(node, 'path')?.getText() === '`/${language}`'
      : property(node, 'element')?.getText() === GUARDS[place];
  const children = property(find(source, holds), 'children');
  if (!children || !ts.isArrayLiteralExpression(children)) throw new Refused(`no place for pages of ${place}`);
  return children;
}
