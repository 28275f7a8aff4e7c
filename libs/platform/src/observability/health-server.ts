import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import { registry } from './metrics';

export interface HealthServer {
  port: number;
  /** Call when the start is complete: the process is ready, and the checks are run on each request. */
  ready(checks: HealthChecks): void;
  /**
   * Call when the process is about to stop: `/readyz` answers 503 so that no new work is sent here. `/healthz`
   * stays 200.
   */
  drain(): void;
  close(): Promise<void>;
}

/** Checks by name of parts that do not recover by themselves: false asks for a new process. Never a backing service. */
export type HealthChecks = Record<string, () => boolean>;

let collecting = false;

/**
 * Serves `/healthz` (the process is alive: its event loop runs and no part has ended for good), `/readyz` (it
 * accepts work) and `/metrics` (Prometheus). It listens before the start is complete, and `/readyz` reports that.
 * Whether backing services answer is reported only in the metrics: one that is away is away for every process, and
 * removing all processes from DNS would also end what works without it (rule: ready-means-able).
 * @param port 0 means any free port
 */
export async function startHealthServer(host: string, port: number): Promise<HealthServer> {
  if (!collecting) collectDefaultMetrics({ register: registry });
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
      void registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
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
