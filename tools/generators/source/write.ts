import { formatFiles, generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit';
import { read } from './contract.ts';
import { sortImports } from './edit.ts';
import { Refused } from './names.ts';

/** Writes a generator's templates into a folder, where none of them may be yet, and formats all that changed. */
export async function writeFiles(tree: Tree, templates: string, folder: string, values: object): Promise<void> {
  const before = new Set(tree.listChanges().map(({ path }) => path));
  generateFiles(tree, templates, folder, values, { overwriteStrategy: OverwriteStrategy.ThrowIfExisting });
  for (const { path } of tree.listChanges()) if (!before.has(path)) tree.write(path, sortImports(read(tree, path)));
  await formatFiles(tree);
}

export function refuseExisting(tree: Tree, path: string): void {
  if (tree.exists(path)) throw new Refused(`${path} is there already`);
}
