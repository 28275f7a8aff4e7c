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

/** How publishing a fact, and reacting to it, show in a trace: the one of the request that caused the fact. */
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

/** Publishes facts; each one's trace shows when, by whichever process. */
export async function publishTraced(facts: readonly Fact[], publish: () => Promise<void>): Promise<void> {
  const published = publish();
  await Promise.all([published, ...facts.map((fact) => inSpan(factSpan(fact, 'PRODUCER'), () => published))]);
}

/** How a group's try to react to a fact is told in trace, log and metrics. */
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
