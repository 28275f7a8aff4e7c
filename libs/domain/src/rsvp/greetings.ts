import type { Answer } from '../web/guest-link';

/** An answer with its greeting. */
interface Greeted {
  isComming: boolean;
  comment: string;
}

/** A reply, with what was answered before a change between yes and no. */
type Replied = Greeted & { earlier: Greeted | null };

const greeting = ({ isComming, comment }: Greeted) => ({ [isComming ? 'yes' : 'no']: comment });

/** The greetings that a guest has written with each answer (rule: reply-comment-of-answer). */
export const greetingsOf = (own: Replied | undefined): Partial<Record<Answer, string>> =>
  own ? { ...(own.earlier && greeting(own.earlier)), ...greeting(own) } : {};

/**
 * The greeting that is sent with an answer from a form without scripts, whose box does not follow the answer: '' when it is the
 * one of the other answer, which the guest has left there.
 */
export function sentGreeting(answer: Answer, comment: string, own: Replied | undefined): string {
  const { [answer]: mine, [answer === 'yes' ? 'no' : 'yes']: others } = greetingsOf(own);
  return comment === others && comment !== mine ? '' : comment;
}
