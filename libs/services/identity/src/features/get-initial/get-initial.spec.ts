import { type Environment, readConfig } from '@festlig/platform/config';
import { aUser } from '@festlig/testing/service';
import { Config, type PlatformConfig } from '@festlig/platform/config/platform-variables';
import { expect, it } from '@jest/globals';
import { SocialProviders } from '../../work/social-providers';
import { IdentityConfig } from '../../config';
import { GetInitialHandler } from './get-initial.handler';

/** The handler in an environment with these variables. */
function handlerWith(environment: Environment = {}) {
  const config = new IdentityConfig(readConfig(IdentityConfig.variables, environment));
  const values = { PUBLIC_URL: 'https://festlig.example', SHORT_URL: environment['SHORT_URL'] };
  const platform = new Config(values as unknown as PlatformConfig, {});
  return new GetInitialHandler(config, platform, new SocialProviders(config, platform));
}
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
  const { providerKeys } = await handlerWith({ GOOGLE_MAPS_KEY: 'a-browser-key' }).handle({}, visitor);
  expect(providerKeys).toEqual({ googleMaps: 'a-browser-key' });
});

it('getInitial returns the short domain of links when one is configured (rule: short-domain)', async () => {
  const { shortUrl } = await handlerWith({ SHORT_URL: 'https://fest.example' }).handle({}, visitor);
  expect(shortUrl).toBe('https://fest.example');
});

const google = { GOOGLE_CLIENT_ID: 'at-google', GOOGLE_CLIENT_SECRET: 's' };
const facebook = { FACEBOOK_APP_ID: 'at-facebook', FACEBOOK_APP_SECRET: 's' };
it.each([
  ['both', { ...google, ...facebook }, { google: 'at-google', facebook: 'at-facebook' }],
  ['one', facebook, { facebook: 'at-facebook' }],
  ['none, because a secret is missing', { GOOGLE_CLIENT_ID: 'at-google', FACEBOOK_APP_ID: 'at-facebook' }, {}],
])('getInitial tells with which providers users can log in: %s', async (_, environment, keys) => {
  expect((await handlerWith(environment).handle({}, visitor)).providerKeys).toEqual(keys);
});

it.each(['http://accounts.example', 'http://localhost.evil.example', 'ftp://accounts.example', 'accounts'])(
  'identity does not start with a provider at %s, to which secrets would go unencrypted',
  (url) => {
    for (const name of ['GOOGLE_ISSUER', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL'])
      expect(() => readConfig(IdentityConfig.variables, { [name]: url })).toThrow(name);
  },
);
