import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_BYTES = 1024;

/**
 * Writes `.br` and `.gz` beside every text asset, so that each is compressed once and well instead of at each request.
 * It runs after the files are written, because Vite changes them until then.
 */
export function precompressed(): Plugin {
  return {
    name: 'festlig-precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name));
      for (const path of names.map((name) => join(dir, name))) {
        const source = await readFile(path);
        if (source.length < WORTH_BYTES) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        await writeFile(`${path}.br`, await brotli(source, { params }));
        await writeFile(`${path}.gz`, await zip(source, { level: 9 }));
      }
    },
  };
}
