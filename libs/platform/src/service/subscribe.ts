import type { Fact } from '@festlig/contracts/define';
import { partyAccessChanged, partyDeleted } from '@festlig/contracts/party';
import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Bus, deadTopic, eventOf, isDeadTopic, type Reaction, reactionWork } from '../bus';
import { DeadLetters } from '../dead-letters';
import { parseInput } from '../errors';
import { Logger, observed } from '../observability';
import { AccessDirectory } from '../rpc';

interface Marked<T> {
  instance: T;
  mark: NonNullable<unknown>;
}

/** Finds the providers with a decorator (@Handles, @Reacts, @Processes). */
export function marked<T, M extends object>(app: INestApplicationContext, read: (target: object) => M | undefined) {
  return app
    .get(DiscoveryService)
    .getProviders()
    .flatMap(({ instance, metatype }) => {
      const mark = instance && typeof metatype === 'function' ? read(metatype) : undefined;
      return mark ? [{ instance: instance as T, mark } satisfies Marked<T>] : [];
    }) as { instance: T; mark: M }[];
}

/** Subscribes the service's reactions and its access cache. Returns the consumer groups of this process. */
export async function subscribe(app: INestApplicationContext, service: string): Promise<string[]> {
  const bus = app.get(Bus);
  const reactions = marked<Reaction<never>, NonNullable<ReturnType<typeof eventOf>>>(app, eventOf);
  if (reactions.length > 0) {
    const types = [...new Set(reactions.map(({ mark }) => mark.type))];
    const react = (fact: Fact): Promise<void> =>
      observed(app.get(Logger), reactionWork(fact, service), async () => {
        for (const { instance, mark } of reactions.filter((reaction) => reaction.mark.type === fact.type)) {
          const data = parseInput(mark.data, fact.data);
          await instance.react(data as never, { ...fact, data } as never);
        }
      }).catch((error: unknown) => {
        app.get(Logger).error('reaction failed', error, { event: fact.type, fact: fact.id });
        throw error;
      });
    await bus.subscribe({
      group: service,
      // The service also stores its own dead letters until they are put back.
      topics: [...types, ...types.map(deadTopic)],
      deliver: (fact) => (isDeadTopic(fact.type) ? app.get(DeadLetters).keep(fact, service) : react(fact)),
    });
  }
  const directory = app.get(AccessDirectory);
  // A group of its own per process, because every process has a cache to invalidate.
  const ownGroup = `${service}-access-${crypto.randomUUID()}`;
  await bus.subscribe({
    group: ownGroup,
    topics: [partyAccessChanged.type, partyDeleted.type],
    fromNow: true,
    deliver: async (fact) => directory.forget(fact.key),
  });
  return [service, ownGroup];
}
