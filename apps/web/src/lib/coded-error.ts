import type { ErrorParams } from '@festlig/contracts/define';

/**
 * What went wrong on the way, when the server did not say. `offline`: the browser knows that there is no network;
 * `unreached`: it believes there is one (rule: error-without-network).
 */
export type NoAnswer = 'offline' | 'unreached' | 'bad_answer' | 'timeout';

/** What this browser finds wrong with a file that was chosen. */
export type WrongFile = 'file_unreadable' | 'file_too_large';

export interface CodedError {
  code: string;
  params?: ErrorParams;
}
