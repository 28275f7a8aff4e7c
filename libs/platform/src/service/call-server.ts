import type { Server as Listener, Socket } from 'node:net';
import type { AnyCall } from '@festlig/contracts/define';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import type { PlatformConfig } from '../config/platform-variables';
import type { Logger } from '../observability';
import {
  type AccessDirectory,
  Dispatcher,
  type Envelope,
  FramedSocket,
  type Handler,
  provenServer,
  readRpcTls,
} from '../rpc';

export interface CallServerOptions {
  config: PlatformConfig;
  port: number;
  directory: AccessDirectory;
  logger: Logger;
}

/** A message of a caller, as Nest's own clients write it. */
interface Packet {
  id?: unknown;
  pattern?: unknown;
  data?: unknown;
}

/** What Nest's clients are told in place of an answer. */
const UNKNOWN = { status: 'error', err: 'no such call' };

/**
 * The service's end of our transport, as Nest's `CustomTransportStrategy`: a listener that hands over connections that
 * have proved themselves, one pattern a call, each through the dispatcher.
 */
export class CallServer extends Server implements CustomTransportStrategy {
  private readonly listener: Listener;
  private readonly dispatcher: Dispatcher;
  private readonly address: { host: string; port: number };
  private readonly connections = new Set<Socket>();
  private readonly underWay = new Set<Promise<void>>();

  constructor({ config, port, directory, logger }: CallServerOptions) {
    super();
    this.address = { host: config.LISTEN_HOST, port };
    this.listener = provenServer(config.RPC_SECRET, (socket) => this.take(socket), {}, readRpcTls(config));
    const bounds = { atOnce: config.CALLS_AT_ONCE, waiting: config.CALLS_WAITING };
    this.dispatcher = new Dispatcher(directory, logger, bounds);
  }

  /** Has a call answered by a handler. */
  handles(call: AnyCall, handler: Handler<AnyCall>): void {
    this.addHandler(call.name, (envelope: Envelope) => this.dispatcher.dispatch(call, handler, envelope));
  }

  /** @param callback told what keeps the address from being listened on, or nothing when it is */
  listen(callback: (error?: Error) => void): void {
    this.listener.once('error', callback).listen(this.address, () => {
      this.listener.off('error', callback).on('error', (error) => this.logger.error(error));
      callback();
    });
  }

  /** Whether calls can reach it; a listener that has ended does not come back. */
  get listening(): boolean {
    return this.listener.listening;
  }

  /** Takes no further connections, answers the calls under way, however long they take, and closes. */
  async close(): Promise<void> {
    this.listener.close();
    await Promise.all(this.underWay);
    // With the last answers, where they have not been taken yet.
    for (const socket of this.connections) socket.destroySoon();
  }

  on(event: string, callback: never): void {
    this.listener.on(event, callback);
  }

  unwrap<T>(): T {
    return this.listener as T;
  }

  private take(socket: Socket): void {
    this.connections.add(socket);
    socket.once('close', () => this.connections.delete(socket));
    const framed = new FramedSocket(socket);
    framed.on('error', (error: unknown) => this.logger.error(error));
    framed.on('message', (packet: Packet) => {
      const answered = this.answer(framed, packet).catch((error: unknown) => this.logger.error(error));
      this.underWay.add(answered);
      void answered.finally(() => this.underWay.delete(answered));
    });
  }

  private async answer(framed: FramedSocket, { id, pattern, data }: Packet): Promise<void> {
    // What wants no answer is none of ours: facts go over the bus.
    if (id === undefined) return;
    const handler = this.messageHandlers.get(String(pattern));
    const packet = handler ? { response: await handler(data), isDisposed: true } : UNKNOWN;
    framed.sendMessage({ ...packet, id });
  }
}
