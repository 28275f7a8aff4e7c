import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { ConfigError } from '../config';
import { Logger } from './logger';
import { metrics, registry } from './metrics';
import { currentScope, runInScope } from './request-scope';
import { startTracing } from './start-tracing';
import { type Carrier, carrier, inSpan } from './tracing';
import { observed, underWay } from './work';

const span = { name: 'send a.fact', kind: 'PRODUCER', attributes: {} } as const;

describe('tracing without a collector', () => {
  it('records nothing and passes on only the request id', async () => {
    const stop = await startTracing('trial', {});
    await runInScope({ requestId: 'r1' }, () =>
      inSpan(span, async () => {
        expect(trace.getActiveSpan()?.isRecording() ?? false).toBe(false);
        expect(carrier()).toEqual({ requestId: 'r1' });
      }),
    );
    await stop();
  });

  it('fails the start on a malformed collector address', async () => {
    await expect(startTracing('trial', { OTEL_EXPORTER_OTLP_ENDPOINT: 'nowhere' })).rejects.toThrow(ConfigError);
  });
});

describe('tracing with a collector', () => {
  const exporter = new InMemorySpanExporter();
  const lines: Record<string, unknown>[] = [];
  const logger = Logger.create('trial', 'info', {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const work = (from: Carrier) => ({
    message: 'job',
    span: { name: 'process a.job', kind: 'CONSUMER', attributes: {} } as const,
    carrier: from,
    otherwise: 'job-7',
    duration: metrics.job,
    labels: { job: 'a.job' },
  });
  beforeAll(() => {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }));
  });
  beforeEach(() => {
    exporter.reset();
    lines.length = 0;
  });
  afterAll(() => {
    for (const api of [context, propagation, trace]) api.disable();
  });
  const spans = () => new Map(exporter.getFinishedSpans().map((one) => [one.name, one]));

  it('records work done later elsewhere as a child span of its cause, with the same request id', async () => {
    const carried = await runInScope({ requestId: 'r1' }, () => inSpan(span, async () => carrier()));
    expect(await observed(logger, work(carried), async () => currentScope())).toEqual({ requestId: 'r1' });
    const [asked, done] = [spans().get('send a.fact'), spans().get('process a.job')];
    expect(done?.spanContext().traceId).toBe(asked?.spanContext().traceId);
    expect(done?.parentSpanContext?.spanId).toBe(asked?.spanContext().spanId);
  });

  it('starts a new trace and a new request id for work without a cause', async () => {
    await inSpan(span, async () => {
      expect(await observed(logger, work({}), async () => currentScope())).toEqual({ requestId: 'job-7' });
    });
    const [around, done] = [spans().get('send a.fact'), spans().get('process a.job')];
    expect(done?.spanContext().traceId).not.toBe(around?.spanContext().traceId);
  });

  it('reports a failure by its kind and without its message, in span, log and metrics', async () => {
    const failing = observed(logger, work({ requestId: 'r1' }), async () => {
      expect(underWay()).toEqual({ 'job a.job': 1 });
      throw new TypeError('karen@rungsted.example');
    });
    await expect(failing).rejects.toThrow(TypeError);
    expect(underWay()).toEqual({});
    const { status, attributes, events } = spans().get('process a.job') ?? {};
    expect(status?.code).toBe(2);
    expect(JSON.stringify([attributes, events, status])).not.toContain('karen');
    expect(attributes?.['error.type']).toBe('TypeError');
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'job',
        job: 'a.job',
        outcome: 'failed',
        requestId: 'r1',
        trace_id: expect.any(String),
      }),
    ]);
    const { values } = await metrics.job.get();
    expect(values).toContainEqual(
      expect.objectContaining({
        metricName: 'festlig_job_duration_seconds_count',
        labels: { job: 'a.job', outcome: 'failed' },
      }),
    );
  });
});

describe('a gauge with sources', () => {
  it('queries its sources when read, leaves out a source that fails or is silent, and forgets a removed one', async () => {
    const labels = (job: string) => ({ job, state: 'waiting' });
    const forget = [
      metrics.queued(async () => [{ labels: labels('one'), value: 3 }]),
      metrics.queued(() => Promise.reject(new Error('away'))),
      metrics.queued(() => new Promise(() => undefined)),
    ];
    const text = () => registry.getSingleMetricAsString('festlig_queue_jobs');
    expect(await text()).toContain('festlig_queue_jobs{job="one",state="waiting"} 3');
    for (const one of forget) one();
    expect(await text()).not.toContain('job="one"');
  });
});
