// Our own code is bundled; packages stay in node_modules. Of a package that is constants only, and thousands of them,
// the few in use are taken in: each process would hold them all.
const ours = (id) =>
  id.startsWith('.') ||
  id.startsWith('/') ||
  id.startsWith('@festlig/') ||
  id.startsWith('@oxc-project/') ||
  id.startsWith('@opentelemetry/semantic-conventions');

export default {
  input: JSON.parse(process.env.FESTLIG_ENTRIES),
  platform: 'node',
  tsconfig: 'tsconfig.base.json',
  external: (id) => !ours(id),
  output: {
    dir: process.env.FESTLIG_OUT ?? 'dist',
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
};
