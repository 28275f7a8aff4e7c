import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Zod's way to JSON Schema: the gateway's documentation needs it, a browser never does. */
const JSON_SCHEMA = /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/** Leaves out of the built app what a package brings along and no page uses: guests wait less (DESIGN section 1.4). */
function withoutJsonSchema(): Plugin {
  return {
    name: 'festlig-without-json-schema',
    apply: 'build',
    async load(id) {
      if (!JSON_SCHEMA.test(id)) return null;
      const source = await readFile(id, 'utf8');
      const names = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map((found) => found[1]);
      return `const none = () => none;\nexport { ${names.map((name) => `none as ${name}`).join(', ')} };`;
    },
  };
}

/** The guest's page with all it needs, in one file that is fetched at once: every further request waits on a bad phone. */
const GUEST_PAGE = /party-page\/routes\/PartyPage\.tsx$|guest-reply\/components\/GuestReply\.tsx$|app\/Layout\.tsx$/;

/** The web app: static files in dist/web, served by the gateway; in development apps/local/src/dev puts Vite before it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), withoutJsonSchema()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 560,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'invitation', test: GUEST_PAGE }] } } },
  },
});
