import { connect, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { call, defineContract } from '@festlig/contracts/define';
import { on, RPC_SECRET, startStubServer, type StubHandler } from './testing/stub-server';
import { Logger as NestLogger } from '@nestjs/common';
import { z } from 'zod';
import { CallError, RemoteFailure } from '../errors';
import { freePort } from '../net/free-port';
import { runInScope } from '../observability';
import { RpcClient } from './rpc-client';

const text = z.object({ text: z.string() });
const declared = { summary: '', access: 'internal', input: text, output: text } as const;
const { calls } = defineContract(
  'party',
  {},
  {
    read: call({ ...declared, idempotent: true }),
    write: call({ ...declared, idempotent: false }),
    hang: call({ ...declared, idempotent: false, deadline: 150 }),
  },
);
const unavailable = expect.objectContaining({ code: 'unavailable' });

describe('RpcClient', () => {
  let port: number;
  let ends: (() => Promise<unknown> | void)[];
  const clientOf = (more: object = {}) => {
    const client = new RpcClient({
      addresses: { party: `127.0.0.1:${port}` },
      secret: RPC_SECRET,
      service: 'rsvp',
      ...more,
    });
    ends.push(() => client.close());
    return client;
  };
  const serve = async (handlers: StubHandler[], at = port, host?: string) => {
    const server = await startStubServer(at, handlers, host === undefined ? {} : { host });
    ends.push(() => server.stop());
    return server;
  };
  /** Starts a proxy that cuts the first connections as soon as a call arrives. Returns the port for the server. */
  const cut = async (times: number) => {
    const behind = await freePort();
    let left = times;
    const between = createServer((socket) => {
      const onward = connect(behind, '127.0.0.1');
      socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
      onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      if (left-- > 0) socket.once('data', () => socket.destroy());
      else socket.pipe(onward).pipe(socket);
    });
    await new Promise<void>((resolve) => between.listen(port, '127.0.0.1', resolve));
    ends.push(() => new Promise((resolve) => between.close(resolve)));
    return behind;
  };

  beforeEach(async () => {
    port = await freePort();
    ends = [];
  });
  afterEach(async () => {
    for (const end of ends.reverse()) await end();
  });

  it('returns the answer, and sends the request id and the name of the calling service', async () => {
    await serve([
      on(calls.read, (input, { requestId, user }) => ({ text: `${input.text} ${requestId} ${String(user)}` })),
    ]);
    const answer = await runInScope({ requestId: 'r-1' }, () => clientOf().call(calls.read, { text: 'æøå' }));
    expect(answer).toEqual({ text: 'æøå r-1 null' });
  });

  it('passes on a refusal of the service unchanged', async () => {
    await serve([on(calls.read, () => Promise.reject(new CallError('conflict', { tries: 3 }, 'title')))]);
    const refused = await clientOf()
      .call(calls.read, { text: '' })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RemoteFailure);
    const { failure } = refused as RemoteFailure;
    expect(failure).toMatchObject({
      status: 409,
      body: { errors: { title: { code: 'conflict', params: { tries: 3 } } } },
    });
  });

  it('rejects with unavailable when the service has another secret', async () => {
    await serve([on(calls.read, () => ({ text: 'private' }))]);
    const refused = clientOf({ secret: 'of another house' }).call(calls.read, { text: '' });
    await expect(refused).rejects.toEqual(unavailable);
  });

  it('rejects with unavailable at the deadline', async () => {
    let finish = (): void => {};
    await serve([on(calls.hang, () => new Promise((resolve) => (finish = () => resolve({ text: 'late' }))))]);
    await expect(clientOf().call(calls.hang, { text: '' })).rejects.toEqual(unavailable);
    finish();
  });

  it('sends an idempotent call again when the connection breaks', async () => {
    await serve([on(calls.read, ({ text }) => ({ text }))], await cut(2));
    expect(await clientOf().call(calls.read, { text: 'third time' })).toEqual({ text: 'third time' });
  });

  it('sends a call that is not idempotent only once', async () => {
    let handled = 0;
    await serve([on(calls.write, ({ text }) => (handled++, { text }))], await cut(1));
    const client = clientOf();
    await expect(client.call(calls.write, { text: 'once' })).rejects.toEqual(unavailable);
    expect(handled).toBe(0);
    expect(await client.call(calls.write, { text: 'again, by the caller' })).toEqual({ text: 'again, by the caller' });
    expect(handled).toBe(1);
  });

  it('rejects with unavailable while nothing listens, and succeeds once a server does', async () => {
    const client = clientOf();
    await expect(client.call(calls.write, { text: '' })).rejects.toEqual(unavailable);
    await expect(client.call(calls.read, { text: '' })).rejects.toEqual(unavailable);
    await serve([on(calls.write, ({ text }) => ({ text }))]);
    expect(await client.call(calls.write, { text: 'up' })).toEqual({ text: 'up' });
  });

  it('reaches a server that was restarted on the same port', async () => {
    const client = clientOf();
    const first = await serve([on(calls.read, () => ({ text: 'first' }))]);
    expect(await client.call(calls.read, { text: '' })).toEqual({ text: 'first' });
    await first.stop();
    await serve([on(calls.read, () => ({ text: 'second' }))]);
    expect(await client.call(calls.read, { text: '' })).toEqual({ text: 'second' });
  });

  it('gets the answer to a call that was pending when the server began to stop', async () => {
    let finish = (): void => {};
    const begun = new Promise<void>((begin) => {
      const handle = () => {
        begin();
        return new Promise((resolve) => (finish = () => resolve({ text: 'done' })));
      };
      void serve([on(calls.write, handle)]);
    });
    const answer = clientOf().call(calls.write, { text: '' });
    await begun;
    const stopped = ends.splice(0, 2).map((end) => end);
    const closing = stopped[1]!();
    finish();
    expect(await answer).toEqual({ text: 'done' });
    await closing;
    await stopped[0]!();
  });

  // Every address of 127.0.0.0/8 is local on Linux only.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  const two = { resolve: async () => ['127.0.0.1', '127.0.0.2'] };
  const replicas = async () => {
    const handled = [0, 0];
    const handle = (which: 0 | 1) => [
      on(calls.read, ({ text }) => (handled[which]!++, { text })),
      on(calls.write, ({ text }) => (handled[which]!++, { text })),
    ];
    const servers = [await serve(handle(0)), await serve(handle(1), port, '127.0.0.2')];
    return { handled, servers };
  };

  onLinux('distributes calls over all replicas, whatever other services are called in between', async () => {
    const { handled } = await replicas();
    const client = clientOf({ ...two, addresses: { party: `party:${port}`, media: `media:${await freePort()}` } });
    const other = defineContract('media', {}, { look: call({ ...declared, idempotent: false }) }).calls.look;
    for (let turn = 0; turn < 4; turn++) {
      await client.call(calls.read, { text: '' });
      await client.call(other, { text: '' }).catch(() => undefined);
    }
    expect(handled).toEqual([2, 2]);
  });

  onLinux('calls the other replica when one is gone, even for a call that is not idempotent', async () => {
    const { handled, servers } = await replicas();
    const client = clientOf(two);
    await client.call(calls.write, { text: '' });
    await client.call(calls.write, { text: '' });
    await servers[0]!.stop();
    ends.splice(0, 1);
    // These calls detect that the first replica is gone.
    for (let turn = 0; turn < 2; turn++) await client.call(calls.read, { text: '' });
    for (let turn = 0; turn < 4; turn++) await client.call(calls.write, { text: '' });
    expect(handled).toEqual([1, 7]);
  });
});

describe('CallServer', () => {
  it('reports an error when it cannot listen', async () => {
    NestLogger.overrideLogger(false);
    const port = await freePort();
    const first = await startStubServer(port, []);
    await expect(startStubServer(port, [])).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(startStubServer(port, [], { host: '203.0.113.1' })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
    await first.stop();
  });
});
