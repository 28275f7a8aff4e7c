import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { budget } from '../../tools/web-build/budget';
import { contractBindings } from '../../tools/web-build/contract-bindings';
import { leftOut } from '../../tools/web-build/left-out';
import { precompressed } from '../../tools/web-build/precompressed';

/** What every page begins with, the invitation among it, in one file: every further request waits on a bad phone. */
const AT_ONCE = /app\/App\.tsx$/;

/** The package names its development build for browsers too: it warns, and weighs more. */
const ROUTER = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url)),
}));

/** The web app: static files in dist/web, served by the gateway; in development apps/local/src/dev puts Vite before it. */
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [contractBindings(), react(), leftOut(), budget(), precompressed()],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? ROUTER : [] },
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
      output: { codeSplitting: { groups: [{ name: 'app', test: AT_ONCE }] } },
      // A schema that nobody on a page asks for is not on that page.
      treeshake: { moduleSideEffects: [{ test: /\/libs\/(?:contracts|domain)\//, sideEffects: false }] },
    },
  },
}));
