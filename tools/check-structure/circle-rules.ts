import { isCode, type Rule } from './house.ts';
import { importedFile, importsOf } from './imports.ts';
import type { SourceFile } from './tree.ts';

type Imports = ReadonlyMap<string, readonly string[]>;

function importsBetween(files: readonly SourceFile[]): Imports {
  const code = files.filter(isCode);
  const paths = new Set(code.map(({ path }) => path));
  return new Map(
    code.map(({ path, text }) => [
      path,
      importsOf(text).flatMap((specifier) => importedFile(path, specifier, paths) ?? []),
    ]),
  );
}

/** The files that remain after repeatedly removing those that import none of the remaining files. */
function inOrBeforeCircles(imports: Imports): Set<string> {
  const left = new Set(imports.keys());
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const path of left) if (!imports.get(path)?.some((other) => left.has(other))) left.delete(path);
  }
  return left;
}

/** A path of imports from the first file until a file appears for the second time. */
function circleIn(imports: Imports, left: ReadonlySet<string>): string[] {
  const way: string[] = [];
  let [next] = left;
  while (next !== undefined && !way.includes(next)) {
    way.push(next);
    next = imports.get(next)?.find((other) => left.has(other));
  }
  return way.slice(way.indexOf(next ?? ''));
}

/** No file imports itself through other files, not even for a type: such files should be one, or share a third. */
export const noCircles: Rule = ({ files }) => {
  const imports = importsBetween(files);
  const left = inOrBeforeCircles(imports);
  const [first, ...others] = circleIn(imports, left);
  return first === undefined ? [] : [{ path: first, what: `imports itself: ${[...others, first].join(' -> ')}` }];
};
