/** A field of the host's own in the RSVP form, as far as the rules go. */
export interface AskedField {
  id: string;
  type: 'text' | 'choice';
  required: boolean;
  /** Not asked any more; what was answered is kept. */
  hidden: boolean;
}

/** By field id: text, or true for a choice that is ticked. What is blank or not ticked is left out. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** The answer to a field; what every object has by nature (`constructor`) is none. */
export const answerTo = (answers: Answers, id: string): string | boolean | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

function kept(field: AskedField, given: Answers, before: Answers): string | true | null {
  const answer = answerTo(field.hidden ? before : given, field.id);
  if (field.type === 'choice') return answer === true ? true : null;
  return typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : null;
}

/** What is kept of what a guest filled in: answers to the fields that are asked, and the earlier ones to hidden fields. */
export function keptAnswers(given: Answers, asked: readonly AskedField[], before: Answers): Answers {
  const answers = asked.map((field) => [field.id, kept(field, given, before)] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== null)) as Answers;
}

/** The ids of the required fields without an answer (rule: reply-required-questions). */
export const unanswered = (answers: Answers, asked: readonly AskedField[]): string[] =>
  asked
    .filter(({ id, required, hidden }) => required && !hidden && answerTo(answers, id) === undefined)
    .map(({ id }) => id);
