import type { AnyCall } from '@festlig/contracts/define';
import {
  ATTR_RPC_METHOD,
  ATTR_RPC_RESPONSE_STATUS_CODE,
  ATTR_RPC_SYSTEM_NAME,
} from '@opentelemetry/semantic-conventions/incubating';
import type { Outcome, SpanDescription } from '../observability';
import type { Answer } from './envelope';

/** How a call shows in a trace, on both of its sides. */
export const callSpan = (call: AnyCall, kind: 'CLIENT' | 'SERVER'): SpanDescription => ({
  name: call.name,
  kind,
  attributes: { [ATTR_RPC_SYSTEM_NAME]: 'nestjs', [ATTR_RPC_METHOD]: call.name },
});

export const toldOfCall = (code: string) => ({ [ATTR_RPC_RESPONSE_STATUS_CODE]: code });

/** A refusal is the caller's affair; what we could not answer is a fault. */
export const outcomeOf = (answer: Answer): Outcome =>
  answer.ok ? { code: 'ok', fault: false } : { code: answer.failure.body.message, fault: answer.failure.status >= 500 };
