import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, pino, type Logger as Pino } from 'pino';
import { currentScope } from './request-scope';
import { traceIds } from './tracing';

function requestIds(): { requestId?: string } {
  const scope = currentScope();
  return scope === undefined ? {} : { requestId: scope.requestId };
}

/** JSON logs with the request id. Callers log codes, ids and counts, and never names, addresses or texts of people. */
export class Logger {
  constructor(private readonly pino: Pino) {}
  /** @param to where lines are written; standard output when left out */
  static create(service: string, level: string, to?: DestinationStream): Logger {
    const options = { level, base: { service }, mixin: () => ({ ...requestIds(), ...traceIds() }) };
    return new Logger(to === undefined ? pino(options) : pino(options, to));
  }
  debug(message: string, fields: object = {}): void {
    this.pino.debug(fields, message);
  }
  info(message: string, fields: object = {}): void {
    this.pino.info(fields, message);
  }
  warn(message: string, fields: object = {}): void {
    this.pino.warn(fields, message);
  }
  error(message: string, error: unknown, fields: object = {}): void {
    const { name, stack } = error instanceof Error ? error : new Error(String(error));
    // Only the frames: a message can quote the document that failed, over several lines.
    const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
    this.pino.error({ ...fields, error: name, stack: frames?.slice(0, 7) }, message);
  }
}

/** Writes Nest's own messages to the same log; its start-up messages at level debug. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown) => logger.debug(String(message)),
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown) => logger.error('nest', message),
});
