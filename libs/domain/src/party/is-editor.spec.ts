import { expect, it } from '@jest/globals';
import { isEditor } from './is-editor';

it.each([
  ['its owner', { isOwner: true, isCohost: false }, true],
  ['a co-host', { isOwner: false, isCohost: true }, true],
  ['a guest', { isOwner: false, isCohost: false }, false],
  ['anybody while there is no party', null, false],
  ['anybody while it is not loaded', undefined, false],
])('says of %s whether they may change the party', (_, party, expected) => {
  expect(isEditor(party)).toBe(expected);
});
