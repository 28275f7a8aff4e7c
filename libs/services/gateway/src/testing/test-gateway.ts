import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@festlig/contracts/all';
import { brotliCompressSync } from 'node:zlib';
import { party } from '@festlig/contracts/party';
import type { AccessDirectory } from '@festlig/platform/rpc';
import { freePort } from '@festlig/platform/net/free-port';
import { on, RPC_SECRET, type StubHandler, startStubServer } from '@festlig/platform/rpc/testing/stub-server';
import { runGateway } from '../run-gateway';

export interface TestGateway {
  url: string;
  /** The address of its health and metrics. */
  healthUrl: string;
  stop(): Promise<void>;
}

export interface TestGatewayOptions {
  /** Without an address, Redis is unavailable. */
  redisUrl?: string;
  /** The stubs of the services. */
  handlers: readonly StubHandler[];
  directory?: AccessDirectory;
  environment?: Record<string, string>;
  /** Changes the folder of the web app before the gateway starts. */
  prepare?(root: string): Promise<void>;
}

export const PAGE =
  '<!doctype html><html lang="%LANG%"><head><meta name="csrf-token" content="%CSRF%" /><!--head--></head><body><!--words--><!--data--></body></html>';

/** A file of the built web app beside its page. */
export const SCRIPT = `export const text = '${'a line of a script '.repeat(200)}';`;

/** Starts the real gateway over stubs of the services: one call server answers for all of them. */
export async function startTestGateway(options: TestGatewayOptions): Promise<TestGateway> {
  const { redisUrl = 'redis://127.0.0.1:9', handlers, directory, environment = {} } = options;
  const port = await freePort();
  const access = directory && [
    on(party.calls.getAccess, async ({ partyId, userId }) => ({ party: await directory.find(partyId, userId) })),
  ];
  const services = await startStubServer(port, [...handlers, ...(access ?? [])], directory ? { directory } : {});
  const root = await mkdtemp(join(tmpdir(), 'festlig-web-'));
  await writeFile(join(root, 'index.html'), PAGE);
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'assets/app-1234.js'), SCRIPT);
  await writeFile(join(root, 'assets/app-1234.js.br'), brotliCompressSync(SCRIPT));
  await mkdir(join(root, 'fonts'));
  await writeFile(join(root, 'fonts/young.woff2'), 'font');
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await options.prepare?.(root);
  const gateway = await runGateway({
    MONGODB_URI: 'mongodb://127.0.0.1:9',
    REDIS_URL: redisUrl,
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY: 'festlig',
    S3_SECRET_KEY: 'festlig',
    S3_BUCKET: 'festlig',
    RPC_SECRET,
    LINK_SECRET: 'sixteen characters or more',
    CSRF_SECRET: 'sixteen characters or more',
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    LISTEN_HOST: '127.0.0.1',
    PORT: '0',
    HEALTH_PORT: '0',
    WEB_ROOT: root,
    ...Object.fromEntries(SERVICES.map((service) => [`RPC_${service.toUpperCase()}`, `127.0.0.1:${port}`])),
    ...environment,
  });
  return {
    url: `http://127.0.0.1:${gateway.port}`,
    healthUrl: `http://127.0.0.1:${gateway.healthPort}`,
    stop: async () => {
      await gateway.stop();
      await services.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** A browser that keeps its cookie and sends the CSRF token of the page it opened. */
export class TestBrowser {
  cookie = '';
  csrf = '';

  constructor(private readonly url: string) {}

  /** Opens a page and takes its CSRF token. */
  async open(path = '/'): Promise<Response> {
    const response = await this.fetch(path);
    this.csrf = /name="csrf-token" content="([^"]+)"/.exec(await response.clone().text())?.[1] ?? '';
    return response;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie) headers.set('cookie', this.cookie);
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  /** Sends a request like our own page, with the CSRF token. */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: {
        'x-csrf-token': this.csrf,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }
}
