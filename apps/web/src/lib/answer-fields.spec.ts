import { expect, it } from '@jest/globals';
import { answerLine, answersOf, answerValues, textsOfChoices, withAnswerNames } from './answer-fields';

const field = (id: string, type: 'text' | 'choice', more: object = {}) => ({
  id,
  name: id,
  type,
  required: false,
  hidden: false,
  onlyComing: false,
  ...more,
});
const fields = [field('123', 'text'), field('bus', 'choice'), field('old', 'text', { hidden: true })];

it('turns earlier answers into form values and form values back into answers', () => {
  const values = answerValues({ '123': 'Nødder', bus: true, old: 'Ja' });
  expect(values).toEqual({ 'answer-123': 'Nødder', 'answer-bus': true, 'answer-old': 'Ja' });
  expect(answersOf(values, fields)).toEqual({ '123': 'Nødder', bus: true });
});

it('leaves out blank texts and choices that are not ticked', () =>
  expect(answersOf({ 'answer-123': '  ', 'answer-bus': false }, fields)).toEqual({}));

it('returns the error text for each choice that must be ticked', () =>
  expect(textsOfChoices(fields, 'Tick it')).toEqual({ 'answer-bus.required': 'Tick it' }));

it("moves an error of the call's field to the form field of the same answer", () =>
  expect(withAnswerNames({ 'fields.123': 1, name: 2, root: 3, isComming: 4 })).toEqual({
    'answer-123': 1,
    name: 2,
    root: 3,
    answer: 4,
  }));

it('writes an answer in one line', () => {
  const line = (name: string, type: 'text' | 'choice', answer?: string | boolean) =>
    answerLine({ ...field('f', type), name }, answer === undefined ? {} : { f: answer });
  expect(line('Allergier', 'text', 'Nødder')).toBe('Allergier: Nødder');
  expect(line('Hvad spiser du ikke?', 'text', 'Nødder')).toBe('Hvad spiser du ikke? Nødder');
  expect(line('Bussen', 'choice', true)).toBe('✓ Bussen');
  expect(line('Bussen', 'choice')).toBeNull();
});
