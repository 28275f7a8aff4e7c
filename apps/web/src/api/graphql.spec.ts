import { describe, expect, it } from '@jest/globals';
import { partRefusal } from './graphql';

describe('a refusal inside an answer of several parts', () => {
  const body = { errors: { root: { code: 'needs_login' } }, message: 'needs_login' };

  it('is found, with its status and what it says', () => {
    expect(partRefusal({ data: {}, errors: [{ extensions: { status: 401, body } }] })).toEqual({ status: 401, body });
  });

  it.each([[undefined], [null], ['text'], [{}], [{ errors: [] }], [{ errors: 'no' }], [{ errors: [null] }]])(
    'is not found in %j',
    (answer) => {
      expect(partRefusal(answer)).toBeUndefined();
    },
  );
});
