import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

/**
 * The product as a browser meets it that keeps no cookies: what stands between takes them out of requests and answers. A
 * setting of Chromium's would be one of the whole browser.
 */
export async function withoutCookies(product: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const { cookie: _, ...headers } = asked.headers;
    const passed = request(new URL(asked.url ?? '/', product), { method: asked.method, headers }, (from) => {
      const { 'set-cookie': __, ...kept } = from.headers;
      answer.writeHead(from.statusCode ?? 502, kept);
      from.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** Where cookies are blocked, browsers refuse the storages of a page as well. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
}
