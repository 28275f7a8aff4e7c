import type { AnyCall } from '@festlig/contracts/define';
import {
  ATTR_RPC_METHOD,
  ATTR_RPC_RESPONSE_STATUS_CODE,
  ATTR_RPC_SYSTEM_NAME,
} from '@opentelemetry/semantic-conventions/incubating';
import type { Outcome, SpanDescription } from '../observability';
import type { Answer } from './envelope';

/** Describes the span of a call, on the caller's and on the server's side. */
export const callSpan = (call: AnyCall, kind: 'CLIENT' | 'SERVER'): SpanDescription => ({
  name: call.name,
  kind,
  attributes: { [ATTR_RPC_SYSTEM_NAME]: 'nestjs', [ATTR_RPC_METHOD]: call.name },
});

export const toldOfCall = (code: string) => ({ [ATTR_RPC_RESPONSE_STATUS_CODE]: code });

/** A refusal is an expected outcome; status 500 and above are faults. */
export const outcomeOf = (answer: Answer): Outcome =>
  answer.ok ? { code: 'ok', fault: false } : { code: answer.failure.body.message, fault: answer.failure.status >= 500 };
