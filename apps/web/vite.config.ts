import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from '../../tools/web-build/budget';
import { commonLetters } from '../../tools/web-build/common-letters';
import { leftOut } from '../../tools/web-build/left-out';
import { lightImport } from '../../tools/web-build/light-import';
import { precompressed } from '../../tools/web-build/precompressed';
import { classNamesOf, fromHere } from './vite.shared';

/** What a page begins with, in one file: every further request waits on a bad phone. The app includes a guest's page. */
const GUEST = /guest\/start\.tsx$/;
const APP = /app\/App\.tsx$/;
/** The parts of MUI that most pages of a host show: in files of their own they were thirty requests more. */
const MUI = /node_modules\/(?:@mui|@popperjs|react-transition-group)\//;

const routerFile = (name: string) => fromHere(`../../node_modules/react-router/dist/production/${name}.mjs`);

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
  root: fromHere('.'),
  plugins: [react(), commonLetters(), leftOut(), lightImport(), budget(), precompressed()],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? LIGHTER : [] },
  css: { modules: { generateScopedName: classNamesOf } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page names what it needs at once; a list for every other page would be carried by all.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // Only a page that uses a font loads it.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    // The gateway reads in it what the fonts and each language's texts are called.
    manifest: 'manifest.json',
    chunkSizeWarningLimit: 560,
    rolldownOptions: {
      input: ['index.html', 'guest.html'].map(fromHere),
      output: {
        codeSplitting: {
          groups: [
            { name: 'guest', test: GUEST, priority: 2 },
            { name: 'app', test: APP, priority: 1 },
            { name: 'mui', test: MUI, minShareCount: 8 },
          ],
        },
        // The first file names all others, and no name shrinks; manifest.json says which is which.
        chunkFileNames: 'assets/[hash:7].js',
        // The browser compiles a guest's page beside its main thread while it loads: otherwise the first tap waits for that.
        postBanner: ({ name }) => (name === 'guest' ? '//# allFunctionsCalledOnLoad' : ''),
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
