import type { AnyCall } from '@festlig/contracts/define';
import type { INestApplicationContext } from '@nestjs/common';
import { ServerTCP } from '@nestjs/microservices';
import type { PlatformConfig } from '../config/platform-variables';
import type { Logger } from '../observability';
import { AccessDirectory, Dispatcher, type Envelope, type Handler } from '../rpc';

export interface CallServerOptions {
  config: PlatformConfig;
  port: number;
  app: INestApplicationContext;
  logger: Logger;
}

/** Answers a service's calls over Nest's TCP transport: one pattern a call, each through the dispatcher. */
export class CallServer {
  private readonly server: ServerTCP;

  constructor(handlers: readonly { instance: Handler<AnyCall>; mark: AnyCall }[], options: CallServerOptions) {
    const { config, port, app, logger } = options;
    this.server = new ServerTCP({ host: config.LISTEN_HOST, port });
    const dispatcher = new Dispatcher(config.RPC_SECRET, app.get(AccessDirectory), logger);
    for (const { instance, mark } of handlers) {
      this.server.addHandler(mark.name, (envelope: Envelope) => dispatcher.dispatch(mark, instance, envelope));
    }
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      this.server.listen((error?: unknown) => (error ? reject(error as Error) : resolve())),
    );
  }

  async stop(): Promise<void> {
    await this.server.close();
  }
}
