import type { AnyCall } from '@festlig/contracts/define';
import type { INestApplicationContext } from '@nestjs/common';
import { ServerTCP } from '@nestjs/microservices';
import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PlatformConfig } from '../config/platform-variables';
import type { Logger } from '../observability';
import { AccessDirectory, Dispatcher, type Envelope, FramedSocket, type Handler } from '../rpc';

export interface CallServerOptions {
  config: PlatformConfig;
  port: number;
  app: INestApplicationContext;
  logger: Logger;
}

/** Answers a service's calls over Nest's TCP transport: one pattern a call, each through the dispatcher. */
export class CallServer {
  private readonly server: ServerTCP;
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(handlers: readonly { instance: Handler<AnyCall>; mark: AnyCall }[], options: CallServerOptions) {
    const { config, port, app, logger } = options;
    this.server = new ServerTCP({ host: config.LISTEN_HOST, port, socketClass: FramedSocket });
    const dispatcher = new Dispatcher(config.RPC_SECRET, app.get(AccessDirectory), logger);
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
    await new Promise<void>((resolve, reject) => {
      // Nest passes on a taken port only; of any other failure it would say nothing.
      this.server.unwrap<Server>().once('error', reject);
      this.server.listen((error?: unknown) => (error ? reject(error as Error) : resolve()));
    });
  }

  /** Whether calls can reach it; a listener that has ended does not come back. */
  get listening(): boolean {
    return this.server.unwrap<Server>().listening;
  }

  /** Takes no further connections, answers the calls under way, however long they take, and closes. */
  async stop(): Promise<void> {
    this.server.unwrap<Server>().close();
    await Promise.all(this.underWay);
    // The last answer is written in the turn after its handler.
    await nextTurn();
    this.server.close();
  }
}
