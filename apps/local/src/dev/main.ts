import { join } from 'node:path';
import { freePort } from '@festlig/platform/net/free-port';
import { projectRoot } from '../backing/project-root';
import { runLocal } from '../local';
import { ProductProcess } from './product-process';
import { watchProduct } from './watch-product';
import { startWeb } from './web-server';

/** `npm run dev`: Vite in front of the product, which runs in a process that is replaced when its code changes. */
runLocal(async ({ environment }) => {
  const root = projectRoot();
  const gatewayPort = await freePort();
  const pageDirectory = join(root, 'dist/dev/page');
  const programs = [join(root, 'dist/dev/spare.js'), join(root, 'dist/dev/product.js')] as const;
  const product = new ProductProcess(...programs, {
    ...environment,
    PORT: String(gatewayPort),
    WEB_ROOT: pageDirectory,
  });
  const web = await startWeb({ port: Number(environment['PORT']), gatewayPort, pageDirectory, product });
  const watcher = await watchProduct(product);
  return {
    stop: async () => {
      await watcher.close();
      await web.stop();
      await product.stop();
    },
  };
});
