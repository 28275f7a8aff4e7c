import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { call, defineContract } from '@festlig/contracts/define';
import { waitFor } from '@festlig/testing/product/wait-for';
import { Logger as NestLogger } from '@nestjs/common';
import { z } from 'zod';
import { freePort } from '../net/free-port';
import { LARGEST_RECEIVED } from './envelope';
import { type Bounds, proofOf, provenServer } from './proof';
import { RpcClient } from './rpc-client';
import { on, RPC_SECRET, startStubServer } from './testing/stub-server';

const text = z.object({ text: z.string() });
const { calls } = defineContract(
  'party',
  {},
  { move: call({ summary: '', access: 'internal', input: text, output: text, idempotent: false, deadline: 30_000 }) },
);
const ping = { text: 'ping' };
const PROOF = proofOf(RPC_SECRET);

describe('connections to the port for calls', () => {
  let port: number;
  let ends: (() => Promise<unknown> | void)[];
  beforeEach(async () => {
    NestLogger.overrideLogger(false);
    port = await freePort();
    ends = [];
  });
  afterEach(async () => {
    for (const end of ends.reverse()) await end();
  });
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    ends.push(() => void socket.destroy());
    return socket.resume();
  };
  /** Resolves when the other side has closed the connection. */
  const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.on('close', () => resolve()));

  describe('to a service', () => {
    let handled: number;
    beforeEach(async () => {
      handled = 0;
      const server = await startStubServer(port, [on(calls.move, (input) => (handled++, input))]);
      ends.push(() => server.stop());
    });
    const client = () => {
      const made = new RpcClient({ addresses: { party: `127.0.0.1:${port}` }, secret: RPC_SECRET, service: 'rsvp' });
      ends.push(() => made.close());
      return made;
    };
    const moving = JSON.stringify({
      pattern: 'party.move',
      id: '1',
      data: { input: ping, caller: { user: null, service: 'x' }, requestId: 'r', left: 60_000 },
    });
    const framed = (message: string) => `${message.length}#${message}`;

    it.each([
      ['begins with anything but the proof', `${framed(moving)}${' '.repeat(PROOF.length)}`],
      ['uses another secret', `${proofOf('of another house')}${framed(moving)}`],
      ['sends without end', 'x'.repeat(LARGEST_RECEIVED + 1)],
    ])('are closed when the client %s, before a call is read', async (_what, bytes) => {
      const caller = client();
      await caller.call(calls.move, ping);
      const socket = open();
      socket.write(bytes);
      await closed(socket);
      expect(await caller.call(calls.move, ping)).toEqual(ping);
      expect(handled).toBe(2);
    });

    it('are served after the proof, in however many pieces it arrives', async () => {
      const socket = open().pause();
      for (const piece of [PROOF.slice(0, 1), PROOF.slice(1), framed(moving).slice(0, 9), framed(moving).slice(9)]) {
        await new Promise((sent) => void socket.write(piece, sent));
      }
      socket.resume();
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(String(answer)).toContain('"ok":true');
      expect(handled).toBe(1);
    });

    it.each([
      ['a length that is not a number', 'hello#{}'],
      ['content that is not JSON', '5#hello'],
      ['a message without end', `${'x'.repeat(LARGEST_RECEIVED + 1)}`],
      ['a false length', `999999999#${'x'.repeat(LARGEST_RECEIVED + 1)}`],
    ])('are closed for %s after the proof, without affecting other connections', async (_what, bytes) => {
      const caller = client();
      await caller.call(calls.move, ping);
      const socket = open();
      socket.write(PROOF + bytes);
      await closed(socket);
      expect(await caller.call(calls.move, ping)).toEqual(ping);
    });

    it.each(['null', '7', '[]', '{"pattern":null,"id":"1"}', '{"pattern":"party.move","id":"1","data":{}}'])(
      'are harmless with the message %s after the proof',
      async (message) => {
        open().write(PROOF + framed(message));
        expect(await client().call(calls.move, ping)).toEqual(ping);
        expect(handled).toBe(1);
      },
    );
  });

  describe('within limits', () => {
    let taken: Socket[];
    let held: Socket[];
    let server: Server;
    const listen = async (bounds: Partial<Bounds>) => {
      [taken, held] = [[], []];
      server = provenServer(RPC_SECRET, (socket) => void taken.push(socket.resume()), bounds);
      server.on('connection', (socket) => void held.push(socket));
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      ends.push(() => new Promise((resolve) => server.close(resolve)));
    };
    const proven = async () => {
      const socket = open();
      await once(socket, 'connect');
      const before = taken.length;
      socket.write(PROOF);
      while (taken.length === before) await new Promise((turn) => setImmediate(turn));
      return socket;
    };

    it('are read no further than the proof when the proof is wrong', async () => {
      await listen({});
      const socket = open();
      socket.write('x'.repeat(LARGEST_RECEIVED));
      await closed(socket);
      expect(held[0]?.bytesRead).toBeLessThan(1024 * 1024);
    });

    it('are closed when the proof does not arrive in time', async () => {
      await listen({ proof: 20 });
      const socket = open();
      socket.write(PROOF.slice(1));
      await closed(socket);
      expect(taken).toEqual([]);
    });

    it('are closed after a long silence', async () => {
      await listen({ idle: 20 });
      await closed(await proven());
    });

    it('are refused above the limit', async () => {
      await listen({ connections: 2 });
      const [first, second] = [await proven(), await proven()];
      await closed(open());
      expect([first.closed, second.closed]).toEqual([false, false]);
      first.destroy();
      await closed(taken[0]!);
      await proven();
    });

    it('without proof are limited, and proven connections stay open', async () => {
      await listen({ strangers: 1 });
      const known = await proven();
      const stranger = open();
      await once(stranger, 'connect');
      await closed(open());
      expect([known.closed, stranger.closed]).toEqual([false, false]);
    });

    it('without proof are limited for each address, without affecting other addresses', async () => {
      await listen({ strangersOfOne: 2 });
      /** A connection from another address, as the server receives one. */
      const from = (remoteAddress: string) => {
        const socket = Object.assign(new PassThrough(), { remoteAddress, setTimeout: () => undefined });
        ends.push(() => void socket.destroy());
        server.emit('connection', socket);
        return socket;
      };
      const strangers = [1, 2, 3].map(() => from('192.0.2.1'));
      expect(strangers.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
      const honest = from('192.0.2.2');
      honest.write(PROOF);
      await waitFor(async () => taken.length === 1, 'the honest connection to be taken', 10);
      strangers[0]!.destroy();
      await once(strangers[0]!, 'close');
      expect(from('192.0.2.1').destroyed).toBe(false);
    });
  });
});
