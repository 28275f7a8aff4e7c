import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as a collector receives it. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  /** '' for the root. */
  parentSpanId: string;
  name: string;
  kind: number;
  /** The process it comes from. */
  process: string;
  attributes: Record<string, unknown>;
  /** Nanoseconds. */
  start: bigint;
  end: bigint;
}

interface OtlpAttribute {
  key: string;
  value: Record<string, unknown>;
}
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: OtlpAttribute[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface OtlpRequest {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const record = (attributes: OtlpAttribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Receives traces over OTLP/HTTP, and keeps them. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];

  private constructor(
    private readonly server: Server,
    /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
    readonly endpoint: string,
  ) {}

  static async start(): Promise<TraceCollector> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const collector = new TraceCollector(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      void json(request).then((body) => {
        collector.take(body as OtlpRequest);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    return collector;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The trace whose root has this name; the last one if there are several. */
  traceOf(root: string): CollectedSpan[] {
    const found = this.spans.findLast(({ name, parentSpanId }) => name === root && parentSpanId === '');
    return this.spans.filter(({ traceId }) => traceId === found?.traceId);
  }

  private take({ resourceSpans }: OtlpRequest): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const process = String(record(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        const { traceId, spanId, parentSpanId = '', name, kind } = span;
        const [start, end] = [BigInt(span.startTimeUnixNano), BigInt(span.endTimeUnixNano)];
        this.spans.push({
          traceId,
          spanId,
          parentSpanId,
          name,
          kind,
          process,
          attributes: record(span.attributes),
          start,
          end,
        });
      }
    }
  }
}
