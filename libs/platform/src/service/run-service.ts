import 'reflect-metadata';
import type { ServiceName } from '@festlig/contracts/all';
import type { AnyCall, Fact } from '@festlig/contracts/define';
import { partyAccessChanged, partyDeleted } from '@festlig/contracts/party';
import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Bus, deadTopic, eventOf, InProcessBus, isDeadTopic, type Reaction, reactionWork } from '../bus';
import { type Environment, readConfig } from '../config';
import { type PlatformConfig, platformVariables } from '../config/platform-variables';
import { DeadLetters } from '../dead-letters';
import { Files } from '../files';
import { Logger, nestLogger, observed, startHealthServer } from '../observability';
import { OutboxRelay } from '../outbox';
import { parseInput } from '../errors';
import { type JobHandler, jobOf, Queue } from '../queue';
import { AccessDirectory, callOf, type Handler, RpcClient } from '../rpc';
import { CallServer } from './call-server';
import { holdFacts, PlatformModule } from './platform.module';

export interface ServiceOptions {
  service: ServiceName;
  /** The service's own Nest module: handlers, reactions, jobs and stores as providers. */
  module: Type;
  /** `service` answers calls and reacts to facts; `worker` runs jobs. */
  role: 'service' | 'worker';
  environment: Environment;
  /** Where liveness, readiness and metrics are answered; 0 = any free port. */
  healthPort?: number;
}

export interface RunningService {
  app: INestApplicationContext;
  stop(): Promise<void>;
}

interface Marked<T> {
  instance: T;
  mark: NonNullable<unknown>;
}

/** Providers that carry a mark (@Handles, @Reacts, @Processes). */
export function marked<T, M extends object>(app: INestApplicationContext, read: (target: object) => M | undefined) {
  return app
    .get(DiscoveryService)
    .getProviders()
    .flatMap(({ instance, metatype }) => {
      const mark = instance && typeof metatype === 'function' ? read(metatype) : undefined;
      return mark ? [{ instance: instance as T, mark } satisfies Marked<T>] : [];
    }) as { instance: T; mark: M }[];
}

/** Builds every index before the first call, and fails the start if one cannot be built. */
export async function buildIndexes(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map((model) => model.init()));
}

/** Returns the consumer groups this process is now in. */
export async function subscribe(app: INestApplicationContext, service: string): Promise<string[]> {
  const bus = app.get(Bus);
  const reactions = marked<Reaction<never>, NonNullable<ReturnType<typeof eventOf>>>(app, eventOf);
  if (reactions.length > 0) {
    const types = [...new Set(reactions.map(({ mark }) => mark.type))];
    await bus.subscribe({
      group: service,
      // What it has set aside it keeps, until somebody puts it back.
      topics: [...types, ...types.map(deadTopic)],
      deliver: async (fact: Fact) =>
        isDeadTopic(fact.type)
          ? app.get(DeadLetters).keep(fact, service)
          : observed(app.get(Logger), reactionWork(fact, service), async () => {
              for (const { instance, mark } of reactions.filter((reaction) => reaction.mark.type === fact.type)) {
                const data = parseInput(mark.data, fact.data);
                await instance.react(data as never, { ...fact, data } as never);
              }
            }).catch((error: unknown) => {
              app.get(Logger).error('reaction failed', error, { event: fact.type, fact: fact.id });
              throw error;
            }),
    });
  }
  const directory = app.get(AccessDirectory);
  // A group of its own: every process must forget.
  const ownGroup = `${service}-access-${crypto.randomUUID()}`;
  await bus.subscribe({
    group: ownGroup,
    topics: [partyAccessChanged.type, partyDeleted.type],
    fromNow: true,
    deliver: async (fact) => directory.forget(fact.key),
  });
  return [service, ownGroup];
}

/** Starts one process of a service and returns when it is ready. */
export async function runService(options: ServiceOptions): Promise<RunningService> {
  const config: PlatformConfig = readConfig(platformVariables, options.environment);
  const release = holdFacts(config);
  try {
    return await start(options, config);
  } finally {
    release();
  }
}

async function start(options: ServiceOptions, config: PlatformConfig): Promise<RunningService> {
  const { service, module, role, environment } = options;
  @Module({ imports: [DiscoveryModule, PlatformModule.forService(service, config, environment), module] })
  class ServiceRoot {}
  const logger = Logger.create(service, config.LOG_LEVEL);
  const app = await NestFactory.createApplicationContext(ServiceRoot, { logger: nestLogger(logger) });
  const connection = app.get<Connection>(getConnectionToken());
  await buildIndexes(connection);
  const relay = app.get(OutboxRelay);
  const queue = app.get(Queue);
  const rpc = app.get(RpcClient);
  const bus = app.get(Bus);
  let server: CallServer | undefined;
  let groups: string[] = [];
  if (role === 'service') {
    const address = config[`RPC_${service.toUpperCase() as Uppercase<ServiceName>}`];
    const handlers = marked<Handler<AnyCall>, AnyCall>(app, callOf);
    server = new CallServer(handlers, { config, port: Number(address.split(':')[1]), app, logger });
    await server.start();
    groups = await subscribe(app, service);
  } else {
    const jobs = marked<JobHandler<never>, NonNullable<ReturnType<typeof jobOf>>>(app, jobOf);
    for (const { instance, mark } of jobs) await queue.work(mark, instance as JobHandler<never>);
  }
  relay.start();
  const health = await startHealthServer(config.LISTEN_HOST, options.healthPort ?? 0, {
    mongodb: async () => connection.db?.command({ ping: 1 }),
    redis: () => queue.ping(),
    files: () => app.get(Files).ping(),
  });
  logger.info('ready', { role });
  return {
    app,
    stop: async () => {
      await health.close();
      // The services that stop after this one still cause facts: they stay in their outboxes until it is back.
      if (bus instanceof InProcessBus) for (const group of groups) await bus.leave(group);
      await server?.stop();
      await queue.close();
      await relay.stop();
      if (!(bus instanceof InProcessBus)) await bus.close();
      rpc.close();
      await app.close();
    },
  };
}
