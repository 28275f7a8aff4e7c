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

/** A caller's message in the format of Nest's own clients. */
interface Packet {
  id?: unknown;
  pattern?: unknown;
  data?: unknown;
}

/** The answer to a pattern that has no handler, in Nest's format. */
const UNKNOWN = { status: 'error', err: 'no such call' };

/**
 * The server side of our transport, as Nest's `CustomTransportStrategy`. The listener accepts connections that
 * prove to know the secret; each call is one pattern, answered through the dispatcher.
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

  /** Registers the handler that answers a call. */
  handles(call: AnyCall, handler: Handler<AnyCall>): void {
    this.addHandler(call.name, (envelope: Envelope) => this.dispatcher.dispatch(call, handler, envelope));
  }

  /** @param callback called with the error that prevents listening, or with nothing once it listens */
  listen(callback: (error?: Error) => void): void {
    this.listener.once('error', callback).listen(this.address, () => {
      this.listener.off('error', callback).on('error', (error) => this.logger.error(error));
      callback();
    });
  }

  /** Whether calls can reach it. A listener that has ended does not come back. */
  get listening(): boolean {
    return this.listener.listening;
  }

  /** Accepts no further connections, answers the calls in progress, however long they take, and closes. */
  async close(): Promise<void> {
    this.listener.close();
    await Promise.all(this.underWay);
    // `destroySoon` first sends answers that are still buffered.
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
    // A message that expects no answer is not a call: facts go over the bus.
    if (id === undefined) return;
    const handler = this.messageHandlers.get(String(pattern));
    const packet = handler ? { response: await handler(data), isDisposed: true } : UNKNOWN;
    framed.sendMessage({ ...packet, id });
  }
}
