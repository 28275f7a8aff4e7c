import { formatFiles, generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit';
import { namesOf, Refused } from './names.ts';

export const read = (tree: Tree, path: string): string => tree.read(path, 'utf-8') ?? '';

export function refuseExisting(tree: Tree, path: string): void {
  if (tree.exists(path)) throw new Refused(`${path} exists already`);
}

/** Writes templates into a folder that has none of these files yet, and formats all changed files. */
export async function writeFiles(tree: Tree, templates: string, folder: string, values: object): Promise<void> {
  const from = `${import.meta.dirname}/templates/${templates}`;
  generateFiles(tree, from, folder, values, { overwriteStrategy: OverwriteStrategy.ThrowIfExisting });
  await formatFiles(tree);
}

/** Changes the first match of a pattern in a file that prettier has formatted. @throws Refused when nothing matches */
export function change(tree: Tree, path: string, place: RegExp, by: (found: string) => string): void {
  const text = read(tree, path);
  if (!place.test(text)) throw new Refused(`${path} has nothing that matches ${String(place)}`);
  tree.write(path, text.replace(place, by));
}

/** The names of a service's modules and of the variables that a test must set for it. */
export function serviceNames(tree: Tree, service: string) {
  const { pascal } = namesOf(service);
  const hasConfig = tree.exists(`libs/services/${service}/src/config.ts`);
  const variables = hasConfig ? `${pascal}Config.variables` : '{}';
  const configImport = hasConfig ? `import { ${pascal}Config } from '../config';` : '';
  return { service, module: `${pascal}Module`, workerModule: `${pascal}WorkerModule`, variables, configImport };
}

const readmeOf = (service: string): string => `libs/services/${service}/README.md`;

/** Adds a row to the table of calls in a service's README. */
export function addCallToReadme(tree: Tree, service: string, cells: readonly string[]): void {
  const row = `| ${cells.map((cell) => cell.replaceAll('|', ' ')).join(' | ')} |`;
  change(tree, readmeOf(service), /^\| call +\| access +\|[^]*?(?=\n(?!\|))/m, (found) => `${found}\n${row}`);
}

/** Adds a sentence to the end of a service's README, which names its events and jobs. */
export function addToReadme(tree: Tree, service: string, sentence: string): void {
  const path = readmeOf(service);
  tree.write(path, `${read(tree, path)}\n${sentence}\n`);
}

/** Adds a class of a service to one of its Nest modules. */
export function register(tree: Tree, service: string, module: string, name: string, from: string): void {
  const path = `libs/services/${service}/src/${service}.module.ts`;
  const providers = new RegExp(`providers: \\[(?=(?:(?!@Module)[^])*export class ${module} )`);
  change(tree, path, providers, (found) => `${found}${name}, `);
  change(tree, path, /^/, () => `import { ${name} } from '${from}';\n`);
}
