/** A question mark that ends words, not one inside a link. */
const QUESTION = /\?(?![\w%&/=])/;

interface Waiting {
  comment: string;
  /** Whether a host has entered the reply: its words are then the host's own. */
  entered?: boolean;
  waitsSince?: Date;
  messages?: readonly { isHost: boolean }[];
}

/** Whether a greeting asks the host something (rule: reply-waits). */
export const asksHost = ({ comment, entered = false }: Waiting): boolean => !entered && QUESTION.test(comment);

/**
 * Since when the guest of a reply that is written now waits for the host's answer; undefined when nothing is to be answered
 * (rule: reply-waits).
 * @param before the reply until now; null when it is new
 */
export function waitsSince(before: Waiting | null, next: Waiting, now: Date): Date | undefined {
  const writesOn = before?.messages?.at(-1)?.isHost === false;
  const isSame = before?.comment === next.comment && before.entered === next.entered;
  if (before && (writesOn || isSame)) return before.waitsSince;
  return asksHost(next) ? now : undefined;
}
