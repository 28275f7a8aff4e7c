import { companionProblems, keptCompanions } from '@festlig/domain/rsvp/companions';
import type { StoredReply } from '../store/reply.repository';

interface Written {
  before: Pick<StoredReply, 'companions'> | null;
  /** How many people the reply is for, as it is stored. */
  numberOfPeople: number;
  /** Whether more than one may come. */
  isAsked: boolean;
}

/** The names of those who come with a guest, as the reply is to have them, and what is wrong with them (rule: reply-companions). */
export function companionsOf(given: readonly string[] | undefined, { before, numberOfPeople, isAsked }: Written) {
  const companions = keptCompanions(given, { before: before?.companions, numberOfPeople, isAsked });
  return { companions, ofCompanions: companionProblems(companions, numberOfPeople) };
}
