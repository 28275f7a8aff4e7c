/**
 * What the provider reports of one text of a chunk. `sent`: it is on its way. `lost`: it left and did not arrive.
 * `failed`: it never left.
 */
export type ReportedText =
  { index: number; status: 'sent' | 'delivered' } | { index: number; status: 'lost' | 'failed'; reason: string };

interface FailedText {
  index: number;
  reason: string;
}

/** What a chunk of texts knows of its texts. `from` and `size`: its indexes; `next`: the first that was not handed over. */
export interface TextChunkState {
  from: number;
  size: number;
  next: number;
  again: readonly number[];
  inFlight: readonly number[] | null;
  failures: readonly FailedText[];
  unknown: readonly { index: number }[];
  early: readonly FailedText[];
  lost: readonly FailedText[];
  delivered: readonly number[];
}

/**
 * What reports change in a chunk. `failed`: texts that counted as sent. `early`: texts whose result the worker has not
 * recorded yet. `known`: texts of which nobody knew whether they left.
 */
export interface ReportChange {
  delivered: number[];
  lost: FailedText[];
  failed: FailedText[];
  early: FailedText[];
  known: number[];
}

const has = (list: readonly { index: number }[], wanted: number): boolean => list.some(({ index }) => index === wanted);

/** What the state becomes by a change, as far as later reports depend on it. */
const after = (state: TextChunkState, { index }: ReportedText, change: ReportChange): TextChunkState => ({
  ...state,
  failures: [...state.failures, ...change.failed],
  early: [...state.early, ...change.early],
  lost: [...state.lost, ...change.lost],
  delivered: [...state.delivered, ...change.delivered],
  unknown: state.unknown.filter((each) => each.index !== index),
});

function changeOf(state: TextChunkState, report: ReportedText): ReportChange {
  const change: ReportChange = { delivered: [], lost: [], failed: [], early: [], known: [] };
  const { index } = report;
  const isInFlight = state.inFlight?.includes(index) ?? false;
  const isHandedOver = index >= state.from && index < state.next && index < state.from + state.size;
  if (!isHandedOver || state.again.includes(index) || has(state.failures, index)) return change;
  if (!isInFlight && has(state.unknown, index)) change.known.push(index);
  const isOver = state.delivered.includes(index) || has(state.lost, index) || has(state.early, index);
  if (isOver) return change;
  if ('reason' in report) {
    const part = report.status === 'lost' ? 'lost' : isInFlight ? 'early' : 'failed';
    change[part].push({ index, reason: report.reason });
  } else if (report.status === 'delivered') change.delivered.push(index);
  return change;
}

/**
 * What reports change, in whatever order and however often they arrive: the first that says how a text ended counts.
 * Null when they change nothing.
 */
export function reportChange(state: TextChunkState, reports: readonly ReportedText[]): ReportChange | null {
  const all: ReportChange = { delivered: [], lost: [], failed: [], early: [], known: [] };
  let current = state;
  for (const report of reports) {
    const change = changeOf(current, report);
    for (const part of ['delivered', 'known'] as const) all[part].push(...change[part]);
    for (const part of ['lost', 'failed', 'early'] as const) all[part].push(...change[part]);
    current = after(current, report, change);
  }
  return Object.values(all).some((part) => part.length > 0) ? all : null;
}
