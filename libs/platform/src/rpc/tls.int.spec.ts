import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, connect as tlsConnect } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { call, defineContract } from '@festlig/contracts/define';
import { Logger as NestLogger } from '@nestjs/common';
import { z } from 'zod';
import { waitFor } from '@festlig/testing/product/wait-for';
import { freePort } from '../net/free-port';
import { proofOf, provenServer } from './proof';
import { RpcClient } from './rpc-client';
import { newAuthority } from './testing/certificates';
import { on, RPC_SECRET, startStubServer } from './testing/stub-server';
import { readRpcTls, type RpcTls } from './tls';

const text = z.object({ text: z.string() });
const { calls } = defineContract(
  'party',
  {},
  { move: call({ summary: '', access: 'internal', input: text, output: text, idempotent: false, deadline: 60_000 }) },
);
const ping = { text: 'ping' };
const ours = newAuthority();
const theirs = newAuthority();

describe('encrypted calls', () => {
  let port: number;
  let handled: number;
  let files: string;
  let ends: (() => Promise<unknown> | void)[];
  beforeEach(async () => {
    NestLogger.overrideLogger(false);
    port = await freePort();
    handled = 0;
    files = mkdtempSync(join(tmpdir(), 'festlig-tls-'));
    ends = [() => rmSync(files, { recursive: true })];
  });
  afterEach(async () => {
    for (const end of ends.reverse()) await end();
  });
  const write = (tls: RpcTls) => {
    const named = { RPC_TLS_CERT: 'tls.crt', RPC_TLS_KEY: 'tls.key', RPC_TLS_CA: 'ca.crt' };
    for (const [name, content] of [
      [named.RPC_TLS_CERT, tls.cert],
      [named.RPC_TLS_KEY, tls.key],
      [named.RPC_TLS_CA, tls.ca],
    ] as const) {
      writeFileSync(join(files, name), content);
    }
    return Object.fromEntries(Object.entries(named).map(([name, file]) => [name, join(files, file)])) as {
      [N in keyof typeof named]: string;
    };
  };
  const serve = async (tls: RpcTls | null) => {
    const handlers = [on(calls.move, (input) => (handled++, input))];
    const server = await startStubServer(port, handlers, { config: tls ? write(tls) : {} });
    ends.push(() => server.stop());
  };
  /** The name is that of the service, the address that of a replica. */
  const ask = async (tls: RpcTls | null) => {
    const resolve = async () => ['127.0.0.1'];
    const client = new RpcClient({
      addresses: { party: `party:${port}` },
      secret: RPC_SECRET,
      tls,
      service: 'rsvp',
      resolve,
    });
    try {
      return await client.call(calls.move, ping);
    } finally {
      client.close();
    }
  };

  it('are answered for a client with a certificate of the same authority', async () => {
    await serve(ours('party'));
    expect(await ask(ours('rsvp'))).toEqual(ping);
    expect(handled).toBe(1);
  });

  it('can be longer than one TLS record', async () => {
    await serve(ours('party'));
    const long = { text: 'x'.repeat(300_000) };
    const addresses = { party: `party:${port}` };
    const resolve = async () => ['127.0.0.1'];
    const client = new RpcClient({ addresses, secret: RPC_SECRET, tls: ours('rsvp'), service: 'rsvp', resolve });
    ends.push(() => client.close());
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.call(calls.move, long)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => long));
  });

  it.each([
    ['does not encrypt', null],
    ['has a certificate of another authority', { ...theirs('rsvp'), ca: ours('rsvp').ca }],
    ['has no certificate', { ca: ours('rsvp').ca } as RpcTls],
  ])('are refused for a client that %s', async (_what, tls) => {
    await serve(ours('party'));
    await expect(ask(tls)).rejects.toThrow('unavailable');
    expect(await ask(ours('rsvp'))).toEqual(ping);
    expect(handled).toBe(1);
  });

  it('are not made to a server that does not encrypt', async () => {
    await serve(null);
    await expect(ask(ours('rsvp'))).rejects.toThrow('unavailable');
    expect(handled).toBe(0);
  });

  it.each([
    ['of another authority', theirs('party')],
    ['for another service', ours('billing')],
  ])('send nothing, not even the proof, to a server with a certificate %s', async (_what, { cert, key }) => {
    const heard: Buffer[] = [];
    const impostor = createTlsServer({ cert, key }, (socket) => {
      socket.on('error', () => undefined).on('data', (bytes) => void heard.push(bytes));
    });
    await new Promise<void>((resolve) => impostor.listen(port, '127.0.0.1', resolve));
    await expect(ask(ours('rsvp'))).rejects.toThrow('unavailable');
    // The server has received everything by the time it is closed.
    await new Promise((resolve) => void impostor.close(resolve));
    expect(Buffer.concat(heard).toString()).toBe('');
  });

  it('send nothing to a server whose certificate arrives after the caller has given up', async () => {
    const heard: Buffer[] = [];
    const { cert, key } = theirs('party');
    const impostor = createTlsServer({ cert, key }, (socket) => {
      socket.on('error', () => undefined).on('data', (bytes) => void heard.push(bytes));
    });
    const raw: Socket[] = [];
    const held = provenless((socket) => void raw.push(socket));
    await new Promise<void>((resolve) => held.listen(port, '127.0.0.1', resolve));
    ends.push(() => new Promise((resolve) => held.close(resolve)));
    const resolve = async () => ['127.0.0.1'];
    const client = new RpcClient({
      addresses: { party: `party:${port}` },
      secret: RPC_SECRET,
      tls: ours('rsvp'),
      service: 'rsvp',
      resolve,
    });
    const asked = client.call(calls.move, ping).catch((error: Error) => error.message);
    while (raw.length === 0) await new Promise((turn) => setImmediate(turn));
    client.close();
    const [socket] = raw as [Socket];
    const closed = once(socket, 'close');
    impostor.emit('connection', socket);
    await closed;
    expect(await asked).toBe('unavailable');
    expect(Buffer.concat(heard).toString()).toBe('');
  });

  it('count as strangers before their certificate, with the same limits', async () => {
    const taken: Socket[] = [];
    const server = provenServer(RPC_SECRET, (socket) => void taken.push(socket), { strangers: 1 }, ours('party'));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ends.push(() => new Promise((resolve) => server.close(resolve)));
    const silent = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(silent, 'connect');
    const second = connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .resume();
    await once(second, 'close');
    const gone = once(silent, 'close');
    silent.destroy();
    await gone;
    // A proven connection is no longer a stranger, so the next one is accepted.
    for (const count of [1, 2]) {
      const known = tlsConnect({ port, host: '127.0.0.1', servername: 'party', ...ours('rsvp') });
      ends.push(() => void known.destroy());
      known.write(proofOf(RPC_SECRET));
      await waitFor(async () => taken.length === count, 'the connection to be taken', 10);
    }
  });

  it('require all three files or none of them', () => {
    const named = write(ours('party'));
    expect(readRpcTls(named)).toEqual({
      cert: expect.any(Buffer),
      key: expect.any(Buffer),
      ca: expect.any(Buffer),
    });
    const none = { RPC_TLS_CERT: undefined, RPC_TLS_KEY: undefined, RPC_TLS_CA: undefined };
    expect(readRpcTls(none)).toBeNull();
    expect(() => readRpcTls({ ...named, RPC_TLS_KEY: undefined })).toThrow('RPC_TLS_KEY is missing');
    expect(() => readRpcTls({ ...named, RPC_TLS_CA: join(files, 'other.crt') })).toThrow('ENOENT');
  });
});

/** A server that accepts connections and never answers. */
const provenless = (take: (socket: Socket) => void): Server =>
  createServer((socket) => void take(socket.on('error', () => undefined)));
