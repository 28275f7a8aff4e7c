import type { AnyCall } from '@festlig/contracts/define';
import type { INestApplicationContext } from '@nestjs/common';
import { ServerTCP } from '@nestjs/microservices';
import type { Server, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlatformConfig } from '../config/platform-variables';
import type { Logger } from '../observability';
import {
  AccessDirectory,
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
  app: INestApplicationContext;
  logger: Logger;
}

/** Answers a service's calls over Nest's TCP transport: one pattern a call, each through the dispatcher. */
export class CallServer {
  private readonly server: ServerTCP;
  private readonly listener: Server;
  private readonly address: { host: string; port: number };
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(handlers: readonly { instance: Handler<AnyCall>; mark: AnyCall }[], options: CallServerOptions) {
    const { config, port, app, logger } = options;
    this.address = { host: config.LISTEN_HOST, port };
    this.server = new ServerTCP({ socketClass: FramedSocket });
    // Nest's own listener is never opened: it would read whatever anybody sends.
    const take = (socket: Socket) => this.server.bindHandler(socket);
    this.listener = provenServer(config.RPC_SECRET, take, {}, readRpcTls(config));
    const bounds = { atOnce: config.CALLS_AT_ONCE, waiting: config.CALLS_WAITING };
    const dispatcher = new Dispatcher(app.get(AccessDirectory), logger, bounds);
    for (const { instance, mark } of handlers) {
      this.server.addHandler(mark.name, (envelope: Envelope) => {
        const answer = dispatcher.dispatch(mark, instance, envelope);
        this.underWay.add(answer);
        return answer.finally(() => this.underWay.delete(answer));
      });
    }
  }

  /** @throws when the address cannot be listened on. */
  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) => this.listener.once('error', reject).listen(this.address, resolve));
  }

  /** Whether calls can reach it; a listener that has ended does not come back. */
  get listening(): boolean {
    return this.listener.listening;
  }

  /** Takes no further connections, answers the calls under way, however long they take, and closes. */
  async stop(): Promise<void> {
    this.listener.close();
    await Promise.all(this.underWay);
    // The last answer is written in the turn after its handler.
    await nextTurn();
    this.server.close();
  }
}
