import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RolldownOptions, type RolldownWatcher, watch } from 'rolldown';
import { projectRoot } from '../backing/project-root';
import type { ProductProcess } from './product-process';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const programs = { product: 'apps/local/src/dev/product.ts', spare: 'apps/local/src/dev/spare.ts' };

/** The build's own settings, for the programs that are rebuilt at each change. */
async function buildOptions(root: string): Promise<RolldownOptions> {
  process.env['FESTLIG_ENTRIES'] = JSON.stringify(programs);
  process.env['FESTLIG_OUT'] = 'dist/dev';
  const config = (await import(pathToFileURL(join(root, 'tools/rolldown.config.mjs')).href)) as {
    default: RolldownOptions;
  };
  return { ...config.default, cwd: root };
}

/**
 * Builds the product now and whenever its code changes, and replaces the running one with the new build. When the code
 * does not build, the error is printed and the running product stays. Resolves when the product serves for the first
 * time.
 */
export async function watchProduct(product: ProductProcess): Promise<RolldownWatcher> {
  const root = projectRoot();
  const changed = new Set<string>();
  let since = performance.now();
  const watcher = watch(await buildOptions(root));
  watcher.on('change', (id) => {
    if (changed.size === 0) since = performance.now();
    changed.add(relative(root, id));
  });

  async function replace(): Promise<void> {
    const files = [...changed].join(', ');
    changed.clear();
    const [began, built] = [since, seconds(since)];
    await product.replace();
    if (files) console.log(`  reloaded for ${files} in ${seconds(began)} (built after ${built})`);
  }
  const tell = (error: unknown): void => console.error(`  ${error instanceof Error ? error.message : String(error)}`);
  return new Promise((resolve, reject) => {
    let first = true;
    watcher.on('event', async (event) => {
      if (event.code !== 'BUNDLE_END' && event.code !== 'ERROR') return;
      await event.result.close();
      if (event.code === 'ERROR') return first ? reject(event.error) : tell(event.error);
      // Not awaited here: the watcher continues to see changes while the product is replaced.
      void replace()
        .then(
          () => resolve(watcher),
          (error: unknown) => (first ? reject(error as Error) : tell(error)),
        )
        .finally(() => (first = false));
    });
  });
}
