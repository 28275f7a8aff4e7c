import { timingSafeEqual } from 'node:crypto';
import type { AnyCall } from '@festlig/contracts/define';
import { CallError, InvalidInput, parseInput, RemoteFailure, toFailure } from '../errors';
import { type Logger, metrics, observed, type Outcome } from '../observability';
import { type AccessDirectory, decideAccess } from './access';
import { callSpan, outcomeOf, toldOfCall } from './call-span';
import { type Answer, type Envelope, LARGEST } from './envelope';
import type { Handler } from './handler';

function sameSecret(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  // Bytes, not characters: timingSafeEqual throws on buffers of different lengths.
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Refusals; anything else is a fault of ours and is logged. */
const EXPECTED = [CallError, InvalidInput, RemoteFailure];

/** The one way into a service: proof, schema, access, handler, schema again. Never throws. */
export class Dispatcher {
  constructor(
    private readonly secret: string,
    private readonly directory: AccessDirectory,
    private readonly logger: Logger,
  ) {}

  dispatch(call: AnyCall, handler: Handler<AnyCall>, envelope: Envelope): Promise<Answer> {
    const requestId = envelope?.requestId ?? '';
    const work = {
      message: 'call',
      span: callSpan(call, 'SERVER'),
      carrier: envelope ?? {},
      otherwise: requestId,
      duration: metrics.call,
      labels: { call: call.name },
      outcomeOf,
      told: ({ code }: Outcome) => toldOfCall(code),
    };
    return observed(this.logger, work, async (): Promise<Answer> => {
      try {
        if (!sameSecret(envelope?.secret, this.secret)) throw new CallError('not_found');
        const input = parseInput(call.input, envelope.input);
        const access = await decideAccess(call, input, envelope.caller, this.directory);
        const output = await handler.handle(input, { ...access, requestId } as never);
        const answer = call.output.parse(output);
        const { length } = JSON.stringify(answer) ?? '';
        if (length > LARGEST) throw new Error(`an answer of ${length} characters`);
        return { ok: true, output: answer };
      } catch (error) {
        if (!EXPECTED.some((kind) => error instanceof kind)) {
          this.logger.error('call failed', error, { call: call.name });
        }
        return { ok: false, failure: toFailure(error, requestId) };
      }
    });
  }
}
