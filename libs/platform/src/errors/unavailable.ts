/** Names the drivers of the backing services give to "it does not answer", beside the labels and codes below. */
const NAMES = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoTopologyClosedError',
  'MongoNotConnectedError',
]);

/** System codes of a connection that cannot be made or has ended, and our own code for a service without an answer. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'unavailable',
]);

interface Clues {
  name?: unknown;
  code?: unknown;
  cause?: unknown;
  /** Of a refusal another service gave. */
  failure?: { status: number };
  hasErrorLabel?(label: string): boolean;
}

/**
 * Whether the failure is that of a backing service or another service that is away: the same try may succeed when it is
 * back. Anything else is the fault of what was tried.
 */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, cause, failure } = error as Clues;
  return (
    NAMES.has(String(name)) ||
    CODES.has(String(code)) ||
    failure?.status === 503 ||
    // How the MongoDB driver marks a lost connection and a primary that steps down.
    (error as Clues).hasErrorLabel?.('RetryableWriteError') === true ||
    isUnavailable(cause)
  );
}
