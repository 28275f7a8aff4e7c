/** The part of a host's own question that the rules need. */
export interface AskedField {
  id: string;
  type: 'text' | 'choice';
  required: boolean;
  /** No longer asked; earlier answers are kept. */
  hidden: boolean;
  /** Not asked of guests who decline. */
  onlyComing: boolean;
}

/** Answers by field id: a text, or true for a ticked choice. Blank texts and unticked choices are left out. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** The answer to a field. Inherited properties such as `constructor` do not count. */
export const answerTo = (answers: Answers, id: string): string | boolean | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/**
 * Whether a guest is asked this question: one who comes all that are not hidden, one who declines only what everyone must
 * answer (rule: reply-required-of-decliners).
 */
export const isAsked = (
  { required, hidden, onlyComing }: Omit<AskedField, 'id' | 'type'>,
  attending: boolean,
): boolean => !hidden && (attending || (required && !onlyComing));

function kept(field: AskedField, given: Answers, before: Answers): string | true | null {
  const answer = answerTo(field.hidden ? before : given, field.id);
  if (field.type === 'choice') return answer === true ? true : null;
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : null;
}

/** The answers to store: the given ones to visible fields, and the earlier ones to hidden fields. */
export function keptAnswers(given: Answers, asked: readonly AskedField[], before: Answers): Answers {
  const answers = asked.map((field) => [field.id, kept(field, given, before)] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== null)) as Answers;
}

/** The ids of required fields without an answer (rules: reply-required-questions, reply-required-of-decliners). */
export const unanswered = (answers: Answers, asked: readonly AskedField[], attending: boolean): string[] =>
  asked
    .filter((field) => field.required && isAsked(field, attending) && answerTo(answers, field.id) === undefined)
    .map(({ id }) => id);
