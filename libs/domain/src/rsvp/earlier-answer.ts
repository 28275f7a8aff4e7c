import type { OwnRsvp } from '@festlig/contracts/rsvp';

/**
 * What a guest had answered before changing between yes and no. `comment` is the last that was not empty, for hosts; `greeting` is
 * that of this answer, for the guest's form. Earlier versions have stored neither it nor the number.
 */
export interface EarlierAnswer {
  attending: boolean;
  comment: string;
  greeting?: string;
  numberOfPeople?: number;
}

interface Answered {
  attending: boolean;
  comment: string;
  numberOfPeople: number;
  earlier?: EarlierAnswer;
}

/**
 * What a reply keeps of the guest's answer before: a guest who changes between yes and no begins with an empty comment, and
 * the host must not lose what was written (rule: earlier-answer).
 */
export function earlierOf(
  { attending, comment, numberOfPeople, earlier }: Answered,
  next: Pick<Answered, 'attending' | 'comment'>,
  byHost: boolean,
): Pick<Answered, 'earlier'> | undefined {
  if (attending === next.attending) return earlier && { earlier };
  if (byHost) return undefined;
  // What the guest has brought back counts as the words of the new answer.
  const kept = comment || (earlier && earlier.comment !== next.comment ? earlier.comment : '');
  const people = numberOfPeople || (earlier?.numberOfPeople ?? 0);
  return { earlier: { attending, comment: kept, greeting: comment, numberOfPeople: people } };
}

/** The answer before, as the guest's form brings it back (rule: reply-comment-of-answer). */
export function shownEarlier({ earlier }: Pick<Answered, 'earlier'>): OwnRsvp['earlier'] {
  if (!earlier) return null;
  const { attending, comment, greeting = comment, numberOfPeople = 0 } = earlier;
  return { isComming: attending, comment: greeting, numberOfPeople };
}
