/** Names by which the drivers of the backing services report that a service does not answer. */
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

/**
 * System codes of a connection that failed or has ended and of a disk that is full, codes of an S3 store that is busy,
 * starts or is full, and our own code for a service that does not answer.
 */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'SlowDown',
  'ServiceUnavailable',
  'XMinioServerNotInitialized',
  'XMinioStorageFull',
  'unavailable',
]);

interface Clues {
  name?: unknown;
  code?: unknown;
  cause?: unknown;
  /** Present on a refusal from another service. */
  failure?: { status: number };
  hasErrorLabel?(label: string): boolean;
}

/**
 * Whether the failure means that a backing service or another service is away, so that the same try may succeed
 * later. Any other failure is the fault of what was tried.
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
