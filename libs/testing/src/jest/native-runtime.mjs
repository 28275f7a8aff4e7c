import { createRequire } from 'node:module';
import Runtime from 'jest-runtime';
import { addTestFile } from './own-modules.mjs';

const require = createRequire(import.meta.url);
const MODULES = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/** Runs a test file in Node's own module loader instead of in a separate VM context (docs/decisions/036). */
class NativeRuntime extends Runtime {
  #sourceMaps = new Map();
  #testFile;

  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, transformer, ...rest);
    const [, , testPath] = rest;
    this.#testFile = addTestFile({
      resolver,
      globals: () => this.requireModuleOrMock(testPath, '@jest/globals'),
      sourceOf: (path, address) => {
        const { code, sourceMapPath } = transformer.transform(path, this._getFullTransformationOptions(MODULES));
        if (sourceMapPath) this.#sourceMaps.set(address, sourceMapPath);
        return code;
      },
    });
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return this.#testFile.load(path);
  }

  /** The functions that tests are written with: a new copy for each test file, as it holds the file's tests. */
  requireInternalModule(path) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    delete require.cache[path];
    return require(path);
  }

  getSourceMaps() {
    return this.#sourceMaps;
  }

  setMock(from, moduleName) {
    throw new Error(`${moduleName} cannot be mocked: modules of packages are shared by test files`);
  }

  setModuleMock(from, moduleName) {
    this.setMock(from, moduleName);
  }

  resetModules() {
    // Jest does this too while it makes the runtime.
    if (#testFile in this) this.#testFile.reset();
    super.resetModules();
  }

  teardown() {
    this.#testFile.forget();
    super.teardown();
  }

  /** The process belongs to Jest, too: it stays as it is. */
  installGetBuiltinModule() {}
}

/** A test file that asks for jsdom has a VM context, and Jest's own runtime for it. */
function RuntimeOfEnvironment(config, environment, ...rest) {
  const Fitting = environment.global === globalThis ? NativeRuntime : Runtime;
  return new Fitting(config, environment, ...rest);
}

export { RuntimeOfEnvironment as 'module.exports' };
