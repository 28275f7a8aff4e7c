import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { read } from './contract.ts';
import { addImport, find, parse, property, insertItem } from './edit.ts';
import { namesOf, Refused } from './names.ts';

export const modulePath = (service: string) => `libs/services/${service}/src/${service}.module.ts`;

/** The names of a service's modules and of the variables a test has to give it. */
export const serviceNames = (tree: Tree, service: string) => ({
  service,
  module: `${namesOf(service).pascal}Module`,
  workerModule: `${namesOf(service).pascal}WorkerModule`,
  variables: tree.exists(`libs/services/${service}/src/config.ts`) ? `${namesOf(service).camel}Variables` : '',
});

/** Lists a part of a service in its Nest module: among those of its kind (`Handler`, `Job`, `On`), by name. */
export function register(
  tree: Tree,
  service: string,
  module: string,
  part: { name: string; from: string; kind: RegExp },
) {
  const path = modulePath(service);
  const text = addImport(read(tree, path), part.from, part.name);
  const isModule = (node: ts.Node): node is ts.ClassDeclaration =>
    ts.isClassDeclaration(node) && node.name?.text === module;
  const found = find(parse(text), isModule);
  if (!found) throw new Refused(`${service} has no ${module}: ${path}`);
  const decorated = find(found, ts.isObjectLiteralExpression);
  const providers = property(decorated, 'providers');
  if (!providers || !ts.isArrayLiteralExpression(providers)) throw new Refused(`${module} lists no providers`);
  const names = providers.elements.map((element) => element.getText());
  const kin = names.filter((name) => part.kind.test(name));
  const next = kin.find((name) => name > part.name);
  const last = kin.at(-1);
  const at = next ? names.indexOf(next) : last ? names.indexOf(last) + 1 : names.length;
  tree.write(path, insertItem(text, providers, part.name, at));
}
