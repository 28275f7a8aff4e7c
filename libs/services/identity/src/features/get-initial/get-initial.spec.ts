import { aUser } from '@festlig/testing/service';
import { expect, it } from '@jest/globals';
import { GetInitialHandler } from './get-initial.handler';

const handler = new GetInitialHandler();

it('draws the product for a visitor in Danish', async () => {
  expect(await handler.handle({}, { requestId: 'r', user: null, party: null })).toEqual({
    user: null,
    language: 'da',
    flags: { photos: true },
    providerKeys: {},
  });
});

it('draws it for a user in the language of the account', async () => {
  const user = aUser({ language: 'en' });
  expect(await handler.handle({}, { requestId: 'r', user, party: null })).toMatchObject({ user, language: 'en' });
});
