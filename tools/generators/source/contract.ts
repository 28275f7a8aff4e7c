import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { find, parse, property } from './edit.ts';
import { Refused } from './names.ts';

const ROOT = 'libs/contracts/src';
export const callsPath = (service: string) => `${ROOT}/${service}/calls.ts`;
export const errorsPath = (service: string) => `${ROOT}/${service}/errors.ts`;
export const eventsPath = (service: string) => `${ROOT}/${service}/events.ts`;

export const read = (tree: Tree, path: string): string => tree.read(path, 'utf-8') ?? '';

/** Services with a contract: the gateway has none, it offers theirs. */
export const services = (tree: Tree): string[] =>
  tree.children(ROOT).filter((service) => tree.exists(callsPath(service)) && tree.exists(`libs/services/${service}`));

export function checkedService(tree: Tree, service: string): string {
  const known = services(tree);
  if (!known.includes(service)) throw new Refused(`there is no service "${service}"; there are ${known.join(', ')}`);
  return service;
}

/** A call as its contract declares it. `http` is missing where it is not written out. */
export interface DeclaredCall {
  service: string;
  name: string;
  access: string;
  http?: { method: string; path: string };
  output: ts.Expression | undefined;
}

const textOf = (node: ts.Expression | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : '');

const isDefinition =
  (name: string) =>
  (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) && node.expression.getText() === name;

/** The object literal of a service's calls. */
export function declarations(source: ts.SourceFile): ts.ObjectLiteralExpression {
  const literal = find(source, isDefinition('defineContract'))?.arguments[2];
  if (!literal || !ts.isObjectLiteralExpression(literal)) throw new Refused('its contract has another form');
  return literal;
}

export function callsOf(tree: Tree, service: string): DeclaredCall[] {
  const { properties } = declarations(parse(read(tree, callsPath(service))));
  return properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
    const literal = ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined;
    const http = property(literal, 'http');
    const [method, path] = [textOf(property(http, 'method')), textOf(property(http, 'path'))];
    return {
      service,
      name: name.getText(),
      access: textOf(property(literal, 'access')),
      ...(method && path ? { http: { method, path } } : {}),
      output: property(literal, 'output'),
    };
  });
}

export const allCalls = (tree: Tree): DeclaredCall[] => services(tree).flatMap((service) => callsOf(tree, service));

/** An event as a contract declares it: `constant` is what code calls it, `type` its name on the wire. */
export interface DeclaredEvent {
  service: string;
  constant: string;
  type: string;
  data: ts.Expression | undefined;
}

export const allEvents = (tree: Tree): DeclaredEvent[] =>
  services(tree).flatMap((service) => {
    const path = eventsPath(service);
    if (!tree.exists(path)) return [];
    const constants = parse(read(tree, path)).statements.filter(ts.isVariableStatement);
    return constants.flatMap(({ declarationList }) => {
      const [declared] = declarationList.declarations;
      if (!declared?.initializer || !isDefinition('defineEvent')(declared.initializer)) return [];
      const [type, data] = declared.initializer.arguments;
      return [{ service, constant: declared.name.getText(), type: textOf(type), data }];
    });
  });

/** What a service's calls can refuse with: its own codes and everybody's, each with the form field it is about. */
export function errorsOf(tree: Tree, service: string): { code: string; field: string | undefined }[] {
  const tables = [errorsPath(service), `${ROOT}/define/errors.ts`].map((path) => errorTable(parse(read(tree, path))));
  return tables.flatMap((table) =>
    table.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
      const field = textOf(property(initializer, 'field'));
      return { code: name.getText(), field: field === '' ? undefined : field };
    }),
  );
}

/** The object literal of an error table. */
export function errorTable(source: ts.SourceFile): ts.ObjectLiteralExpression {
  const table = find(source, ts.isSatisfiesExpression);
  const literal = table && find(table, ts.isObjectLiteralExpression);
  if (!literal) throw new Refused('its errors have another form');
  return literal;
}
