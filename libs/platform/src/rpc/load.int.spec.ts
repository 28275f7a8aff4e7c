import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { call, defineContract } from '@festlig/contracts/define';
import { Logger as NestLogger } from '@nestjs/common';
import { z } from 'zod';
import { CallError } from '../errors';
import { freePort } from '../net/free-port';
import { currentScope, runInScope } from '../observability';
import { RpcClient } from './rpc-client';
import { aUser } from './testing/people';
import { on, RPC_SECRET, startStubServer, type StubHandler } from './testing/stub-server';

const text = z.object({ text: z.string() });
const declared = { summary: '', access: 'internal', input: text, output: text } as const;
const open = { ...declared, access: 'public' } as const;
const contractOf = (service: string) =>
  defineContract(
    service,
    {},
    {
      read: call({ ...declared, idempotent: true }),
      write: call({ ...declared, idempotent: false }),
      page: call({ ...open, idempotent: true, isShared: true }),
      show: call({ ...open, idempotent: true }),
    },
  ).calls;
const party = contractOf('party');
const rsvp = contractOf('rsvp');
const contacts = contractOf('contacts');
const unavailable = expect.objectContaining({ code: 'unavailable' });
const busy = expect.objectContaining({ failure: expect.objectContaining({ status: 503 }) });
const ping = { text: 'ping' };
const visitor = { user: null, service: null };

describe('calls between services under load', () => {
  let ports: Record<string, number>;
  let ends: (() => Promise<unknown> | void)[];
  let now: number;
  beforeEach(async () => {
    NestLogger.overrideLogger(false);
    ports = { party: await freePort(), rsvp: await freePort(), contacts: await freePort() };
    ends = [];
    now = 0;
  });
  afterEach(async () => {
    for (const end of ends.reverse()) await end();
  });
  const client = (more: object = {}) => {
    const made = new RpcClient({
      addresses: Object.fromEntries(Object.entries(ports).map(([service, port]) => [service, `127.0.0.1:${port}`])),
      secret: RPC_SECRET,
      service: 'test',
      resolve: async () => ['127.0.0.1'],
      moments: { now: () => now, random: () => 0 },
      ...more,
    });
    ends.push(() => made.close());
    return made;
  };
  const serve = async (service: string, handlers: StubHandler[], more: object = {}) => {
    const server = await startStubServer(ports[service]!, handlers, more);
    let isStopped = false;
    const stop = async () => {
      if (!isStopped) await server.stop();
      isStopped = true;
    };
    ends.push(stop);
    return stop;
  };
  /** Makes callers wait until it is opened. */
  const gate = () => {
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open, opened };
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  describe('a chain of three services', () => {
    it('has one deadline, and each hop gets the time that is left', async () => {
      const left: number[] = [];
      const note = () => left.push((currentScope()?.until ?? Infinity) - performance.now());
      const inner = client();
      await serve('contacts', [on(contacts.read, (input) => (note(), input))]);
      await serve('rsvp', [on(rsvp.read, (input) => (note(), inner.call(contacts.read, input)))]);
      await serve('party', [on(party.read, (input) => (note(), inner.call(rsvp.read, input)))]);
      const caller = client();
      await runInScope({ requestId: 'r', until: performance.now() + 3000 }, () => caller.call(party.read, ping));
      expect(left).toHaveLength(3);
      for (const [hop, rest] of left.entries()) expect(rest).toBeLessThanOrEqual(hop === 0 ? 3000 : left[hop - 1]!);
    });

    it('ends when the caller gives up, and its last hop is not started afterwards', async () => {
      const held = gate();
      const inner = client();
      let begun = 0;
      await serve('contacts', [on(contacts.write, (input) => (begun++, input))]);
      let after: Promise<unknown> | undefined;
      const handle = async () => {
        await held.opened;
        // The service counts its time from when the request came, a moment later than the caller.
        while (performance.now() < (currentScope()?.until ?? 0)) await turn();
        after = inner.call(contacts.write, ping);
        return after;
      };
      await serve('rsvp', [on(rsvp.write, handle)]);
      const asked = runInScope({ requestId: 'r', until: performance.now() + 100 }, () =>
        client().call(rsvp.write, ping),
      );
      await expect(asked).rejects.toEqual(unavailable);
      held.open();
      while (!after) await turn();
      await expect(after).rejects.toEqual(unavailable);
      expect(begun).toBe(0);
    });

    it('is retried only by its first hop', async () => {
      const handled = { party: 0, rsvp: 0, contacts: 0 };
      const inner = client();
      const away = () => Promise.reject(new CallError('unavailable'));
      await serve('contacts', [on(contacts.read, () => (handled.contacts++, away()))]);
      await serve('rsvp', [on(rsvp.read, (input) => (handled.rsvp++, inner.call(contacts.read, input)))]);
      await serve('party', [on(party.read, (input) => (handled.party++, inner.call(rsvp.read, input)))]);
      await expect(client().call(party.read, ping)).rejects.toEqual(busy);
      expect(handled).toEqual({ party: 3, rsvp: 3, contacts: 3 });
    });
  });

  it('limits retries to a tenth of the calls when every call fails', async () => {
    let handled = 0;
    await serve('party', [on(party.read, () => (handled++, Promise.reject(new CallError('unavailable'))))]);
    const caller = client();
    const CALLS = 300;
    for (let n = 0; n < CALLS; n += 50) {
      const some = Array.from({ length: 50 }, () => caller.call(party.read, ping));
      for (const { status } of await Promise.allSettled(some)) expect(status).toBe('rejected');
    }
    // The budget starts with ten retries.
    expect(handled).toBeGreaterThan(CALLS);
    expect(handled).toBeLessThanOrEqual(CALLS * 1.1 + 10);
  });

  describe('equal concurrent reads', () => {
    let handled: number;
    let held: ReturnType<typeof gate>;
    beforeEach(async () => {
      handled = 0;
      held = gate();
      const handle = async (input: object) => {
        handled++;
        await held.opened;
        return input;
      };
      await serve('party', [on(party.page, handle), on(party.show, handle)]);
    });
    const arrived = async (count: number) => {
      while (handled < count) await turn();
    };

    it('share one call when they are made by visitors and declared as shared', async () => {
      const caller = client();
      const asked = Promise.all(Array.from({ length: 20 }, () => caller.call(party.page, ping, visitor)));
      await arrived(1);
      held.open();
      expect(await asked).toEqual(Array(20).fill(ping));
      expect(handled).toBe(1);
    });

    it.each([
      ['when made by signed-in users', party.page, [ping, ping], { user: aUser(), service: null }],
      ['with different inputs', party.page, [ping, { text: 'pong' }], visitor],
      ['of a call that is not declared as shared', party.show, [ping, ping], visitor],
    ])('%s are made separately', async (_what, asked, inputs, who) => {
      const caller = client();
      const answers = Promise.all(inputs.map((input) => caller.call(asked, input, who)));
      await arrived(2);
      held.open();
      expect(await answers).toEqual(inputs);
    });

    it('end for each caller at its own deadline', async () => {
      const caller = client();
      const hasty = runInScope({ requestId: 'r', until: performance.now() + 30 }, () =>
        caller.call(party.page, ping, visitor),
      );
      const patient = caller.call(party.page, ping, visitor);
      await expect(hasty).rejects.toEqual(unavailable);
      held.open();
      expect(await patient).toEqual(ping);
      expect(handled).toBe(1);
    });
  });

  it('refuses calls beyond the limits of a process at once, and accepts calls again when others have ended', async () => {
    const held = gate();
    let handled = 0;
    const handle = async (input: object) => {
      handled++;
      await held.opened;
      return input;
    };
    await serve('party', [on(party.show, handle)], { atOnce: 2, waiting: 3 });
    const caller = client();
    const edge = { requestId: 'r', inner: true };
    const ask = () => runInScope(edge, () => caller.call(party.show, ping, visitor));
    const asked = Array.from({ length: 12 }, ask);
    const settled = asked.map((one) => one.then(() => 'answered').catch(() => 'refused'));
    // The refused calls end while the others are still held.
    await expect(
      Promise.any(
        asked.map((one) =>
          one.then(
            () => Promise.reject(new Error()),
            () => 0,
          ),
        ),
      ),
    ).resolves.toBe(0);
    held.open();
    const results = await Promise.all(settled);
    expect(results.filter((result) => result === 'answered')).toHaveLength(5);
    expect(handled).toBe(5);
    expect(await ask()).toEqual(ping);
  });
});
