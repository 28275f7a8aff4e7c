import 'reflect-metadata';
import type { ServiceName } from '@festlig/contracts/all';
import type { AnyCall } from '@festlig/contracts/define';
import { type INestApplicationContext, type INestMicroservice, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import type { AsyncMicroserviceOptions } from '@nestjs/microservices';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Acts } from '../acts';
import { Bus, InProcessBus } from '../bus';
import { type Environment, readConfig } from '../config';
import { type PlatformConfig, platformVariables } from '../config/platform-variables';
import { Files } from '../files';
import { type HealthServer, Logger, nestLogger, startHealthServer } from '../observability';
import { buildIndexes } from '../mongo';
import { OutboxRelay } from '../outbox';
import { type JobHandler, jobOf, Queue } from '../queue';
import { AccessDirectory, callOf, type Handler, RpcClient } from '../rpc';
import { CallServer } from './call-server';
import { backingGauges, gaugesOf } from './gauges';
import { holdFacts, PlatformModule } from './platform.module';
import { drained, stopWithin } from './stop-within';
import { marked, subscribe } from './subscribe';

export interface ServiceOptions {
  service: ServiceName;
  /** The service's own Nest module: handlers, reactions, jobs and stores as providers. */
  module: Type;
  /** `service` answers calls and reacts to facts; `worker` runs jobs. */
  role: 'service' | 'worker';
  environment: Environment;
}

export interface RunningService {
  app: INestApplicationContext;
  /** Port of liveness, readiness and metrics. */
  healthPort: number;
  /**
   * Finishes the work in progress.
   * @throws LeftUndone when that takes longer than STOP_GRACE_MS
   */
  stop(): Promise<void>;
}

/** Starts one process of a service and returns when it is ready (rule: one-code-everywhere). */
export async function runService(options: ServiceOptions): Promise<RunningService> {
  const config: PlatformConfig = readConfig(platformVariables, options.environment);
  const release = holdFacts(config);
  // Started first, so that a slow start is not mistaken for a hanging process.
  const health = await startHealthServer(config.LISTEN_HOST, config.HEALTH_PORT);
  try {
    return await start(options, config, health);
  } catch (error) {
    await health.close();
    throw error;
  } finally {
    release();
  }
}

/** A service is a Nest microservice over our transport; a worker answers no calls. */
function create(
  root: Type,
  role: ServiceOptions['role'],
  logger: Logger,
): Promise<INestMicroservice | INestApplicationContext> {
  const options = { logger: nestLogger(logger), abortOnError: false };
  if (role === 'worker') return NestFactory.createApplicationContext(root, options);
  return NestFactory.createMicroservice<AsyncMicroserviceOptions>(root, {
    ...options,
    inject: [CallServer],
    useFactory: (strategy: CallServer) => ({ strategy }),
  });
}

const isMicroservice = (app: object): app is INestMicroservice => 'listen' in app;

async function start(options: ServiceOptions, config: PlatformConfig, health: HealthServer): Promise<RunningService> {
  const { service, module, role, environment } = options;
  const logger = Logger.create(service, config.LOG_LEVEL);
  const port = Number(config[`RPC_${service.toUpperCase() as Uppercase<ServiceName>}`].split(':')[1]);
  const callServer = {
    provide: CallServer,
    inject: [AccessDirectory],
    useFactory: (directory: AccessDirectory) => new CallServer({ config, port, directory, logger }),
  };
  @Module({
    imports: [DiscoveryModule, PlatformModule.forService(service, config, environment, role), module],
    providers: role === 'service' ? [callServer] : [],
  })
  class ServiceRoot {}
  const app = await create(ServiceRoot, role, logger);
  const connection = app.get<Connection>(getConnectionToken());
  await buildIndexes(connection);
  const relay = app.get(OutboxRelay);
  const queue = app.get(Queue);
  const rpc = app.get(RpcClient);
  const bus = app.get(Bus);
  const server = isMicroservice(app) ? app.get(CallServer) : null;
  let groups: string[] = [];
  if (server && isMicroservice(app)) {
    const acts = app.get(Acts);
    const handlers = marked<Handler<AnyCall>, AnyCall>(app, callOf);
    for (const { instance, mark } of handlers) server.handles(mark, acts.recorded(mark, instance));
    await app.listen();
    groups = await subscribe(app, service);
  } else {
    const jobs = marked<JobHandler<never>, NonNullable<ReturnType<typeof jobOf>>>(app, jobOf);
    for (const { instance, mark } of jobs) await queue.work(mark, instance as JobHandler<never>);
  }
  relay.start();
  const forget = [
    gaugesOf(service, queue, relay),
    backingGauges(service, {
      mongodb: async () => connection.db?.command({ ping: 1 }),
      redis: () => queue.ping(),
      files: () => app.get(Files).ping(),
      bus: () => bus.ping(),
    }),
  ];
  health.ready({ calls: () => server?.listening ?? true, jobs: () => queue.working });
  logger.info('ready', { role });
  return {
    app,
    healthPort: health.port,
    stop: async () => {
      await drained(health, config);
      for (const gauge of forget) gauge();
      await stopWithin(config.STOP_GRACE_MS, [
        // Services that stop after this one still publish facts: these stay in their outboxes until this one is back.
        ...(bus instanceof InProcessBus ? groups.map((group) => () => bus.leave(group)) : []),
        () => server?.close(),
        () => queue.close(),
        () => relay.stop(),
        () => (bus instanceof InProcessBus ? undefined : bus.close()),
        () => rpc.close(),
        () => app.close(),
        () => health.close(),
      ]);
      logger.info('stopped', { role });
    },
  };
}
