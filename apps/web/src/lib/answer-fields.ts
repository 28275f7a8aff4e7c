import type { RsvpField } from '@festlig/contracts/party';
import { answerTo, isAsked } from '@festlig/domain/rsvp/answers';

type AnswerName = `answer-${string}`;
type Answers = Record<string, string | boolean>;

/** The form values of the answers to the party's own questions, beside the form's other values. */
export type AnswerValues = Partial<Record<AnswerName, string | boolean>>;

/**
 * The form's name for a question's field. It has a prefix because an id may be all digits, which the form library would
 * read as an array index.
 */
export const answerName = (id: string): AnswerName => `answer-${id}`;

/** The questions that a guest is asked: all that are not hidden, fewer when the guest declines. */
export const askedOf = (fields: readonly RsvpField[], attending = true): RsvpField[] =>
  fields.filter((field) => isAsked(field, attending));

/** The form values of earlier answers. */
export const answerValues = (answers: Readonly<Answers>): AnswerValues =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [answerName(id), answer]));

/** The answers as the call takes them: a blank text or an unticked choice is left out. */
export function answersOf(values: AnswerValues, fields: readonly RsvpField[], attending = true): Answers {
  const answers = askedOf(fields, attending).map(({ id }) => {
    const value = values[answerName(id)];
    return [id, typeof value === 'string' ? value.trim() : value] as const;
  });
  return Object.fromEntries(answers.filter(([, value]) => value)) as Answers;
}

/** Renames the call's field errors to the field names of the reply forms. */
export const withAnswerNames = <E>(errors: Readonly<Record<string, E>>): Record<string, E> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field === 'isComming' ? 'answer' : field.replace(/^fields\./, 'answer-'),
      error,
    ]),
  );

/** The error texts of required choices that are not ticked, by form field. */
export const textsOfChoices = (fields: readonly RsvpField[], text: string): Record<string, string> =>
  Object.fromEntries(
    fields.filter(({ type }) => type === 'choice').map(({ id }) => [`${answerName(id)}.required`, text]),
  );

/**
 * An answer in one line. A question that ends with a question mark gets no colon; other names do. Null without an
 * answer.
 */
export function answerLine({ id, name, type }: RsvpField, answers: Readonly<Answers>): string | null {
  const answer = answerTo(answers, id);
  if (!answer) return null;
  if (type === 'choice') return `✓ ${name}`;
  return /[\p{L}\p{N})]$/u.test(name) ? `${name}: ${answer}` : `${name} ${answer}`;
}
