import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { type Environment, readConfig } from '@festlig/platform/config';
import { Files } from '@festlig/platform/files';
import { type HealthServer, Logger, nestLogger, startHealthServer } from '@festlig/platform/observability';
import { EndingRedis } from '@festlig/platform/queue/ending-redis';
import { RpcClient } from '@festlig/platform/rpc';
import { backingGauges, drained, stopWithin } from '@festlig/platform/service';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { allVariables, type GatewayConfig } from './config';
import { GatewayModule } from './gateway.module';
import { adapterOf } from './http/adapter';
import { idleConnections } from './http/idle-connections';
import { Stopping } from './http/stopping';

export interface RunningGateway {
  port: number;
  /** The port of liveness, readiness and metrics. */
  healthPort: number;
  /**
   * Completes all running requests.
   * @throws LeftUndone when that takes longer than STOP_GRACE_MS
   */
  stop(): Promise<void>;
}

/** Starts the gateway and returns once it answers. */
export async function runGateway(environment: Environment): Promise<RunningGateway> {
  const config = readConfig(allVariables, environment);
  // Started first, so that a slow start is not taken for a process that hangs.
  const health = await startHealthServer(config.LISTEN_HOST, config.HEALTH_PORT);
  return start(config, environment, health).catch(async (error: unknown) => {
    await health.close();
    throw error;
  });
}

async function start(
  config: GatewayConfig['values'],
  environment: Environment,
  health: HealthServer,
): Promise<RunningGateway> {
  const module = GatewayModule.from(config, environment);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapterOf(config), {
    logger: nestLogger(Logger.create('gateway', config.LOG_LEVEL)),
    abortOnError: false,
    // Bodies are read after admission (http/admission.ts), by the parsers of our own scope.
    bodyParser: false,
  });
  const server = app.getHttpServer();
  const closeIdle = idleConnections(server);
  await app.listen(config.PORT, config.LISTEN_HOST);
  const [rpc, redis, files] = [app.get(RpcClient), app.get(EndingRedis), app.get(Files)];
  const forget = backingGauges('gateway', { redis: () => redis.ping(), files: () => files.ping() });
  health.ready({ http: () => server.listening });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    healthPort: health.port,
    stop: async () => {
      await drained(health, config);
      forget();
      app.get(Stopping).begin();
      await stopWithin(config.STOP_GRACE_MS, [
        () => {
          closeIdle();
          return app.close();
        },
        () => rpc.close(),
        () => redis.disconnect(),
        () => health.close(),
      ]);
      app.get(Logger).info('stopped');
    },
  };
}
