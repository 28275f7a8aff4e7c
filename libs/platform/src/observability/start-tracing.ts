import { type Environment, readConfig } from '../config';
import { tracingVariables } from '../config/platform-variables';

/** Sends the spans that are still buffered, and stops tracing. */
export type StopTracing = () => Promise<void>;

/**
 * Sends the traces of this process to a collector over OTLP/HTTP if OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise
 * nothing is loaded or recorded.
 * @param process its name in the traces: `messaging-worker`
 * @throws ConfigError when the endpoint is malformed
 */
export async function startTracing(process: string, environment: Environment): Promise<StopTracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = readConfig(tracingVariables, environment);
  if (endpoint === undefined) return async () => undefined;
  const [api, sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { W3CTraceContextPropagator }, found] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: found.defaultResource().merge(found.resourceFromAttributes({ 'service.name': process })),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
        scheduledDelayMillis: 1000,
      }),
    ],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  api.trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown();
    api.trace.disable();
    api.context.disable();
    api.propagation.disable();
  };
}
