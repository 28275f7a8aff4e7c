import { expect, it } from '@jest/globals';
import { answerLine, answersOf, answerValues, textsOfChoices, withAnswerNames } from './answer-fields';

const field = (id: string, type: 'text' | 'choice', more: object = {}) => ({
  id,
  name: id,
  type,
  required: false,
  hidden: false,
  ...more,
});
const fields = [field('123', 'text'), field('bus', 'choice'), field('old', 'text', { hidden: true })];

it('brings earlier answers into the form and back', () => {
  const values = answerValues({ '123': 'Nødder', bus: true, old: 'Ja' });
  expect(values).toEqual({ 'answer-123': 'Nødder', 'answer-bus': true, 'answer-old': 'Ja' });
  expect(answersOf(values, fields)).toEqual({ '123': 'Nødder', bus: true });
});

it('leaves out what is blank or not ticked', () =>
  expect(answersOf({ 'answer-123': '  ', 'answer-bus': false }, fields)).toEqual({}));

it('has words for choices that must be ticked', () =>
  expect(textsOfChoices(fields, 'Tick it')).toEqual({ 'answer-bus.required': 'Tick it' }));

it('puts an error of the wire on its field', () =>
  expect(withAnswerNames({ 'fields.123': 1, name: 2, root: 3, isComming: 4 })).toEqual({
    'answer-123': 1,
    name: 2,
    root: 3,
    answer: 4,
  }));

it('says an answer in one line', () => {
  const line = (name: string, type: 'text' | 'choice', answer?: string | boolean) =>
    answerLine({ ...field('f', type), name }, answer === undefined ? {} : { f: answer });
  expect(line('Allergier', 'text', 'Nødder')).toBe('Allergier: Nødder');
  expect(line('Hvad spiser du ikke?', 'text', 'Nødder')).toBe('Hvad spiser du ikke? Nødder');
  expect(line('Bussen', 'choice', true)).toBe('✓ Bussen');
  expect(line('Bussen', 'choice')).toBeNull();
});
