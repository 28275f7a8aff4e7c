import { expect, it } from '@jest/globals';
import { checkMessage } from './check-message';

it('a message in a thread says something', () => {
  expect(checkMessage(' Hej ')).toEqual({});
  for (const blank of ['', ' ', ' \n\t ']) expect(checkMessage(blank)).toEqual({ message: { code: 'required' } });
});
