import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const SOURCE = /\.(ts|tsx|mjs|js|json|md|yml|yaml|html|css)$/;

/** Every file of the repository that a person wrote: tracked files, and new files that are not ignored. */
export function readTree(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const paths = listed.toString().split('\n');
  return paths
    .filter((path) => SOURCE.test(path) && path !== 'package-lock.json')
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(root, path), 'utf8') }];
      } catch {
        // The file is deleted but the deletion is not yet committed.
        return [];
      }
    });
}
