import type { Problems } from '@festlig/contracts/define';
import { COMPANIONS_MAX, NAME_OF_COMPANION_MAX } from '@festlig/contracts/rsvp/companion-limits';

/** What decides which names a reply keeps. */
interface Coming {
  /** The names of the reply that is changed. */
  before: readonly string[] | undefined;
  /** How many people the reply is for, as it is stored. */
  numberOfPeople: number;
  /** Whether the form asks how many come: otherwise each guest comes alone. */
  isAsked: boolean;
}

/**
 * The names of those who come with a guest, as they are stored: none for a reply that declines or where nobody may be brought.
 * An answer that says nothing of them (undefined) keeps the names there are, as many as still come (rule: reply-companions).
 */
export function keptCompanions(
  given: readonly string[] | undefined,
  { before = [], numberOfPeople, isAsked }: Coming,
): string[] {
  if (!isAsked || numberOfPeople === 0) return [];
  return [...(given ?? before.slice(0, Math.max(0, numberOfPeople - 1)))];
}

/** Refuses more names than people who come with the guest, and names that are too long (rule: reply-companions). */
export function companionProblems(
  companions: readonly string[],
  numberOfPeople: number,
): Problems<'companions', 'too_many_people' | 'too_long'> {
  const maximum = Math.min(COMPANIONS_MAX, Math.max(0, numberOfPeople - 1));
  if (companions.length > maximum) return { companions: { code: 'too_many_people', params: { maximum } } };
  const isLong = companions.some((name) => name.length > NAME_OF_COMPANION_MAX);
  return isLong ? { companions: { code: 'too_long' } } : {};
}
