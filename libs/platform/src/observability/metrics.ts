import { setTimeout as delay } from 'node:timers/promises';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process. */
export const registry = new Registry();
const registers = [registry];

/** Seconds, from a call within the cluster up to a chunk of a send. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const duration = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
  new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });

const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
  new Counter({ name, help, labelNames, registers });

/** Returns the values of a gauge at the moment it is read. */
export type Source<L extends string> = () => Promise<{ labels: Record<L, string>; value: number }[]>;

/** Milliseconds a source may take; after that its values are left out. */
const DEADLINE = 1000;

/** Makes a gauge that queries its sources when it is read. Adding a source returns a function that removes it. */
function asked<L extends string>(name: string, help: string, labelNames: readonly L[]) {
  const sources = new Set<Source<L>>();
  const gauge = new Gauge<L>({
    name,
    help,
    labelNames: [...labelNames],
    registers,
    async collect() {
      const late = delay(DEADLINE, undefined, { ref: false }).then(() => []);
      const answers = await Promise.allSettled([...sources].map((source) => Promise.race([source(), late])));
      gauge.reset();
      const values = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      for (const { labels, value } of values) gauge.set(labels, value);
    },
  });
  return (source: Source<L>): (() => void) => {
    sources.add(source);
    return () => void sources.delete(source);
  };
}

/** Label values are names of calls, events, jobs and routes, and codes; never ids. */
export const metrics = {
  call: duration('festlig_call_duration_seconds', 'calls answered by this process', ['call', 'outcome']),
  request: duration('festlig_call_client_duration_seconds', 'calls this process made', ['call', 'outcome']),
  reaction: duration('festlig_reaction_duration_seconds', 'tries to react to a fact', ['event', 'group', 'outcome']),
  job: duration('festlig_job_duration_seconds', 'tries to do a job', ['job', 'outcome']),
  deadLetters: counter('festlig_dead_letters_total', 'facts set aside after their last try', ['event', 'group']),
  strangers: counter(
    'festlig_rpc_strangers_total',
    'connections to the port for calls that were refused because they did not know the secret',
  ),
  shed: counter('festlig_shed_total', 'work that was refused because the process was fully occupied', ['lane']),
  migrated: counter('festlig_migrated_documents_total', 'documents that a migration has changed, or could not change', [
    'migration',
    'outcome',
  ]),
  paymentTrouble: counter('festlig_payment_trouble_total', 'payments and refunds that an operator has to look at', [
    'trouble',
  ]),
  backingUp: asked('festlig_backing_up', 'whether a backing service answers this process: 1, or 0', [
    'service',
    'backing',
  ]),
  queued: asked('festlig_queue_jobs', 'jobs in the queues for which this process has workers', ['job', 'state']),
  outboxDocuments: asked('festlig_outbox_documents', 'documents with facts not yet published, 1000 at most', [
    'service',
  ]),
  outboxAge: asked('festlig_outbox_oldest_age_seconds', 'age of the oldest fact not yet published', ['service']),
  http: duration('festlig_http_request_duration_seconds', 'HTTP requests answered', ['method', 'route', 'status']),
};
