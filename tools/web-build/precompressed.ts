import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_BYTES = 1024;

/** Writes `.br` and `.gz` beside every asset of text: compressed once and well, instead of at each request. */
export function precompressed(): Plugin {
  return {
    name: 'festlig-precompressed',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const assets = Object.values(bundle).filter(({ fileName }) => /\.(?:js|css|svg)$/.test(fileName));
      for (const file of assets) {
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (source.length < WORTH_BYTES) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: await brotli(source, { params }) });
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: await zip(source, { level: 9 }) });
      }
    },
  };
}
