import type { ErrorParams } from '@festlig/contracts/define';

/**
 * What went wrong on the way, when the server did not say. `offline`: the browser knows that there is no network;
 * `unreached`: it believes there is one (rule: error-without-network).
 */
export type NoAnswer = 'offline' | 'unreached' | 'bad_answer' | 'timeout';

export interface CodedError {
  code: string;
  params?: ErrorParams;
}
