import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { freePort } from '@festlig/platform/net/free-port';
import { FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { on } from '@festlig/platform/rpc/testing/stub-server';
import { waitFor } from '@festlig/testing/product/wait-for';
import { startTestRedis } from '@festlig/testing/redis';
import { PAGE, startTestGateway, type TestGateway } from '../testing/test-gateway';

const partyId = '64c000000000000000000001';

describe('a stopping gateway', () => {
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let gateway: TestGateway;
  let asked: number;
  let answer: () => void;
  const start = async (environment: Record<string, string>) => {
    asked = 0;
    const held = new Promise<void>((resolve) => (answer = resolve));
    gateway = await startTestGateway({
      redisUrl: redis.url,
      environment,
      directory: new FakeAccessDirectory([{ id: partyId, roles: {} }]),
      handlers: [
        on(party.calls.getParty, async () => {
          asked++;
          await held;
          return {};
        }),
      ],
    });
  };
  const ready = async () => (await fetch(`${gateway.healthUrl}/readyz`)).status;
  beforeAll(async () => (redis = await startTestRedis()));
  afterAll(() => redis.stop());

  it('reports not ready first, completes its requests, and accepts no new ones', async () => {
    await start({ STOP_DRAIN_MS: '500' });
    const response = fetch(`${gateway.url}/api/party/${partyId}`);
    await waitFor(async () => asked === 1, 'the request to be under way', 10);
    const stopped = gateway.stop();
    expect(await ready()).toBe(503);
    expect((await fetch(`${gateway.healthUrl}/healthz`)).status).toBe(200);
    // A page that is not read to its end would keep its connection open.
    expect(await (await fetch(gateway.url)).text()).toContain('</html>');
    answer();
    // The stub's answer does not match the schema, so it is 500; what counts is that an answer arrives.
    expect((await response).status).toBe(500);
    await stopped;
    await expect(fetch(gateway.url)).rejects.toThrow();
  });
});

describe('a starting gateway', () => {
  // Reading a named pipe blocks until somebody writes to it.
  it('is live from the beginning, and ready when it accepts requests', async () => {
    const redis = await startTestRedis();
    const port = await freePort();
    const health = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      return answer?.status;
    };
    let page = '';
    const starting = startTestGateway({
      redisUrl: redis.url,
      handlers: [],
      environment: { HEALTH_PORT: String(port) },
      prepare: async (root) => {
        page = join(root, 'index.html');
        await rm(page);
        execFileSync('mkfifo', [page]);
      },
    });
    try {
      await waitFor(async () => (await health('/healthz')) === 200, 'the gateway to live', 20);
      expect(await health('/readyz')).toBe(503);
    } finally {
      await writeFile(page, PAGE);
      const gateway = await starting;
      expect(await health('/readyz')).toBe(200);
      await gateway.stop();
      await redis.stop();
    }
  });
});

describe('a gateway without Redis and without the file store', () => {
  it('is ready, answers pages, and reports in its metrics what is unavailable', async () => {
    const gateway = await startTestGateway({ handlers: [] });
    try {
      const metrics = async () => (await fetch(`${gateway.healthUrl}/metrics`)).text();
      const isAway = (text: string, backing: string) =>
        text.includes(`festlig_backing_up{service="gateway",backing="${backing}"} 0`);
      await waitFor(async () => isAway(await metrics(), 'redis') && isAway(await metrics(), 'files'), 'both away', 20);
      for (const path of ['readyz', 'healthz']) {
        expect((await fetch(`${gateway.healthUrl}/${path}`)).status).toBe(200);
      }
      expect((await fetch(gateway.url)).status).toBe(200);
    } finally {
      await gateway.stop();
    }
  });
});

describe('a gateway that stops while a browser holds an unused connection', () => {
  it('does not wait for that connection', async () => {
    const gateway = await startTestGateway({ handlers: [], environment: { STOP_GRACE_MS: '10000' } });
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket.resume(), 'close');
    // Answered on another connection, so that the silent one has been accepted before.
    await fetch(gateway.url);
    await gateway.stop();
    await closed;
    expect(socket.destroyed).toBe(true);
  });
});

describe('the metrics of the gateway', () => {
  it('count requests by method, route and status, never by address', async () => {
    const redis = await startTestRedis();
    const gateway = await startTestGateway({ redisUrl: redis.url, handlers: [] });
    try {
      await fetch(`${gateway.url}/api/party/${partyId}/sends/secret-of-karen`);
      await fetch(`${gateway.url}/api/no/such/karen`);
      const measured = async () => {
        const text = await (await fetch(`${gateway.healthUrl}/metrics`)).text();
        return text.includes('route="/api/*"') && text;
      };
      const text = await waitFor(measured, 'both requests to be measured', 10);
      const { path = '' } = messaging.calls.getSend.http ?? {};
      expect(text).toMatch(
        new RegExp(`festlig_http_request_duration_seconds_count\\{method="GET",route="${path}",status="\\d{3}"\\} 1`),
      );
      expect(text).toContain('festlig_http_request_duration_seconds_count{method="GET",route="/api/*",status="404"} 1');
      expect(text).not.toContain('karen');
      // Browsers reach another port, which serves no metrics.
      for (const path of ['/metrics', '/healthz', '/readyz']) {
        expect(await (await fetch(gateway.url + path)).text()).toContain('<html');
      }
    } finally {
      await gateway.stop();
      await redis.stop();
    }
  });
});
