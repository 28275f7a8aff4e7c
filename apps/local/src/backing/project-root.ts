import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the clone, found from the source as well as from the build under dist/. */
export function projectRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, 'package-lock.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('Festlig must run inside its clone: no package-lock.json above the program.');
  return projectRoot(parent);
}
