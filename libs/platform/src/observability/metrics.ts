import { Histogram } from 'prom-client';

/** Seconds: a call within the cluster, up to a chunk of a send. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const duration = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
  new Histogram({ name, help, labelNames, buckets: BUCKETS });

/** Label values are names of calls, events, jobs and routes, and codes: never an id. */
export const metrics = {
  call: duration('festlig_call_duration_seconds', 'calls answered by this process', ['call', 'outcome']),
  request: duration('festlig_call_client_duration_seconds', 'calls this process made', ['call', 'outcome']),
  reaction: duration('festlig_reaction_duration_seconds', 'tries to react to a fact', ['event', 'group', 'outcome']),
  job: duration('festlig_job_duration_seconds', 'tries to do a job', ['job', 'outcome']),
  http: duration('festlig_http_request_duration_seconds', 'HTTP requests answered', ['method', 'route', 'status']),
};
