import type { User } from '@festlig/contracts/identity';
import type { Failure } from '../errors';
import type { Carrier } from '../observability';

/** Who stands behind a call: a person (or nobody) at the gateway, or another service. */
export interface Caller {
  user: User | null;
  /** Name of the calling service; null when the gateway passes a browser's call on. */
  service: string | null;
}

export interface Envelope extends Carrier {
  input: unknown;
  caller: Caller;
  requestId: string;
  /** Milliseconds the caller still waits. A duration and not a time: clocks differ. */
  left: number;
}

/**
 * Characters at most of what a call or an answer carries, as JSON: the longest call of the contracts, an import, fits.
 * Whoever sends checks: at the receiver a longer message costs the connection, and with it other calls.
 */
export const LARGEST = 32 * 1024 * 1024;
/** What a receiver takes: the envelope, and the beginning of a next message behind it. */
export const LARGEST_RECEIVED = LARGEST + 1024 * 1024;

export type Answer =
  | { ok: true; output: unknown }
  /** `isUnbegun`: nothing has been done for the call, so that another try is safe whatever it does. */
  | { ok: false; failure: Failure; isUnbegun?: true };
