import {
  ATTR_MESSAGING_DESTINATION_NAME,
  ATTR_MESSAGING_OPERATION_NAME,
  ATTR_MESSAGING_OPERATION_TYPE,
  ATTR_MESSAGING_SYSTEM,
} from '@opentelemetry/semantic-conventions/incubating';
import { type Carrier, metrics, type SpanDescription } from '../observability';

const OPERATION = { PRODUCER: 'send', CONSUMER: 'process' } as const;

/** How putting a job into its queue, and doing it, show in a trace. */
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

/** How a try to do a job is told in trace, log and metrics. */
export const jobWork = (job: string, carrier: Carrier, id = '') => ({
  message: 'job',
  span: jobSpan(job, 'CONSUMER'),
  carrier,
  otherwise: `job-${id}`,
  duration: metrics.job,
  labels: { job },
});
