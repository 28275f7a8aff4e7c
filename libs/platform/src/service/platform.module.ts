import { type DynamicModule, Global, Module } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Acts } from '../acts';
import { Bus, InProcessBus } from '../bus';
import { Clock, SystemClock } from '../clock';
import type { Environment } from '../config';
import { Config, type PlatformConfig } from '../config/platform-variables';
import { DeadLetters } from '../dead-letters';
import { Files, openFiles } from '../files';
import { Ids, RandomIds } from '../ids';
import { mongoOptions } from '../mongo';
import { Logger } from '../observability';
import { Facts, FactWriter, OutboxRelay } from '../outbox';
import { Queue } from '../queue';
import { AccessDirectory, readRpcTls, RpcAccessDirectory, RpcClient } from '../rpc';

/** All services of a process without Kafka share one bus, because facts of one must reach the others. */
let inProcessBus: InProcessBus | undefined;

const sharedBus = (): InProcessBus => (inProcessBus ??= new InProcessBus());

async function busOf(service: string, { KAFKA_BROKERS }: PlatformConfig): Promise<Bus> {
  if (KAFKA_BROKERS.length === 0) return sharedBus();
  // The Kafka client is loaded only where brokers are configured.
  const { KafkaBus } = await import('../bus/kafka-bus');
  return new KafkaBus({ brokers: KAFKA_BROKERS, clientId: service });
}

/**
 * Makes facts of this process wait until a starting service has subscribed. Returns the release. Kafka keeps facts
 * itself.
 */
export const holdFacts = ({ KAFKA_BROKERS }: PlatformConfig): (() => void) =>
  KAFKA_BROKERS.length > 0 ? () => undefined : sharedBus().hold();

/** host:port by service, from `RPC_<SERVICE>`. */
export const addressesOf = (config: PlatformConfig): Record<string, string> =>
  Object.fromEntries(
    Object.entries(config)
      .filter(([name]) => name.startsWith('RPC_') && name !== 'RPC_SECRET' && !name.startsWith('RPC_TLS_'))
      .map(([name, value]) => [name.slice(4).toLowerCase(), String(value)]),
  );

/** The client for calls to other services. */
const rpcClientOf = (service: string, config: PlatformConfig): RpcClient =>
  new RpcClient({ addresses: addressesOf(config), secret: config.RPC_SECRET, tls: readRpcTls(config), service });

/** The providers that every process can inject, including the gateway, which stores nothing. */
@Global()
@Module({})
export class ProcessModule {
  static of(name: string, config: PlatformConfig, environment: Environment): DynamicModule {
    const providers = [
      { provide: Config, useValue: new Config(config, environment) },
      { provide: Logger, useValue: Logger.create(name, config.LOG_LEVEL) },
      { provide: Clock, useClass: SystemClock },
      { provide: Ids, useFactory: (clock: Clock) => new RandomIds(clock), inject: [Clock] },
      { provide: Files, useFactory: () => openFiles(config, environment) },
      { provide: RpcClient, useFactory: () => rpcClientOf(name, config) },
      {
        provide: AccessDirectory,
        useFactory: (rpc: RpcClient, clock: Clock) => new RpcAccessDirectory(rpc, clock),
        inject: [RpcClient, Clock],
      },
    ];
    return { module: ProcessModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}

/** The further providers that every service can inject. */
@Global()
@Module({})
export class PlatformModule {
  static forService(
    service: string,
    config: PlatformConfig,
    environment: Environment = {},
    role: 'service' | 'worker' = 'service',
  ): DynamicModule {
    const providers = [
      { provide: Bus, useFactory: () => busOf(service, config) },
      { provide: Queue, useFactory: (logger: Logger) => new Queue(config.REDIS_URL, logger), inject: [Logger] },
      { provide: Facts, useFactory: (ids: Ids, clock: Clock) => new Facts(ids, clock), inject: [Ids, Clock] },
      {
        provide: DeadLetters,
        useFactory: (connection: Connection) => new DeadLetters(connection),
        inject: [getConnectionToken()],
      },
      {
        provide: OutboxRelay,
        useFactory: (connection: Connection, bus: Bus, logger: Logger) => new OutboxRelay(connection, bus, logger),
        inject: [getConnectionToken(), Bus, Logger],
      },
      {
        provide: FactWriter,
        useFactory: (facts: Facts, relay: OutboxRelay) => new FactWriter(facts, relay),
        inject: [Facts, OutboxRelay],
      },
    ];
    const acts = {
      provide: Acts,
      useFactory: (connection: Connection, writer: FactWriter, ids: Ids, clock: Clock, logger: Logger) =>
        new Acts(connection, writer, ids, clock, logger),
      inject: [getConnectionToken(), FactWriter, Ids, Clock, Logger],
    };
    return {
      module: PlatformModule,
      imports: [
        ProcessModule.of(service, config, environment),
        MongooseModule.forRoot(config.MONGODB_URI, mongoOptions(service, role)),
      ],
      providers: [...providers, acts],
      exports: [...providers, acts].map(({ provide }) => provide),
    };
  }
}
