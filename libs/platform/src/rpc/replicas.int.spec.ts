import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { call, defineContract } from '@festlig/contracts/define';
import { Logger as NestLogger } from '@nestjs/common';
import { z } from 'zod';
import { freePort } from '../net/free-port';
import { runInScope } from '../observability';
import { RpcClient } from './rpc-client';
import { on, RPC_SECRET, startStubServer, type StubHandler } from './testing/stub-server';

const text = z.object({ text: z.string() });
const declared = { summary: '', access: 'internal', input: text, output: text } as const;
const party = defineContract(
  'party',
  {},
  { read: call({ ...declared, idempotent: true }), write: call({ ...declared, idempotent: false }) },
).calls;
const unavailable = expect.objectContaining({ code: 'unavailable' });
const ping = { text: 'ping' };

describe('calls to replicas in trouble', () => {
  let port: number;
  let ends: (() => Promise<unknown> | void)[];
  let now: number;
  beforeEach(async () => {
    NestLogger.overrideLogger(false);
    port = await freePort();
    ends = [];
    now = 0;
  });
  afterEach(async () => {
    for (const end of ends.reverse()) await end();
  });
  const client = (more: object = {}) => {
    const made = new RpcClient({
      addresses: { party: `party:${port}` },
      secret: RPC_SECRET,
      service: 'test',
      resolve: async () => ['127.0.0.1'],
      moments: { now: () => now, random: () => 0 },
      ...more,
    });
    ends.push(() => made.close());
    return made;
  };
  const serve = async (handlers: StubHandler[], more: object = {}) => {
    const server = await startStubServer(port, handlers, more);
    ends.push(() => server.stop());
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  // Every address of 127.0.0.0/8 is local on Linux only.
  const onLinux = process.platform === 'linux' ? describe : describe.skip;
  onLinux('one of two replicas', () => {
    const [one, two] = ['127.0.0.1', '127.0.0.2'] as const;
    const counting = () => {
      const handled = { count: 0 };
      const handle = async (input: object) => {
        handled.count++;
        return input;
      };
      return { handled, handlers: [on(party.read, handle), on(party.write, handle)] };
    };
    /** Accepts connections and never answers, like a process that hangs. */
    const hang = async (host: string) => {
      const sockets = new Set<Socket>();
      const server = createServer((socket) => {
        let isAsked = false;
        socket
          .on('error', () => undefined)
          .on('data', () => {
            if (!isAsked) sockets.add(socket);
            isAsked = true;
          });
      });
      await new Promise<void>((resolve) => server.listen(port, host, resolve));
      let isStopped = false;
      const stop = async () => {
        if (isStopped) return;
        isStopped = true;
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => server.close(resolve));
      };
      ends.push(stop);
      return { sockets, stop };
    };

    it('is not called during its pause after it has gone, and is called again when it is back', async () => {
      const left = counting();
      await serve(left.handlers, { host: two });
      const caller = client({ resolve: async () => [one, two] });
      const attempts = async (calls: number) => {
        for (let n = 0; n < calls; n++) expect(await caller.call(party.write, ping)).toEqual(ping);
      };
      await attempts(10);
      const back = counting();
      await serve(back.handlers, { host: one });
      // During its pause no call tries it.
      await attempts(10);
      expect(back.handled.count).toBe(0);
      now += 100;
      expect(await caller.call(party.read, ping)).toEqual(ping);
      await attempts(10);
      expect(back.handled.count).toBeGreaterThan(4);
      expect(left.handled.count + back.handled.count).toBe(31);
    });

    it('is not called any more after a second without an answer', async () => {
      const { sockets, stop } = await hang(one);
      const answering = counting();
      await serve(answering.handlers, { host: two });
      const caller = client({ resolve: async () => [one, two] });
      const within = (ms: number) => (asked: typeof party.read) =>
        runInScope({ requestId: 'r', until: performance.now() + ms }, () => caller.call(asked, ping));
      const both = [within(60)(party.write), within(60)(party.write)];
      const first = Promise.allSettled(both);
      while (sockets.size === 0) await turn();
      now += 1000;
      expect((await first).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      // Calls that must not be repeated are all answered by the other replica.
      for (let n = 0; n < 20; n++) expect(await caller.call(party.write, ping)).toEqual(ping);
      await stop();
      const back = counting();
      await serve(back.handlers, { host: one });
      now += 100;
      for (let n = 0; n < 4; n++) expect(await caller.call(party.read, ping)).toEqual(ping);
      expect(back.handled.count).toBeGreaterThan(0);
    });

    it("is dropped and its connection closed when the service's name no longer resolves to it", async () => {
      const [gone, stays] = [counting(), counting()];
      await serve(gone.handlers, { host: one });
      await serve(stays.handlers, { host: two });
      let addresses = [one, two] as string[];
      const caller = client({ resolve: async () => addresses });
      for (let n = 0; n < 4; n++) await caller.call(party.read, ping);
      expect([gone.handled.count, stays.handled.count]).toEqual([2, 2]);
      addresses = [two];
      now += 5000;
      for (let n = 0; n < 4; n++) await caller.call(party.read, ping);
      expect([gone.handled.count, stays.handled.count]).toEqual([2, 6]);
    });
  });

  it('try the only replica one at a time while it is gone, and reach it when it is back', async () => {
    const caller = client();
    const edge = (input: object) =>
      runInScope({ requestId: 'r', inner: true }, () => caller.call(party.read, input as never));
    for (let n = 0; n < 5; n++) await expect(edge(ping)).rejects.toEqual(unavailable);
    await serve([on(party.read, (input) => input)]);
    // However long its pause has become.
    expect(await edge(ping)).toEqual(ping);
  });

  it('use the known addresses while the name server is away', async () => {
    await serve([on(party.read, (input) => input)]);
    let isAway = false;
    const resolve = async () => {
      if (isAway) throw Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' });
      return ['127.0.0.1'];
    };
    const caller = client({ resolve });
    await caller.call(party.read, ping);
    isAway = true;
    now += 60_000;
    expect(await caller.call(party.read, ping)).toEqual(ping);
    await expect(client({ resolve }).call(party.read, ping)).rejects.toEqual(unavailable);
  });
});
