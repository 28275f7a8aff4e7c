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
  /** Proof that the message comes from one of our own processes. */
  secret: string;
}

export type Answer = { ok: true; output: unknown } | { ok: false; failure: Failure };
