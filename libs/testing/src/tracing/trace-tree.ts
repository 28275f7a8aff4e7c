import type { CollectedSpan } from './trace-collector';

const KINDS = ['', 'internal', 'server', 'client', 'producer', 'consumer'];

const outcome = ({ attributes }: CollectedSpan): string =>
  [
    attributes['rpc.response.status_code'],
    attributes['http.response.status_code'],
    attributes['messaging.consumer.group.name'],
    attributes['error.type'],
  ]
    .filter((value) => value !== undefined)
    .join(' ');

const childrenOf = (spans: readonly CollectedSpan[], parent: string): CollectedSpan[] =>
  spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));

/** A trace for people to read: one line per span, children below their parent. */
export function printTrace(spans: readonly CollectedSpan[], parent = '', depth = 0): string {
  return childrenOf(spans, parent)
    .flatMap((span) => {
      const took = `${(Number(span.end - span.start) / 1e6).toFixed(1)} ms`;
      const notes = [KINDS[span.kind], outcome(span), span.process, took].filter(Boolean).join(', ');
      return [`${'  '.repeat(depth)}${span.name} (${notes})\n`, printTrace(spans, span.spanId, depth + 1)];
    })
    .join('');
}

/** The names from the root down to every span. */
export function pathsOf(spans: readonly CollectedSpan[], parent = '', above: readonly string[] = []): string[] {
  return childrenOf(spans, parent).flatMap((span) => {
    const path = [...above, span.name];
    return [path.join(' > '), ...pathsOf(spans, span.spanId, path)];
  });
}
