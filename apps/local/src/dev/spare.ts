import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// Becomes the product at its parent's message. The packages are loaded before, because they take most of a start.
const [program = ''] = process.argv.slice(2);
process.once('message', () => void import(pathToFileURL(program).href));
const imports = readFileSync(program, 'utf8').matchAll(/^import (?:.* from )?"([^"./][^"]*)";$/gm);
for (const [, name = ''] of imports) await import(name);
