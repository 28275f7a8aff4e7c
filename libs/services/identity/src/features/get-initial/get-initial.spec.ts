import { aUser } from '@festlig/testing/service';
import { Config, type PlatformConfig } from '@festlig/platform/config/platform-variables';
import { expect, it } from '@jest/globals';
import { IdentityConfig } from '../../config';
import { GetInitialHandler } from './get-initial.handler';

const handlerWith = (GOOGLE_MAPS_KEY?: string, SHORT_URL?: string) =>
  new GetInitialHandler(
    new IdentityConfig({ GOOGLE_MAPS_KEY }),
    new Config({ SHORT_URL } as unknown as PlatformConfig, {}),
  );
const handler = handlerWith();
const visitor = { requestId: 'r', user: null, party: null };

it('getInitial returns Danish as the language of a visitor', async () => {
  expect(await handler.handle({}, visitor)).toEqual({
    user: null,
    language: 'da',
    flags: { photos: true },
    providerKeys: {},
  });
});

it("getInitial returns the account's language for a user", async () => {
  const user = aUser({ language: 'en' });
  expect(await handler.handle({}, { requestId: 'r', user, party: null })).toMatchObject({ user, language: 'en' });
});

it('getInitial returns the key of the maps provider when one is configured', async () => {
  const { providerKeys } = await handlerWith('a-browser-key').handle({}, visitor);
  expect(providerKeys).toEqual({ googleMaps: 'a-browser-key' });
});

it('getInitial returns the short domain of links when one is configured (rule: short-domain)', async () => {
  const { shortUrl } = await handlerWith(undefined, 'https://fest.example').handle({}, visitor);
  expect(shortUrl).toBe('https://fest.example');
});
