import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { idleConnections } from './idle-connections';

const REQUEST = 'GET / HTTP/1.1\r\nhost: a.example\r\n\r\n';

it('lets a stopping server close once an answer has ended whose beginning kept its connection open', async () => {
  const server = createServer();
  const begun = once(server, 'request').then(([, response]) => {
    (response as ServerResponse).write('a');
    return response as ServerResponse;
  });
  server.keepAliveTimeout = 600_000;
  const closeIdle = idleConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const browser = connect((server.address() as AddressInfo).port, '127.0.0.1');
  browser.write(REQUEST);
  const response = await begun;
  closeIdle();
  const closed = once(server.close(), 'close');
  // Under way, it is not cut off.
  expect(browser.destroyed).toBe(false);
  const heard = browser.toArray();
  response.end('b');
  await closed;
  expect(Buffer.concat((await heard) as Buffer[]).toString()).toMatch(/a\r\n[^]*b\r\n/);
});
