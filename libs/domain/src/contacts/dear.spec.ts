import { expect, it } from '@jest/globals';
import { dearGuest } from './dear';

it('greets a person by first name and several by the whole, in the language of the party (rule: greeted-by-name)', () => {
  expect(dearGuest('Ole Lund', 'da')).toBe('Kære Ole');
  expect(dearGuest('Familien Krogh', 'da')).toBe('Kære familien Krogh');
  expect(dearGuest('Anne og Bo Holm', 'en')).toBe('Dear Anne og Bo Holm');
});
