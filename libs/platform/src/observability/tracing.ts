import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import { currentScope } from './request-scope';

/**
 * What goes along with every call, fact and job, so that what they cause belongs to the same request and trace
 * (rule: one-request-one-trace). `traceparent` is W3C's, and there only while traces are on.
 */
export interface Carrier {
  requestId?: string;
  traceparent?: string;
}

/** What the next hop is given of where we are. */
export function carrier(): Carrier {
  const { traceparent }: Carrier = injected();
  const requestId = currentScope()?.requestId;
  return { ...(requestId === undefined ? {} : { requestId }), ...(traceparent === undefined ? {} : { traceparent }) };
}

function injected(): Carrier {
  const headers: Carrier = {};
  propagation.inject(context.active(), headers);
  return headers;
}

export interface SpanDescription {
  /** Of few values: `messaging.send`, never an id. */
  name: string;
  kind: keyof typeof SpanKind;
  /** By OpenTelemetry's semantic conventions; nothing personal. */
  attributes: Attributes;
  /** What came with the message; without it the span is a child of the one we are in. */
  from?: Carrier;
}

/** Without an SDK (see start-tracing.ts) it gives spans that record nothing. */
const tracer = trace.getTracer('festlig');

/** Works within a span of its own. An error is told by its kind alone: a message can quote a person. */
export async function inSpan<T>(description: SpanDescription, work: (tell: TellSpan) => Promise<T>): Promise<T> {
  const { name, kind, attributes, from } = description;
  const parent = from === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, from);
  return tracer.startActiveSpan(name, { kind: SpanKind[kind], attributes }, parent, async (span) => {
    const tell: TellSpan = (more, fault) => {
      span.setAttributes(more);
      if (fault !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute(ATTR_ERROR_TYPE, fault);
    };
    try {
      return await work(tell);
    } catch (error) {
      tell({}, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** What is known at the end only; `fault` names the kind of error where it was one. */
export type TellSpan = (attributes: Attributes, fault?: string) => void;

/** Trace and span of a log line. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
}
