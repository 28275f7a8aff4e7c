import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Each layer depends on those below it, and no service on another (rule: own-data-only). */
const down = (layer, ...allowed) => ({ sourceTag: layer, onlyDependOnLibsWithTags: [layer, ...allowed] });
const services = ['identity', 'party', 'contacts', 'rsvp', 'messaging', 'media', 'billing', 'gateway'];
const base = ['layer:contracts', 'layer:domain', 'layer:platform', 'layer:hero-art'];
const boundaries = (more) => [
  'error',
  {
    allow: [],
    // Specs use the testing library, which is made of what they test.
    ignoredCircularDependencies: [['testing', '*']],
    // Schemas come when there is an answer to check; bindings, which are plain data, at once.
    checkDynamicDependenciesExceptions: ['@festlig/contracts/**'],
    depConstraints: [
      down('layer:contracts'),
      down('layer:domain', 'layer:contracts'),
      down('layer:platform', 'layer:contracts', ...more),
      down('layer:embedded-mongo', ...more),
      down('layer:hero-art', 'layer:domain'),
      down('layer:testing', ...base, 'layer:embedded-mongo', 'layer:service'),
      down('layer:service', ...base, ...more),
      ...services.map((name) => ({
        sourceTag: `service:${name}`,
        notDependOnLibsWithTags: services.filter((other) => other !== name).map((other) => `service:${other}`),
      })),
      { sourceTag: 'layer:app', onlyDependOnLibsWithTags: ['*'] },
    ],
  },
];

/** Jest is imported, as anything else is. */
const jestGlobals = [
  ...['describe', 'it', 'test', 'expect', 'jest', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'],
  ...['fit', 'xit', 'xtest', 'fdescribe', 'xdescribe'],
].map((name) => ({ name, message: "Import it from '@jest/globals'." }));

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '.nx', '.festlig'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@nx/enforce-module-boundaries': boundaries([]),
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-object-type': 'off',
      // Injected classes are types only to the compiler: Nest reads them at run time.
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > SpreadElement > ObjectExpression.argument',
          message: 'Write the properties themselves: a spread of a literal only saves lines.',
        },
      ],
      'no-restricted-globals': ['error', ...jestGlobals],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    // Tests may use what stands in for the outside world. A suite is what every implementation of a port runs.
    files: ['**/*.spec.{ts,tsx}', '**/*.suite.ts', '**/*.fixture.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(['layer:testing', 'layer:embedded-mongo', 'layer:app']),
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['apps/local/**', 'tools/**', '**/main.ts', 'libs/platform/src/service/run-process.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // What measures and checks the parts looks into them; what builds the web app is read by path.
    files: ['tools/**', 'apps/web/vite.*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  // The browser's console is where a developer looks.
  { files: ['apps/web/**'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  { files: ['**/*.mjs'], rules: { 'no-console': 'off' } },
);
