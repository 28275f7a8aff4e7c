// Loads the modules of test files: the project's own anew for each test file, and those of packages once in a process,
// except for packages that keep what the project's decorators declare.
import { isBuiltin, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MARK = /\?test-file=(\d+)\.\d+$/;
const GLOBALS = /^jest-globals:(\d+)$/;
const CONDITIONS = ['node', 'import', 'module-sync', 'default'];

/** How each test file's modules are found, transformed and given Jest's functions, by the number in their addresses. */
const testFiles = new Map();
globalThis[Symbol.for('festlig.jest.globals')] = (number) => testFiles.get(number).globals();

let count = 0;

/** How often a test file has asked for its modules anew. */
const resets = new Map();

const addressOf = (path, number) => `${pathToFileURL(path).href}?test-file=${number}.${resets.get(number) ?? 0}`;
const PACKAGES = /\/node_modules\/(?!@nestjs\/(?:graphql|mercurius)\/)/;
/** A style sheet whose classes are called what they are called in the source. */
const CLASS_NAMES = 'data:text/javascript,export default new Proxy({}, { get: (_, name) => name })';
/** A picture is imported as the address of its file. */
const FILE_NAME = 'data:text/javascript,export default "picture.webp"';
const isOwn = (path) => /\.[mt]?[jt]sx?$/.test(path) && !PACKAGES.test(path);

/** @returns the number of the file; its modules are loaded until `forget` is called */
export function addTestFile(testFile) {
  const number = String(++count);
  testFiles.set(number, testFile);
  return {
    load: (path) => import(addressOf(path, number)),
    /** What is imported from now on is loaded anew. */
    reset: () => resets.set(number, (resets.get(number) ?? 0) + 1),
    forget: () => {
      testFiles.delete(number);
      resets.delete(number);
    },
  };
}

registerHooks({
  resolve(specifier, context, next) {
    if (MARK.test(specifier)) return { url: specifier, format: 'module', shortCircuit: true };
    const number = MARK.exec(context.parentURL ?? '')?.[1];
    const testFile = testFiles.get(number);
    if (!testFile || isBuiltin(specifier) || context.conditions.includes('require')) return next(specifier, context);
    if (specifier === '@jest/globals') return { url: `jest-globals:${number}`, format: 'module', shortCircuit: true };
    const from = fileURLToPath(context.parentURL);
    const path = specifier.startsWith('file:')
      ? fileURLToPath(specifier)
      : testFile.resolver.resolveModule(from, specifier, { conditions: CONDITIONS });
    if (path.endsWith('.module.css')) return { url: CLASS_NAMES, format: 'module', shortCircuit: true };
    if (path.endsWith('.webp')) return { url: FILE_NAME, format: 'module', shortCircuit: true };
    if (path.endsWith('.css')) return { url: 'data:text/javascript,', format: 'module', shortCircuit: true };
    if (!isOwn(path)) return next(pathToFileURL(path).href, context);
    return { url: addressOf(path, number), format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    const globalsOf = GLOBALS.exec(url)?.[1];
    if (globalsOf) {
      const names = Object.keys(testFiles.get(globalsOf).globals()).join(', ');
      const source = `export const { ${names} } = globalThis[Symbol.for('festlig.jest.globals')]('${globalsOf}');`;
      return { format: 'module', source, shortCircuit: true };
    }
    const testFile = testFiles.get(MARK.exec(url)?.[1]);
    if (!testFile) return next(url, context);
    return { format: 'module', source: testFile.sourceOf(fileURLToPath(url), url), shortCircuit: true };
  },
});
