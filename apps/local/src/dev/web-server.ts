import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { projectRoot } from '../backing/project-root';
import type { ProductProcess } from './product-process';

export interface WebOptions {
  port: number;
  gatewayPort: number;
  /** The directory in which the gateway finds the page to send. */
  pageDirectory: string;
  product: ProductProcess;
}

/** What Vite serves itself: its own modules, the web app's sources, packages. */
const VITES = /^\/(?:@|src\/|node_modules\/)/;

/**
 * Vite's server in front of the gateway. Modules come from Vite; everything else, the page included, comes from the
 * gateway as in production, which adds the session cookie, CSRF token, language and headers to Vite's version of the
 * page.
 */
export async function startWeb({
  port,
  gatewayPort,
  pageDirectory,
  product,
}: WebOptions): Promise<{ stop(): Promise<void> }> {
  const root = projectRoot();
  const web = join(root, 'apps/web');
  const isVites = (path: string): boolean =>
    VITES.test(path) || (path !== '/' && existsSync(join(web, 'public', path)));

  const server = createServer();
  const vite = await createVite({
    configFile: join(web, 'vite.config.ts'),
    cacheDir: join(root, 'dist/dev/packages'),
    appType: 'custom',
    clearScreen: false,
    server: {
      // A server made here: Vite's own would end this process at SIGTERM, before the product is stopped.
      middlewareMode: true,
      hmr: { server },
      // The packages may be elsewhere, behind a symbolic link.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
      proxy: {
        '^/': {
          target: `http://127.0.0.1:${gatewayPort}`,
          bypass: async (request) => {
            const url = request.url ?? '/';
            if (isVites(new URL(url, 'http://localhost').pathname)) return url;
            await product.settled;
            return undefined;
          },
          configure: (proxy) =>
            proxy.on('proxyRes', ({ headers }) => {
              const policy = headers['content-security-policy'];
              // React Fast Refresh needs an inline script in the page.
              if (policy)
                headers['content-security-policy'] = String(policy).replace("script-src 'self'", "$& 'unsafe-inline'");
            }),
        },
      },
    },
  });
  const source = join(web, 'index.html');
  mkdirSync(pageDirectory, { recursive: true });
  const writePage = async (): Promise<void> =>
    writeFileSync(join(pageDirectory, 'index.html'), await vite.transformIndexHtml('/', readFileSync(source, 'utf8')));
  await writePage();
  // The gateway reads the page only when it starts.
  vite.watcher.on('change', (path) => {
    if (path === source) void writePage().then(() => product.replace());
  });
  server.on('request', vite.middlewares);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await vite.close();
    },
  };
}
