import { formatFiles, generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit';
import { namesOf, Refused } from './names.ts';

export const read = (tree: Tree, path: string): string => tree.read(path, 'utf-8') ?? '';

export function refuseExisting(tree: Tree, path: string): void {
  if (tree.exists(path)) throw new Refused(`${path} is there already`);
}

/** Writes templates into a folder, where none of them may be yet, and formats all that changed. */
export async function writeFiles(tree: Tree, templates: string, folder: string, values: object): Promise<void> {
  const from = `${import.meta.dirname}/templates/${templates}`;
  generateFiles(tree, from, folder, values, { overwriteStrategy: OverwriteStrategy.ThrowIfExisting });
  await formatFiles(tree);
}

/** Changes the first place of a file, as prettier writes it, that a pattern finds. @throws Refused when there is none */
export function change(tree: Tree, path: string, place: RegExp, by: (found: string) => string): void {
  const text = read(tree, path);
  if (!place.test(text)) throw new Refused(`${path} has no place like ${String(place)}`);
  tree.write(path, text.replace(place, by));
}

/** The names of a service's modules and of the variables that a test has to give it. */
export function serviceNames(tree: Tree, service: string) {
  const { camel, pascal } = namesOf(service);
  const variables = tree.exists(`libs/services/${service}/src/config.ts`) ? `${camel}Variables` : '{}';
  const configImport = variables === '{}' ? '' : `import { ${variables} } from '../config';`;
  return { service, module: `${pascal}Module`, workerModule: `${pascal}WorkerModule`, variables, configImport };
}

/** Lists a class of a service in one of its Nest modules. */
export function register(tree: Tree, service: string, module: string, name: string, from: string): void {
  const path = `libs/services/${service}/src/${service}.module.ts`;
  const providers = new RegExp(`providers: \\[(?=(?:(?!@Module)[^])*export class ${module} )`);
  change(tree, path, providers, (found) => `${found}${name}, `);
  change(tree, path, /^/, () => `import { ${name} } from '${from}';\n`);
}
