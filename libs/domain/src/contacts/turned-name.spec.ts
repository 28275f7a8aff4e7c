import { expect, it } from '@jest/globals';
import { isTurned, turnedIfOne, turnedName, turnedNote } from './turned-name';

it('turns a name round only where it is of one person (rule: name-turned)', () => {
  expect(turnedName('Kjær, Morten')).toBe('Morten Kjær');
  expect(turnedName('Anne Holm, Bo')).toBeUndefined();
  expect(turnedIfOne('Kjær, Morten', true)).toBe('Morten Kjær');
  expect(turnedIfOne('Kjær, Morten', false)).toBeUndefined();
  expect(turnedIfOne('Hansen, Peter', false)).toBe('Peter Hansen');
  expect(turnedIfOne('Hansen, Jensen', true)).toBeUndefined();
});

it('tells a name that was turned from one that was mended in another way', () => {
  expect(isTurned(turnedNote('Kjær, Morten', 'Morten Kjær'))).toBe(true);
  expect(isTurned({ field: 'name', how: 'mended', was: '', now: 'Anne' })).toBe(false);
});
