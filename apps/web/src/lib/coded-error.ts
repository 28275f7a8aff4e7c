import type { ErrorParams } from '@festlig/contracts/define';

/** What went wrong on the way, when the server did not say. */
export type NoAnswer = 'offline' | 'bad_answer' | 'timeout';

export interface CodedError {
  code: string;
  params?: ErrorParams;
}
