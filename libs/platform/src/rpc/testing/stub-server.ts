import type { AnyCall, InputOf } from '@festlig/contracts/define';
import type { PlatformConfig } from '../../config/platform-variables';
import { Logger } from '../../observability';
import { CallServer } from '../../service/call-server';
import type { AccessDirectory } from '../access';
import type { CallContext } from '../call-context';
import { FakeAccessDirectory } from './people';

export const RPC_SECRET = 'what test processes prove themselves with';

export interface StubHandler {
  call: AnyCall;
  handle(input: never, context: CallContext): Promise<unknown>;
}

/** A handler in one line, typed by its call. */
export const on = <C extends AnyCall>(
  call: C,
  handle: (input: InputOf<C>, context: CallContext) => Promise<unknown> | unknown,
): StubHandler => ({ call, handle: async (input, context) => handle(input as InputOf<C>, context) });

/** Starts a service's real call server with the handlers of a test. */
export async function startStubServer(
  port: number,
  handlers: readonly StubHandler[],
  {
    host = '127.0.0.1',
    directory = new FakeAccessDirectory([]) as AccessDirectory,
    atOnce = 64,
    waiting = 256,
    config = {},
  } = {},
): Promise<{ stop(): Promise<void> }> {
  const server = new CallServer({
    config: {
      LISTEN_HOST: host,
      RPC_SECRET,
      CALLS_AT_ONCE: atOnce,
      CALLS_WAITING: waiting,
      ...config,
    } as PlatformConfig,
    port,
    directory,
    logger: Logger.create('stub', 'silent'),
  });
  for (const { call, handle } of handlers) server.handles(call, { handle: (i, c) => handle(i as never, c) });
  await new Promise<void>((resolve, reject) => server.listen((error) => (error ? reject(error) : resolve())));
  return { stop: () => server.close() };
}
