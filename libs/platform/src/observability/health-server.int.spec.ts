import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type HealthServer, startHealthServer } from './health-server';

describe('HealthServer', () => {
  let alive: boolean;
  let health: HealthServer;
  beforeEach(async () => {
    alive = true;
    health = await startHealthServer('127.0.0.1', 0);
    health.ready({ calls: () => alive });
  });
  afterEach(() => health.close());
  const get = (path: string) => request(`http://127.0.0.1:${health.port}`).get(path);

  it('is not ready before the start is complete nor while draining, but is always alive', async () => {
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

  it('is alive and ready until a part of the process has ended for good', async () => {
    await get('/healthz').expect(200, { failing: [] });
    await get('/readyz').expect(200, { failing: [] });
    alive = false;
    await get('/healthz').expect(503, { failing: ['calls'] });
    await get('/readyz').expect(503, { failing: ['calls'] });
  });

  it('serves the metrics, and 404 for any other path', async () => {
    const { text } = await get('/metrics').expect(200);
    expect(text).toContain('process_cpu_seconds_total');
    await get('/').expect(404);
  });
});
