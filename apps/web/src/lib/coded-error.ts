import type { ErrorParams } from '@festlig/contracts/define';

/**
 * An error that happened before the server could answer. `offline`: the browser reports no network; `unreached`: the
 * browser reports a network, but the server did not answer (rule: error-without-network).
 */
export type NoAnswer = 'offline' | 'unreached' | 'bad_answer' | 'timeout';

export interface CodedError {
  code: string;
  params?: ErrorParams;
}
