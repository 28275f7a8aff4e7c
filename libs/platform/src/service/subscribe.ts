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

type Marks = { instance: Reaction<never>; mark: NonNullable<ReturnType<typeof eventOf>> }[];

/** The facts in runs of one type, in their order. */
function runsOf(facts: readonly Fact[]): Fact[][] {
  const runs: Fact[][] = [];
  for (const fact of facts) {
    const last = runs.at(-1);
    if (last?.[0]?.type === fact.type) last.push(fact);
    else runs.push([fact]);
  }
  return runs;
}

/** How the service takes its facts: one, or, where one of its reactions can, several of a key at once. */
function delivering(app: INestApplicationContext, service: string, reactions: Marks) {
  const logger = app.get(Logger);
  const reactingTo = (type: string) => reactions.filter(({ mark }) => mark.type === type);
  const parsed = (fact: Fact, { data }: Marks[number]['mark']) => ({ ...fact, data: parseInput(data, fact.data) });
  const react = (fact: Fact): Promise<void> =>
    observed(logger, reactionWork(fact, service), async () => {
      for (const { instance, mark } of reactingTo(fact.type)) {
        const given = parsed(fact, mark);
        await instance.react(given.data as never, given as never);
      }
    }).catch((error: unknown) => {
      logger.error('reaction failed', error, { event: fact.type, fact: fact.id });
      throw error;
    });
  const deliver = (fact: Fact): Promise<void> =>
    isDeadTopic(fact.type) ? app.get(DeadLetters).keep(fact, service) : react(fact);
  const reactAll = async (facts: readonly Fact[], type: string): Promise<void> => {
    let done: Promise<void> | undefined;
    const work = async (): Promise<void> => {
      for (const { instance, mark } of reactingTo(type))
        await instance.reactAll?.(facts.map((fact) => parsed(fact, mark)) as never);
    };
    // One log line, one measurement and one span for each fact, as if they had come alone.
    await Promise.all(facts.map((fact) => observed(logger, reactionWork(fact, service), () => (done ??= work()))));
  };
  const deliverAll = async (facts: readonly Fact[]): Promise<void> => {
    for (const run of runsOf(facts)) {
      const { type = '' } = run[0] ?? {};
      const reacting = reactingTo(type);
      const canTakeAll = run.length > 1 && reacting.length > 0 && reacting.every(({ instance }) => instance.reactAll);
      if (!canTakeAll) for (const fact of run) await deliver(fact);
      else
        await reactAll(run, type).catch((error: unknown) => {
          logger.warn('reactions to several facts failed, and follow one by one', { event: type, facts: run.length });
          throw error;
        });
    }
  };
  return { deliver, ...(reactions.some(({ instance }) => instance.reactAll) ? { deliverAll } : {}) };
}

/** Subscribes the service's reactions and its access cache. Returns the consumer groups of this process. */
export async function subscribe(app: INestApplicationContext, service: string): Promise<string[]> {
  const bus = app.get(Bus);
  const reactions = marked<Reaction<never>, NonNullable<ReturnType<typeof eventOf>>>(app, eventOf);
  if (reactions.length > 0) {
    const types = [...new Set(reactions.map(({ mark }) => mark.type))];
    await bus.subscribe({
      group: service,
      // The service also stores its own dead letters until they are put back.
      topics: [...types, ...types.map(deadTopic)],
      ...delivering(app, service, reactions),
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
