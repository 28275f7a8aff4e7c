import type { RsvpField } from '@festlig/contracts/party';
import { answerTo } from '@festlig/domain/rsvp/answers';

type AnswerName = `answer-${string}`;
type Answers = Record<string, string | boolean>;

/** What is filled in of the party's own fields, beside the other values of a form. */
export type AnswerValues = Partial<Record<AnswerName, string | boolean>>;

/** The form's name of a field. Flat: an id may be all digits, which a form takes for the place in a list. */
export const answerName = (id: string): AnswerName => `answer-${id}`;

/** The fields that are asked for. */
export const askedOf = (fields: readonly RsvpField[]): RsvpField[] => fields.filter(({ hidden }) => !hidden);

/** The form's values of earlier answers. */
export const answerValues = (answers: Readonly<Answers>): AnswerValues =>
  Object.fromEntries(Object.entries(answers).map(([id, answer]) => [answerName(id), answer]));

/** The answers of the wire: what is blank or not ticked is none. */
export function answersOf(values: AnswerValues, fields: readonly RsvpField[]): Answers {
  const answers = askedOf(fields).map(({ id }) => {
    const value = values[answerName(id)];
    return [id, typeof value === 'string' ? value.trim() : value] as const;
  });
  return Object.fromEntries(answers.filter(([, value]) => value)) as Answers;
}

/** What is said of the wire's fields, under the names that the forms of a reply have for them. */
export const withAnswerNames = <E>(errors: Readonly<Record<string, E>>): Record<string, E> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field === 'isComming' ? 'answer' : field.replace(/^fields\./, 'answer-'),
      error,
    ]),
  );

/** What is said of required choices that are not ticked. */
export const textsOfChoices = (fields: readonly RsvpField[], text: string): Record<string, string> =>
  Object.fromEntries(
    fields.filter(({ type }) => type === 'choice').map(({ id }) => [`${answerName(id)}.required`, text]),
  );

/** An answer in one line: a question has its mark already, other names get a colon. Null without an answer. */
export function answerLine({ id, name, type }: RsvpField, answers: Readonly<Answers>): string | null {
  const answer = answerTo(answers, id);
  if (!answer) return null;
  if (type === 'choice') return `✓ ${name}`;
  return /[\p{L}\p{N})]$/u.test(name) ? `${name}: ${answer}` : `${name} ${answer}`;
}
