import { getSupport } from '@festlig/contracts/messaging/http';
import { listHeroImages } from '@festlig/contracts/media/http';
import { describe, expect, it } from '@jest/globals';
import { partRefusal, screenRequest } from './graphql';

describe('a refusal inside a GraphQL response', () => {
  const body = { errors: { root: { code: 'needs_login' } }, message: 'needs_login' };

  it('is found, with its status and coded errors', () => {
    expect(partRefusal({ data: {}, errors: [{ extensions: { status: 401, body } }] })).toEqual({ status: 401, body });
  });

  it.each([[undefined], [null], ['text'], [{}], [{ errors: [] }], [{ errors: 'no' }], [{ errors: [null] }]])(
    'is not found in %j',
    (answer) => {
      expect(partRefusal(answer)).toBeUndefined();
    },
  );
});

describe('the query of a screen', () => {
  const parts = { support: getSupport, pictures: listHeroImages };
  const request = screenRequest({ name: 'front', parts, list: 'pictures' }, { party: 'fest', first: 5 });
  const parse = async (body: unknown) => (await request).parse(body);

  it('asks for every field of its calls’ responses', async () => {
    expect((await request).body).toEqual({
      query:
        'query ($party: String! $first: Int!) { front(party: $party) { support { email } pictures(first: $first) } }',
      variables: { party: 'fest', first: 5 },
    });
  });
  const pictures = { city: ['a.jpg'] };

  it('returns the responses of its calls', async () => {
    const body = { data: { front: { support: { email: 'help@festlig.dk', more: 1 }, pictures } } };
    expect((await parse(body)).data).toEqual({ support: { email: 'help@festlig.dk' }, pictures });
  });

  it.each([
    ['a part of another shape', { data: { front: { support: { email: 7 }, pictures } } }],
    ['a part that is missing', { data: { front: { pictures } } }],
    ['no screen', { data: null }],
    ['no answer', undefined],
  ])('refuses a response with %s', async (_what, body) => expect((await parse(body)).success).toBe(false));
});
