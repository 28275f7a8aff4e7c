import type { User } from '@festlig/contracts/identity';
import type { Failure } from '../errors';
import type { Carrier } from '../observability';

/** The origin of a call: a user or visitor at the gateway, or another service. */
export interface Caller {
  user: User | null;
  /** Name of the calling service; null when the gateway passes on a browser's call. */
  service: string | null;
}

export interface Envelope extends Carrier {
  input: unknown;
  caller: Caller;
  requestId: string;
  /** Milliseconds the caller still waits. A duration instead of a time, because clocks differ. */
  left: number;
}

/**
 * Most characters of a call or an answer as JSON; an import, the longest call of the contracts, fits. The sender
 * checks this, because at the receiver a longer message ends the connection and with it other calls.
 */
export const LARGEST = 32 * 1024 * 1024;
/** Most characters that a receiver buffers: a message with its envelope and the beginning of the next one. */
export const LARGEST_RECEIVED = LARGEST + 1024 * 1024;

export type Answer =
  | { ok: true; output: unknown }
  /** `isUnbegun`: nothing has been done for the call, so any call may be retried. */
  | { ok: false; failure: Failure; isUnbegun?: true };
