import request from 'supertest';
import { type HealthServer, startHealthServer } from './health-server';

describe('the health server', () => {
  let storeIsThere = true;
  let health: HealthServer;
  beforeAll(async () => {
    health = await startHealthServer('127.0.0.1', 0, {
      queue: async () => 'pong',
      store: async () => {
        if (!storeIsThere) throw new Error('mongodb://user:secret@mongo is away');
      },
    });
  });
  afterAll(() => health.close());
  const get = (path: string) => request(`http://127.0.0.1:${health.port}`).get(path);

  it('is ready while every check resolves, and says which one does not, without its details', async () => {
    storeIsThere = true;
    await get('/readyz').expect(200, { failing: [] });
    storeIsThere = false;
    await get('/readyz').expect(503, { failing: ['store'] });
  });

  it('lives whatever its backing services do', async () => {
    storeIsThere = false;
    await get('/healthz').expect(200, { ok: true });
  });

  it('tells its metrics, and nothing else', async () => {
    const { text } = await get('/metrics').expect(200);
    expect(text).toContain('process_cpu_seconds_total');
    await get('/').expect(404);
  });
});
