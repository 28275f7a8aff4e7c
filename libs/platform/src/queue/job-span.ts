import {
  ATTR_MESSAGING_DESTINATION_NAME,
  ATTR_MESSAGING_OPERATION_NAME,
  ATTR_MESSAGING_OPERATION_TYPE,
  ATTR_MESSAGING_SYSTEM,
} from '@opentelemetry/semantic-conventions/incubating';
import { type Carrier, metrics, type SpanDescription } from '../observability';

const OPERATION = { PRODUCER: 'send', CONSUMER: 'process' } as const;

/** Describes the span for adding a job to its queue or for running it. */
export const jobSpan = (job: string, kind: 'PRODUCER' | 'CONSUMER'): SpanDescription => ({
  name: `${OPERATION[kind]} ${job}`,
  kind,
  attributes: {
    [ATTR_MESSAGING_SYSTEM]: 'bullmq',
    [ATTR_MESSAGING_DESTINATION_NAME]: job,
    [ATTR_MESSAGING_OPERATION_NAME]: OPERATION[kind],
    [ATTR_MESSAGING_OPERATION_TYPE]: OPERATION[kind],
  },
});

/** Describes one try to run a job, for trace, log and metrics. */
export const jobWork = (job: string, carrier: Carrier, id = '') => ({
  message: 'job',
  span: jobSpan(job, 'CONSUMER'),
  carrier,
  otherwise: `job-${id}`,
  duration: metrics.job,
  labels: { job },
});
