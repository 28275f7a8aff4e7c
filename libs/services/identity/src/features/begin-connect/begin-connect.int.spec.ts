import { identity } from '@festlig/contracts/identity';
import { aUser } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { newestToken } from '../../identity.fixture';
import { type Social, startSocial } from '../../social.fixture';

const { beginConnect, confirmEmail, register } = identity.calls;
const MINUTE = 60_000;

describe('beginning a log-in through a provider', () => {
  let social: Social;
  beforeEach(async () => {
    social = await startSocial('2026-05-01T10:00:00Z');
  });
  afterEach(() => social.service.stop());
  const stored = () => social.service.app.get<Connection>(getConnectionToken()).collection('connectFlows');

  it('redirects to the provider with another state each time, and stores neither state nor browser in clear', async () => {
    const states = [await social.begin(), await social.begin()].map(({ state }) => state);
    expect(new Set(states).size).toBe(2);
    const text = JSON.stringify(await stored().find().toArray());
    for (const secret of [...states, 'a browser']) expect(text).not.toContain(secret);
  });

  it.each([
    ['to another site', { destination: 'https://evil.example/' }, 'invalid'],
    ['to another site without its scheme', { destination: '//evil.example' }, 'invalid'],
    ['in a browser that has opened none of our pages', { browser: '' }, 'connect_expired'],
    ['to sign up without accepting the terms', { type: 'signup', accept_terms: 'false' }, 'terms_required'],
    ['to link without a session', { type: 'link' }, 'needs_login'],
  ] as const)('is refused %s, and stores nothing', async (_, wanted, error) => {
    expect(await social.begin(wanted)).toEqual({ state: '', error });
    expect(await stored().countDocuments()).toBe(0);
  });

  it('names no other site on the page that says why it was refused', async () => {
    const { url } = await social.service.call(beginConnect, {
      provider: 'google',
      browser: 'a browser',
      destination: 'https://evil.example/',
    });
    expect(url).toBe('/login/result?provider=google&type=login&destination=%2F&error=invalid');
  });

  it('links only with a confirmed address, in a session of its user that began less than 15 minutes ago', async () => {
    const account = { name: 'Karen', email: 'karen@festlig.example', password: 'en lang kode' };
    const { user: stranger, session } = await social.service.call(register, { ...account, accept_terms: true });
    const link = { type: 'link', sessionToken: session?.token ?? '' } as const;
    expect((await social.begin(link, stranger)).error).toBe('email_not_verified');
    const token = await newestToken(social.service, 'verification');
    const { user } = await social.service.call(confirmEmail, { token }, stranger);
    expect((await social.begin(link, aUser())).error).toBe('needs_login');
    social.service.clock.advance(15 * MINUTE - 1);
    expect((await social.begin(link, user)).error).toBeNull();
    social.service.clock.advance(1);
    expect((await social.begin(link, user)).error).toBe('needs_login');
  });

  it.each([
    ['an unknown provider', { provider: 'twitter' }],
    ['a state with other characters than letters, digits, - and _', { state: '<script>' }],
    ['a consent that is neither true nor false', { marketingConsent: 'maybe' }],
  ])('refuses %s', async (_, wrong) => {
    const input = { provider: 'google', browser: 'a browser', ...wrong } as never;
    expect(Object.values(await social.service.refusal(beginConnect, input))).toEqual(['invalid']);
  });
});
