import type { Fact } from '@festlig/contracts/define';
import {
  ATTR_MESSAGING_CONSUMER_GROUP_NAME,
  ATTR_MESSAGING_DESTINATION_NAME,
  ATTR_MESSAGING_MESSAGE_ID,
  ATTR_MESSAGING_OPERATION_NAME,
  ATTR_MESSAGING_OPERATION_TYPE,
  ATTR_MESSAGING_SYSTEM,
} from '@opentelemetry/semantic-conventions/incubating';
import { inSpan, metrics, type SpanDescription } from '../observability';

const OPERATION = { PRODUCER: 'send', CONSUMER: 'process' } as const;

/**
 * Describes the span for publishing a fact or reacting to it. It belongs to the trace of the request that caused
 * the fact.
 */
const factSpan = (fact: Fact, kind: 'PRODUCER' | 'CONSUMER'): SpanDescription => ({
  name: `${OPERATION[kind]} ${fact.type}`,
  kind,
  attributes: {
    [ATTR_MESSAGING_SYSTEM]: 'kafka',
    [ATTR_MESSAGING_DESTINATION_NAME]: fact.type,
    [ATTR_MESSAGING_OPERATION_NAME]: OPERATION[kind],
    [ATTR_MESSAGING_OPERATION_TYPE]: OPERATION[kind],
    [ATTR_MESSAGING_MESSAGE_ID]: fact.id,
  },
  from: fact,
});

/** Publishes facts and records a span for each in the trace of the request that caused it. */
export async function publishTraced(facts: readonly Fact[], publish: () => Promise<void>): Promise<void> {
  const published = publish();
  await Promise.all([published, ...facts.map((fact) => inSpan(factSpan(fact, 'PRODUCER'), () => published))]);
}

/** Describes one group's try to handle a fact, for trace, log and metrics. */
export function reactionWork(fact: Fact, group: string) {
  const span = factSpan(fact, 'CONSUMER');
  return {
    message: 'reaction',
    span: { ...span, attributes: { ...span.attributes, [ATTR_MESSAGING_CONSUMER_GROUP_NAME]: group } },
    carrier: fact,
    otherwise: fact.id,
    duration: metrics.reaction,
    labels: { event: fact.type, group },
  };
}
