import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../testing/test-gateway';

describe('the short domain', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      environment: { PUBLIC_URL: 'https://festlig.example', SHORT_URL: 'https://fest.example' },
      handlers: [],
    });
  });
  afterAll(() => gateway.stop());

  /** A request for this host, as the proxy in front passes it on. */
  const ask = (path: string, host = 'fest.example', method = 'GET') =>
    new Promise<{ status: number; location: string | undefined; cookies: string[] }>((resolve, reject) => {
      const sent = request(gateway.url + path, { method, headers: { host } }, (response) => {
        response.resume();
        const { location, 'set-cookie': cookies = [] } = response.headers;
        resolve({ status: response.statusCode ?? 0, location, cookies });
      });
      sent.on('error', reject).end();
    });

  it.each([
    ['/emma-30?cid=guest123&x=%26', 'https://festlig.example/emma-30?cid=guest123&x=%26'],
    ['/abcdEFGH', 'https://festlig.example/abcdEFGH'],
    ['/emma-30/photos', 'https://festlig.example/emma-30/photos'],
    ['/', 'https://festlig.example/'],
    ['/unsubscribe/sms-abc/def', 'https://festlig.example/unsubscribe/sms-abc/def'],
  ])('redirects %s to the same page of the product, without a cookie', async (path, location) => {
    expect(await ask(path)).toEqual({ status: 302, location, cookies: [] });
    expect(await ask(path, 'FEST.example', 'HEAD')).toEqual({ status: 302, location, cookies: [] });
  });

  it.each([
    '/api/initial',
    '/graphql',
    '/assets/app-1234.js',
    '/favicon.svg/',
    '/da/login',
    '/login',
    '/payment/result',
    '/%ff',
    '//evil.example',
  ])('answers %s with 404', async (path) =>
    expect(await ask(path)).toEqual({ status: 404, location: undefined, cookies: [] }),
  );

  it('answers a request that is no read with 404', async () => {
    expect((await ask('/emma-30', 'fest.example', 'POST')).status).toBe(404);
  });

  it('does not change what the product’s own domain answers', async () => {
    expect((await ask('/assets/app-1234.js', 'festlig.example')).status).toBe(200);
  });
});
