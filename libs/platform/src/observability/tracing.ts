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
 * Passed along with every call, fact and job, so that their effects belong to the same request and trace (rule:
 * one-request-one-trace). `traceparent` is W3C's and is present only while tracing is on.
 */
export interface Carrier {
  requestId?: string;
  traceparent?: string;
}

/** The current request id and trace, to pass along. */
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
  /** A name with few possible values, such as `messaging.send`; never an id. */
  name: string;
  kind: keyof typeof SpanKind;
  /** According to OpenTelemetry's semantic conventions, without personal data. */
  attributes: Attributes;
  /** The carrier that came with the message. Without it the span is a child of the current one. */
  from?: Carrier;
}

/** Without an SDK (see start-tracing.ts) its spans record nothing. */
const tracer = trace.getTracer('festlig');

/** Runs work within a span of its own. An error is recorded only by its kind, because a message can quote a person. */
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

/** Adds attributes that are known only at the end; `fault` is the kind of error, if there was one. */
export type TellSpan = (attributes: Attributes, fault?: string) => void;

/** Trace and span ids for a log line. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
}
