import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { budget } from '../../tools/web-build/budget';
import { leftOut } from '../../tools/web-build/left-out';
import { precompressed } from '../../tools/web-build/precompressed';

/** What every page begins with, the invitation among it, in one file: every further request waits on a bad phone. */
const AT_ONCE = /app\/App\.tsx$/;

const routerFile = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/** Packages that weigh more by the name they are asked for. */
const LIGHTER = [
  // The router names its development build for browsers too: it warns.
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
  // `styled.div` for each tag of HTML: MUI asks for none.
  { find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' },
  // For React before 18.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

/** The web app: static files in dist/web, served by the gateway; in development apps/local/src/dev puts Vite before it. */
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), leftOut(), budget(), precompressed()],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? LIGHTER : [] },
  // A class is called what it is called in its style sheet: nothing random, so it compresses well.
  css: { modules: { generateScopedName: (name, path) => `${basename(path, '.module.css')}-${name}` } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page names what it needs at once; a list for every other page would be carried by all.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // The gateway reads in it what the fonts and each language's texts are called.
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 560,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'app', test: AT_ONCE }] },
        // The first file names all others, and no name shrinks; manifest.json says which is which.
        chunkFileNames: 'assets/[hash:7].js',
      },
      // A schema that nobody on a page asks for is not on that page.
      treeshake: {
        moduleSideEffects: [{ test: /\/libs\/(?:contracts|domain)\//, sideEffects: false }],
        // MUI's tables of class names.
        manualPureFunctions: ['generateUtilityClasses'],
      },
    },
  },
}));
