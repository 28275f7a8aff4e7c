import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type HealthServer, startHealthServer } from './health-server';

describe('the health server', () => {
  let alive: boolean;
  let health: HealthServer;
  beforeEach(async () => {
    alive = true;
    health = await startHealthServer('127.0.0.1', 0);
    health.ready({ calls: () => alive });
  });
  afterEach(() => health.close());
  const get = (path: string) => request(`http://127.0.0.1:${health.port}`).get(path);

  it('is not ready before its start is done nor once it drains, and lives all the while', async () => {
    const early = await startHealthServer('127.0.0.1', 0);
    try {
      const ask = (path: string) => request(`http://127.0.0.1:${early.port}`).get(path);
      await ask('/readyz').expect(503, { failing: ['starting'] });
      await ask('/healthz').expect(200);
      early.ready({});
      await ask('/readyz').expect(200);
      early.drain();
      await ask('/readyz').expect(503, { failing: ['stopping'] });
      await ask('/healthz').expect(200);
    } finally {
      await early.close();
    }
  });

  it('lives and is ready until something in it has ended for good', async () => {
    await get('/healthz').expect(200, { failing: [] });
    await get('/readyz').expect(200, { failing: [] });
    alive = false;
    await get('/healthz').expect(503, { failing: ['calls'] });
    await get('/readyz').expect(503, { failing: ['calls'] });
  });

  it('tells its metrics, and nothing else', async () => {
    const { text } = await get('/metrics').expect(200);
    expect(text).toContain('process_cpu_seconds_total');
    await get('/').expect(404);
  });
});
