import { defineEvent, type Fact } from '@festlig/contracts/define';
import { describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { z } from 'zod';
import { Bus, InProcessBus, type Reaction, Reacts } from '../bus';
import { Logger } from '../observability';
import { AccessDirectory } from '../rpc';
import { subscribe } from './subscribe';

const created = defineEvent('reply.created', z.object({ n: z.coerce.number() }), () => 'party');
const deleted = defineEvent('reply.deleted', z.object({ n: z.coerce.number() }), () => 'party');

const done: unknown[] = [];
let fault = false;

@Reacts(created)
class OnCreated implements Reaction<typeof created> {
  react = async ({ n }: { n: number }) => void done.push(n);
  reactAll = async (facts: readonly Fact<{ n: number }>[]) => {
    if (fault) throw new TypeError('a fault');
    done.push(facts.map(({ data, id }) => `${id} ${data.n}`));
  };
}

@Reacts(deleted)
class OnDeleted implements Reaction<typeof deleted> {
  react = async ({ n }: { n: number }) => void done.push(-n);
}

/** The second reaction to an event of which the first can take several at once. */
@Reacts(created)
class AlsoOnCreated implements Reaction<typeof created> {
  react = async ({ n }: { n: number }) => void done.push(`also ${n}`);
}

/** Publishes facts of one party, one fact for each number: negative ones for deletions. Returns what was done. */
async function published(reactions: readonly (new () => object)[], ...numbers: number[]): Promise<unknown[]> {
  done.length = 0;
  const bus = new InProcessBus(1);
  const providers = reactions.map((metatype) => ({ metatype, instance: new metatype() }));
  const known = new Map<unknown, unknown>([
    [Bus, bus],
    [Logger, Logger.create('trial', 'silent')],
    [DiscoveryService, { getProviders: () => providers }],
    [AccessDirectory, { forget: () => undefined }],
  ]);
  await subscribe({ get: (token: unknown) => known.get(token) } as INestApplicationContext, 'trial');
  await bus.publish(
    numbers.map((n) => ({
      id: `f${Math.abs(n)}`,
      type: n < 0 ? deleted.type : created.type,
      key: 'party',
      at: '2026-05-01T10:00:00.000Z',
      // As text, so that only what is parsed by the event's schema is a number.
      data: { n: String(Math.abs(n)) },
    })),
  );
  return done;
}

describe('the reactions of a service', () => {
  it('get several facts of one type at once where they can take them so, in the order of all', async () => {
    expect(await published([OnCreated, OnDeleted], 1, 2, -3, 4)).toEqual([['f1 1', 'f2 2'], -3, 4]);
  });

  it('get each fact alone where one of those that react to it cannot take several', async () => {
    expect(await published([OnCreated, AlsoOnCreated], 1, 2)).toEqual([1, 'also 1', 2, 'also 2']);
    expect(await published([OnDeleted], -1, -2)).toEqual([-1, -2]);
  });

  it('get each fact alone after several have failed together', async () => {
    fault = true;
    expect(await published([OnCreated], 1, 2)).toEqual([1, 2]);
    fault = false;
  });
});
