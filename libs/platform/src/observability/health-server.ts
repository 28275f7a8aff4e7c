import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';

export interface HealthServer {
  port: number;
  /** The start is done: it takes work, and the checks are asked. */
  ready(checks: HealthChecks): void;
  /** The process is about to stop: `/readyz` answers 503, so that nothing new is sent here. It goes on living. */
  drain(): void;
  close(): Promise<void>;
}

/** What does not come back by itself, by name: false asks for a new process. Never a backing service. */
export type HealthChecks = Record<string, () => boolean>;

let collecting = false;

/**
 * `/healthz` (the process lives: its event loop turns and nothing in it has ended for good), `/readyz` (it takes work) and
 * `/metrics` (Prometheus). Listens before the start is done: `/readyz` says so. Whether backing services answer is in the
 * metrics alone: one that is away is away for every process, and taking all of them out of DNS would end what goes on
 * without it (rule: ready-means-able).
 * @param port 0 = any free one.
 */
export async function startHealthServer(host: string, port: number): Promise<HealthServer> {
  if (!collecting) collectDefaultMetrics();
  collecting = true;
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  let checks: HealthChecks = {};
  const ended = () => Object.keys(checks).filter((name) => !checks[name]?.());
  const tell = (response: ServerResponse, names: string[]) =>
    response
      .writeHead(names.length === 0 ? 200 : 503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ failing: names }));
  const server = createServer((request, response) => {
    if (request.url === '/healthz') tell(response, ended());
    else if (request.url === '/readyz') tell(response, state === 'ready' ? ended() : [state]);
    else if (request.url === '/metrics') {
      void register.metrics().then(
        (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    ready: (known) => {
      checks = known;
      state = 'ready';
    },
    drain: () => void (state = 'stopping'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
