// The project's own code is bundled; packages stay in node_modules. The exception are packages of thousands of
// constants: the few in use are bundled, because otherwise each process would hold them all.
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
