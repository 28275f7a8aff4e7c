import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { call, defineContract } from '@festlig/contracts/define';
import { Logger as NestLogger } from '@nestjs/common';
import { z } from 'zod';
import { freePort } from '../net/free-port';
import { on, RPC_SECRET, startStubServer } from './testing/stub-server';
import { LARGEST } from './envelope';
import { RpcClient } from './rpc-client';

const text = z.object({ text: z.string() });
const declared = { summary: '', access: 'internal', input: text, output: text } as const;
const { calls } = defineContract(
  'party',
  {},
  {
    read: call({ ...declared, idempotent: true, deadline: 600 }),
    /** Long enough to call the other process on a busy machine. */
    look: call({ ...declared, idempotent: true, deadline: 6000 }),
    write: call({ ...declared, idempotent: false, deadline: 600 }),
    move: call({ ...declared, idempotent: false, deadline: 30_000 }),
    unheard: call({ ...declared, idempotent: true }),
  },
);
const unavailable = expect.objectContaining({ code: 'unavailable' });
const ping = { text: 'ping' };

describe('calls under faults', () => {
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

  const client = (addresses = ['127.0.0.1']) => {
    const made = new RpcClient({
      addresses: { party: `party:${port}` },
      secret: RPC_SECRET,
      service: 'rsvp',
      resolve: async () => addresses,
    });
    ends.push(() => made.close());
    return made;
  };
  const serve = async (host = '127.0.0.1', answer = (input: { text: string }): unknown => input) => {
    const handled = { count: 0 };
    const handle = async (input: { text: string }) => {
      handled.count++;
      return answer(input);
    };
    const server = await startStubServer(
      port,
      [calls.read, calls.look, calls.write, calls.move].map((each) => on(each, handle)),
      { host },
    );
    ends.push(() => server.stop());
    return handled;
  };
  /** Accepts connections and never answers, like a process that hangs. */
  const hang = async (host: string) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    ends.push(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    });
    return sockets;
  };

  describe('a replica that hangs', () => {
    it('makes calls fail with unavailable within the deadline, including retries, when it is the only one', async () => {
      const sockets = await hang('127.0.0.1');
      await expect(client().call(calls.read, ping)).rejects.toEqual(unavailable);
      await expect(client().call(calls.write, ping)).rejects.toEqual(unavailable);
      expect(sockets.size).toBe(2);
    });

    // Every address of 127.0.0.0/8 is local on Linux only.
    const onLinux = process.platform === 'linux' ? it : it.skip;
    const two = ['127.0.0.1', '127.0.0.2'];

    onLinux('fails no idempotent call', async () => {
      await hang(two[0]!);
      await serve(two[1]!);
      const caller = client(two);
      const answers = await Promise.all(Array.from({ length: 20 }, () => caller.call(calls.look, ping)));
      expect(answers).toEqual(Array(20).fill(ping));
    });

    onLinux('fails one call that is not idempotent, and the others go to the other replica', async () => {
      const sockets = await hang(two[0]!);
      await serve(two[1]!);
      const caller = client(two);
      const both = [caller.call(calls.move, ping), caller.call(calls.move, ping)];
      const results = Promise.allSettled(both);
      expect(await Promise.race(both)).toEqual(ping);
      for (let n = 0; n < 20; n++) expect(await caller.call(calls.move, ping)).toEqual(ping);
      for (const socket of sockets) socket.destroy();
      const [stuck] = (await results).filter(({ status }) => status === 'rejected');
      expect(stuck).toMatchObject({ reason: { code: 'unavailable' } });
    });
  });

  it('makes no second try after a fault or a refusal of the service', async () => {
    const handled = await serve('127.0.0.1', () => ({ text: 7 }));
    await expect(client().call(calls.read, ping)).rejects.toMatchObject({ failure: { status: 500 } });
    expect(handled.count).toBe(1);
  });

  it('rejects a call unknown to the service as unavailable, and other calls still work', async () => {
    await serve();
    const caller = client();
    await expect(caller.call(calls.unheard, ping)).rejects.toEqual(unavailable);
    expect(await caller.call(calls.read, ping)).toEqual(ping);
  });

  describe('a message that is too large', () => {
    const tooLarge = { text: 'x'.repeat(LARGEST) };

    it('is refused with too_large before it is sent', async () => {
      const handled = await serve();
      await expect(client().call(calls.move, tooLarge)).rejects.toMatchObject({ code: 'too_large' });
      expect(handled.count).toBe(0);
    });

    it('is a fault when it is an answer, and does not end the connection for other calls', async () => {
      let finish = (): void => {};
      await serve('127.0.0.1', (input) =>
        input.text === 'large' ? tooLarge : new Promise((resolve) => (finish = () => resolve(input))),
      );
      const caller = client();
      const beside = caller.call(calls.move, ping);
      await expect(caller.call(calls.move, { text: 'large' })).rejects.toMatchObject({ failure: { status: 500 } });
      finish();
      expect(await beside).toEqual(ping);
    });

    it('is accepted at the greatest allowed size', async () => {
      await serve();
      const largest = { text: 'æ'.repeat(LARGEST - '{"text":""}'.length) };
      expect((await client().call(calls.move, largest)).text).toBe(largest.text);
    });
  });
});
