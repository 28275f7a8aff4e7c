import type { Problems } from '@festlig/contracts/define';

/** Checks a message in the thread of a reply, for the box and the service: it is not blank (rule: thread-messages). */
export const checkMessage = (message: string): Problems<'message', 'required'> =>
  message.trim() === '' ? { message: { code: 'required' } } : {};
