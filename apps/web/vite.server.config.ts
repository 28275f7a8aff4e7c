import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leftOut } from '../../tools/web-build/left-out';
import { classNamesOf, fromHere } from './vite.shared';

/** What the gateway renders a guest's page with: one file beside the web app, with all packages it uses. */
export default defineConfig({
  root: fromHere('.'),
  plugins: [react(), leftOut()],
  resolve: { tsconfigPaths: true },
  css: { modules: { generateScopedName: classNamesOf } },
  // React is slow, and warns, in any other mode.
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: '../../dist/web/server',
    emptyOutDir: true,
    target: 'es2023',
    ssr: fromHere('src/guest-server.tsx'),
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'guest-server.mjs', codeSplitting: false } },
  },
});
