import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { collectDefaultMetrics, register } from 'prom-client';

export interface HealthServer {
  port: number;
  /** The start is done: from now on the checks are asked. */
  ready(checks: HealthChecks): void;
  /** The process is about to stop: `/readyz` answers 503, so that nothing new is sent here. It goes on living. */
  drain(): void;
  close(): Promise<void>;
}

export interface HealthChecks {
  /** Backing services: the process can do its work while all resolve, each within {@link DEADLINE}. */
  ready: Record<string, () => Promise<unknown>>;
  /** What does not come back by itself: false asks for a new process. Never a backing service. */
  alive: Record<string, () => boolean>;
}

/** Milliseconds a check may take; the probes of k8s/ wait longer. */
const DEADLINE = 2000;

let collecting = false;

/** Names of the checks that do not resolve in time. */
async function failing(checks: HealthChecks['ready']): Promise<string[]> {
  const late = async () => {
    await delay(DEADLINE, undefined, { ref: false });
    throw new Error('too late');
  };
  const names = Object.keys(checks);
  const results = await Promise.allSettled(names.map((name) => Promise.race([checks[name]?.(), late()])));
  return names.filter((_, index) => results[index]?.status === 'rejected');
}

/**
 * `/healthz` (the process lives: its event loop turns and nothing in it has ended for good), `/readyz` (it can do its
 * work) and `/metrics` (Prometheus). Listens before the start is done: `/readyz` says so.
 * @param port 0 = any free one.
 */
export async function startHealthServer(host: string, port: number): Promise<HealthServer> {
  if (!collecting) collectDefaultMetrics();
  collecting = true;
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  let checks: HealthChecks = { ready: {}, alive: {} };
  const tell = (response: ServerResponse, names: string[]) =>
    response
      .writeHead(names.length === 0 ? 200 : 503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ failing: names }));
  const server = createServer((request, response) => {
    if (request.url === '/healthz') {
      const dead = Object.entries(checks.alive).filter(([, alive]) => !alive());
      tell(
        response,
        dead.map(([name]) => name),
      );
    } else if (request.url === '/readyz') {
      if (state === 'ready') void failing(checks.ready).then((names) => tell(response, names));
      else tell(response, [state]);
    } else if (request.url === '/metrics') {
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
