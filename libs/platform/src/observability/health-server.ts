import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';

export interface HealthServer {
  port: number;
  close(): Promise<void>;
}

let collecting = false;

/**
 * `/healthz` (the process lives), `/readyz` (it can do its work: every check resolves) and `/metrics` (Prometheus).
 * @param port 0 = any free one.
 */
export async function startHealthServer(
  host: string,
  port: number,
  checks: Record<string, () => Promise<unknown>>,
): Promise<HealthServer> {
  if (!collecting) collectDefaultMetrics();
  collecting = true;
  const failing = async (): Promise<string[]> => {
    const names = Object.keys(checks);
    const results = await Promise.allSettled(Object.values(checks).map((check) => check()));
    return names.filter((_, index) => results[index]?.status === 'rejected');
  };
  const server = createServer((request, response) => {
    const answer = (status: number, body: string, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(body);
    if (request.url === '/healthz') answer(200, '{"ok":true}');
    else if (request.url === '/readyz') {
      void failing().then((names) => answer(names.length === 0 ? 200 : 503, JSON.stringify({ failing: names })));
    } else if (request.url === '/metrics') {
      void register.metrics().then((text) => answer(200, text, register.contentType));
    } else answer(404, '{}');
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
