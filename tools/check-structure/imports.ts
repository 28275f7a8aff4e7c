/** The specifiers a file imports, statically or dynamically. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|^import|\bimport\()\s*'([^']+)'/gm)].map((match) => String(match[1]));

/** The relative paths a file imports. */
export const relativeImportsOf = (text: string): string[] =>
  importsOf(text).filter((specifier) => specifier.startsWith('.'));

/** The path that a relative import resolves to, without its extension. */
export function target(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The file of this repository that an import resolves to; undefined for a package. */
export function importedFile(from: string, specifier: string, paths: ReadonlySet<string>): string | undefined {
  const [, library, rest] = /^@festlig\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (!specifier.startsWith('.') && !library) return undefined;
  const named = library === 'services' ? `libs/services/${rest}/src` : `libs/${library}/src/${rest}`;
  const path = library ? named : target(from, specifier);
  return ENDINGS.map((ending) => path.replace(/\/$/, '') + ending).find((each) => paths.has(each));
}
