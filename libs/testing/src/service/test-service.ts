import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorCode, ServiceName } from '@festlig/contracts/all';
import { refusalsOf } from '@festlig/contracts/all/refusals';
import type { AnyCall, DataOf, EventDeclaration, Fact, OutputOf, RequestOf } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { Acts } from '@festlig/platform/acts';
import { Bus } from '@festlig/platform/bus';
import { RecordingBus } from '@festlig/platform/bus/testing/recording-bus';
import { Clock, HeldClock } from '@festlig/platform/clock';
import type { PlatformConfig } from '@festlig/platform/config/platform-variables';
import { type Failure, RemoteFailure } from '@festlig/platform/errors';
import { Files } from '@festlig/platform/files';
import { Logger } from '@festlig/platform/observability';
import { OutboxRelay } from '@festlig/platform/outbox';
import { Queue } from '@festlig/platform/queue';
import { FakeAccessDirectory } from '@festlig/platform/rpc/testing/people';
import { AccessDirectory, callOf, type Caller, Dispatcher, type Handler, RpcClient } from '@festlig/platform/rpc';
import { buildIndexes, marked, PlatformModule, subscribe } from '@festlig/platform/service';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { startTestMongo } from '../mongo/test-mongo';
import { AnsweringRpc } from './answering-rpc';

const SECRET = 'a secret for tests only';

export interface TestServiceOptions {
  service: ServiceName;
  module: Type;
  /** The fixed time of the clock. */
  now: string;
  /** Variables that the service reads itself. */
  environment?: Record<string, string>;
  /** The short domain of links to invitations. */
  shortUrl?: string;
  /** Providers that replace others, by token. */
  replace?: readonly (readonly [token: unknown, value: unknown])[];
}

/** The error as the caller would receive it. @throws Error when the call does not declare its code */
function refusedBy(call: AnyCall, failure: Failure): RemoteFailure {
  const declared = refusalsOf(call);
  const codes = Object.values(failure.body.errors).map(({ code }) => code as ErrorCode);
  const other = codes.find((code) => !declared.includes(code));
  if (other !== undefined) throw new Error(`${call.name} is refused with ${other}, which it does not declare`);
  return new RemoteFailure(failure);
}

/** One service in this process, on a real document store: called through the dispatcher, as over the wire. */
export class TestService {
  private constructor(
    readonly app: INestApplicationContext,
    readonly clock: HeldClock,
    readonly bus: RecordingBus,
    readonly rpc: AnsweringRpc,
    readonly parties: FakeAccessDirectory,
    private readonly handlers: ReadonlyMap<string, Handler<AnyCall>>,
    private readonly dispatcher: Dispatcher,
    private readonly end: () => Promise<void>,
  ) {}

  static async start(options: TestServiceOptions): Promise<TestService> {
    const mongo = await startTestMongo();
    const clock = new HeldClock(new Date(options.now));
    const bus = new RecordingBus();
    const rpc = new AnsweringRpc();
    const parties = new FakeAccessDirectory();
    // A unique name means a separate database.
    const name = `${options.service}-${randomBytes(4).toString('hex')}`;
    const config = {
      MONGODB_URI: mongo.uri,
      KAFKA_BROKERS: [],
      PUBLIC_URL: 'https://festlig.example',
      SHORT_URL: options.shortUrl,
    };
    const values = { ...config, LOG_LEVEL: 'silent', LINK_SECRET: SECRET, RPC_SECRET: SECRET } as unknown;
    const platform = PlatformModule.forService(name, values as PlatformConfig, options.environment);
    let building = Test.createTestingModule({ imports: [DiscoveryModule, platform, options.module] });
    const replaced: (readonly [unknown, unknown])[] = [
      [Clock, clock],
      [Bus, bus],
      [RpcClient, rpc],
      [AccessDirectory, parties],
      [Queue, {}],
      [Files, {}],
      ...(options.replace ?? []),
    ];
    for (const [token, value] of replaced) building = building.overrideProvider(token).useValue(value);
    const app = await building.compile();
    const connection = app.get<Connection>(getConnectionToken());
    await buildIndexes(connection);
    await subscribe(app, options.service);
    const handlers = marked<Handler<AnyCall>, AnyCall>(app, callOf);
    const acts = app.get(Acts);
    const byName = new Map(handlers.map(({ instance, mark }) => [mark.name, acts.recorded(mark, instance)]));
    const dispatcher = new Dispatcher(app.get(AccessDirectory), app.get(Logger));
    return new TestService(app, clock, bus, rpc, parties, byName, dispatcher, async () => {
      await app.get(OutboxRelay).stop();
      await connection.dropDatabase();
      await app.close();
      await mongo.stop();
    });
  }

  /**
   * Makes a call as this person, or as a visitor. @throws RemoteFailure with the error as the caller would receive it
   */
  call<C extends AnyCall>(call: C, input: RequestOf<C>, user: User | null = null): Promise<OutputOf<C>> {
    return this.dispatch(call, input, { user, service: null });
  }

  /** Makes a call as another service. */
  ask<C extends AnyCall>(call: C, input: RequestOf<C>): Promise<OutputOf<C>> {
    return this.dispatch(call, input, { user: null, service: 'test' });
  }

  /** The codes of a refused call, by field. @throws when the call is not refused */
  async refusal<C extends AnyCall>(call: C, input: unknown, user: User | null = null): Promise<Record<string, string>> {
    const failure: unknown = await this.call(call, input as RequestOf<C>, user).catch((error: unknown) => error);
    if (!(failure instanceof RemoteFailure))
      throw failure instanceof Error ? failure : new Error(`${call.name} was not refused`);
    const { errors } = failure.failure.body;
    return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]));
  }

  /** Every published fact of an event, once no outbox holds any. */
  async facts<E extends EventDeclaration>(event: E): Promise<Fact<DataOf<E>>[]> {
    const connection = this.app.get<Connection>(getConnectionToken());
    const models = Object.values(connection.models).filter((model) => model.schema.path('outbox'));
    const waiting = () => Promise.all(models.map((model) => model.countDocuments({ 'outbox.0': { $exists: true } })));
    while ((await waiting()).some((count) => count > 0)) {
      this.app.get(OutboxRelay).wake();
      await delay(2);
    }
    return this.bus.published.filter((fact) => fact.type === event.type) as Fact<DataOf<E>>[];
  }

  stop(): Promise<void> {
    return this.end();
  }

  private async dispatch<C extends AnyCall>(call: C, input: RequestOf<C>, caller: Caller): Promise<OutputOf<C>> {
    const handler = this.handlers.get(call.name);
    if (!handler) throw new Error(`no handler of ${call.name} in this service`);
    const envelope = { input, caller, requestId: crypto.randomUUID(), left: 60_000 };
    const answer = await this.dispatcher.dispatch(call, handler, envelope);
    if (!answer.ok) throw refusedBy(call, answer.failure);
    return answer.output as OutputOf<C>;
  }
}
