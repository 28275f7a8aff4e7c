import type { AnyCall } from '@festlig/contracts/define';
import { CallError, InvalidInput, parseInput, RemoteFailure, toFailure } from '../errors';
import { type Logger, metrics, observed, type Outcome } from '../observability';
import { type AccessDirectory, decideAccess } from './access';
import { callSpan, outcomeOf, toldOfCall } from './call-span';
import { type Answer, type Envelope, LARGEST } from './envelope';
import type { Handler } from './handler';
import { Lane } from './lane';

/** Errors that are refusals; any other error is a fault and is logged. */
const EXPECTED = [CallError, InvalidInput, RemoteFailure];

/** Limits for concurrent calls. */
export interface DispatcherBounds {
  /** Calls that run at the same time. */
  atOnce: number;
  /** Calls that wait for their turn. */
  waiting: number;
}

/**
 * Factor of the limits for calls from other services: these are short, and refusing them would waste the work that
 * needs them.
 */
const INNER = 4;

/**
 * The path of every call into a service: its turn, access, input schema, handler, output schema. Never throws
 * (rules: access-is-data, outputs-are-checked).
 */
export class Dispatcher {
  private readonly lanes: Record<'people' | 'accounts' | 'services', Lane>;

  constructor(
    private readonly directory: AccessDirectory,
    private readonly logger: Logger,
    { atOnce, waiting }: DispatcherBounds = { atOnce: 64, waiting: 256 },
  ) {
    // Separate lanes: a call that waits for another call to this process must not block that one.
    this.lanes = {
      people: new Lane({ name: 'people', atOnce, waiting }),
      // Those of hosts: however many guests come at once, they do not use up its limit.
      accounts: new Lane({ name: 'accounts', atOnce, waiting }),
      services: new Lane({ name: 'services', atOnce: INNER * atOnce, waiting: INNER * waiting }),
    };
  }

  dispatch(call: AnyCall, handler: Handler<AnyCall>, envelope: Envelope): Promise<Answer> {
    const requestId = envelope?.requestId ?? '';
    const until = performance.now() + (Number(envelope?.left) || 0);
    const work = {
      message: 'call',
      span: callSpan(call, 'SERVER'),
      carrier: envelope ?? {},
      otherwise: requestId,
      scope: { until, inner: true },
      duration: metrics.call,
      labels: { call: call.name },
      outcomeOf,
      told: ({ code }: Outcome) => toldOfCall(code),
    };
    return observed(this.logger, work, async (): Promise<Answer> => {
      let isBegun = false;
      try {
        return await this.laneOf(envelope).run(until, async () => {
          const access = await decideAccess(call, envelope.input, envelope.caller, this.directory);
          const input = parseInput(call.input, envelope.input);
          // The caller has already given up.
          if (performance.now() >= until) throw new CallError('unavailable');
          isBegun = true;
          return this.answer(call, await handler.handle(input, { ...access, requestId } as never));
        });
      } catch (error) {
        if (!EXPECTED.some((kind) => error instanceof kind)) {
          this.logger.error('call failed', error, { call: call.name });
        }
        const failure = toFailure(error, requestId);
        return { ok: false, failure, ...(failure.status === 503 && !isBegun ? { isUnbegun: true } : {}) };
      }
    });
  }

  private laneOf({ caller }: Envelope): Lane {
    if (caller.service !== null) return this.lanes.services;
    return caller.user === null ? this.lanes.people : this.lanes.accounts;
  }

  private answer(call: AnyCall, given: unknown): Answer {
    const output = call.output.parse(given);
    const { length } = JSON.stringify(output) ?? '';
    if (length > LARGEST) throw new Error(`an answer of ${length} characters`);
    return { ok: true, output };
  }
}
