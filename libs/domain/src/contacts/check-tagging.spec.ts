import { expect, it } from '@jest/globals';
import { checkTagging } from './check-tagging';

it('several guests get or lose at least one tag', () => {
  expect(checkTagging({ add: ['Familie'], remove: [] })).toEqual({});
  expect(checkTagging({ add: [], remove: ['Familie'] })).toEqual({});
  expect(checkTagging({ add: [], remove: [] })).toEqual({ tags: { code: 'required' } });
});
