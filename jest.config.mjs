/** One Jest set-up for services and libraries: tests are named by what they cost (docs/decisions/003). */
const base = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '^@festlig/(contracts|domain|platform|testing)/(.*)$': '<rootDir>/libs/$1/src/$2',
    '^@festlig/services/(.*)$': '<rootDir>/libs/services/$1/src',
    '^@festlig/(embedded-mongo|hero-art)$': '<rootDir>/libs/$1/src',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.festlig', '<rootDir>/.nx'],
};
/** Modules are loaded by Node, not into a separate VM context (docs/decisions/036). */
const native = {
  runtime: '<rootDir>/libs/testing/src/jest/native-runtime.mjs',
  testEnvironment: '<rootDir>/libs/testing/src/jest/native-environment.mjs',
};
const cost = (displayName, suffix, more = {}) => ({
  ...base,
  displayName,
  testMatch: [`<rootDir>/{apps,libs,tools}/**/*${suffix}.{ts,tsx}`],
  ...more,
});

export default {
  testTimeout: 60_000,
  // Modules of earlier test files stay in memory: above this, collecting garbage costs more than a new worker process.
  workerIdleMemoryLimit: '700MB',
  projects: [
    cost('unit', '.spec', { ...native, testPathIgnorePatterns: ['\\.(int|e2e)\\.spec\\.ts$', 'apps/web/'] }),
    cost('web', '.spec', {
      testMatch: ['<rootDir>/apps/web/src/**/*.spec.{ts,tsx}'],
      runtime: native.runtime,
      testEnvironment: '<rootDir>/libs/testing/src/jest/browser-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/apps/web/src/lib/test-browser.ts'],
    }),
    cost('int', '.int.spec', {
      ...native,
      globalSetup: '<rootDir>/libs/testing/src/containers/jest-setup.mjs',
      globalTeardown: '<rootDir>/libs/testing/src/containers/jest-teardown.mjs',
    }),
    cost('e2e', '.e2e.spec', {
      ...native,
      globalSetup: '<rootDir>/libs/testing/src/product/jest-setup.mjs',
      globalTeardown: '<rootDir>/libs/testing/src/product/jest-teardown.mjs',
    }),
  ],
};
