import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { GoogleProvider } from './google-provider';

const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const redirectUri = 'https://festlig.example/connect/google/callback';
const clientId = 'our-client';
const answer = (more: Record<string, string> = {}) =>
  new URLSearchParams({ state: secrets.state, code: 'a-code', ...more });
const MEGABYTE = 1_000_000;

type Reply = { status?: number; type?: string; body: string | object };

describe('GoogleProvider with a provider that answers wrongly', () => {
  let server: Server;
  let issuer: string;
  let key: CryptoKey;
  let jwk: object;
  let foreign: CryptoKey;
  /** Answers by path; each test replaces those that are wrong. */
  let replies: Record<string, () => Reply | Promise<Reply> | 'silence'>;
  beforeAll(async () => {
    const own = await generateKeyPair('RS256');
    key = own.privateKey;
    jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    foreign = (await generateKeyPair('RS256')).privateKey;
  });
  const description = (more: object = {}) => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...more,
  });
  const claims = (more: object = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    const who = { sub: '1001', email: 'karen@festlig.example', email_verified: true, name: 'Karen' };
    return { iss: issuer, aud: clientId, iat: now, exp: now + 600, nonce: secrets.nonce, ...who, ...more };
  };
  const signed = (payload: JWTPayload, by = key, kid = 'k1') =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(by);
  const tokens = (idToken: string | undefined, more: object = {}): Reply => ({
    body: { access_token: 'a-token', token_type: 'Bearer', expires_in: 3600, id_token: idToken, ...more },
  });
  beforeEach(async () => {
    server = createServer((request, response) => {
      request.resume();
      const reply = replies[(request.url ?? '').split('?')[0] ?? ''] ?? ((): Reply => ({ status: 404, body: {} }));
      void Promise.resolve(reply()).then((given) => {
        if (given === 'silence') return;
        const { status = 200, type = 'application/json', body } = given;
        response.writeHead(status, { 'content-type': type });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    replies = {
      '/.well-known/openid-configuration': () => ({ body: description() }),
      '/jwks': () => ({ body: { keys: [jwk] } }),
      '/token': async () => tokens(await signed(claims())),
    };
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const provider = () => new GoogleProvider({ issuer, clientId, clientSecret: 'a-secret', redirectUri });
  const finish = (more: Record<string, string> = {}) => provider().finish(answer(more), secrets);
  const codeOf = (refused: Promise<unknown>) =>
    refused.then(
      () => null,
      (error: { code?: string }) => error.code,
    );

  it('asks for a code with PKCE, state and nonce, and for which account it shall be', async () => {
    const { origin, pathname, searchParams } = await provider().begin(secrets);
    expect(origin + pathname).toBe(`${issuer}/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.toString()).not.toContain(secrets.codeVerifier);
  });

  it('accepts a right answer, also with email_verified as text', async () => {
    const right = { subject: '1001', email: 'karen@festlig.example', isEmailVerified: true, name: 'Karen' };
    expect(await finish()).toEqual(right);
    replies['/token'] = async () => tokens(await signed(claims({ email_verified: 'true' })));
    expect(await finish()).toEqual(right);
    replies['/token'] = async () => tokens(await signed(claims({ email_verified: 'false' })));
    expect((await finish()).isEmailVerified).toBe(false);
  });

  it.each<[string, () => Promise<string | undefined>]>([
    ['of another issuer', () => signed(claims({ iss: 'https://evil.example' }))],
    ['for another audience', () => signed(claims({ aud: 'another-client' }))],
    [
      'for several audiences of which we are not the presenter',
      () => signed(claims({ aud: [clientId, 'b'], azp: 'b' })),
    ],
    ['that has expired', () => signed(claims({ iat: 1_700_000_000, exp: 1_700_000_600 }))],
    ['with another nonce', () => signed(claims({ nonce: 'another' }))],
    ['without a nonce', () => signed(claims({ nonce: undefined }))],
    ['without a subject', () => signed(claims({ sub: undefined }))],
    ['with a huge subject', () => signed(claims({ sub: 'x'.repeat(300) }))],
    ['with a number as its address', () => signed(claims({ email: 7 }))],
    ['signed by a foreign key', () => signed(claims(), foreign)],
    ['signed by a key that is not published', () => signed(claims(), foreign, 'k2')],
    ['that is not signed', async () => new UnsecuredJWT(claims()).encode()],
    [
      'signed with our own secret',
      async () => new SignJWT(claims()).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from('a-secret'.padEnd(32))),
    ],
    ['that is no token', async () => 'a.b.c'],
    ['that is missing', async () => undefined],
  ])('refuses an ID token %s', async (_, token) => {
    const idToken = await token();
    replies['/token'] = () => tokens(idToken);
    expect(await codeOf(finish())).toBe('connect_failed');
  });

  it.each<[string, string, Reply, string]>([
    ['tokens that are no JSON', '/token', { body: '<html>' }, 'connect_failed'],
    ['tokens of another type', '/token', { type: 'text/html', body: '{}' }, 'connect_failed'],
    ['tokens of 1 MB', '/token', { body: `"${'x'.repeat(MEGABYTE)}"` }, 'connect_failed'],
    ['a redirect instead of tokens', '/token', { status: 302, body: '' }, 'connect_failed'],
    ['a refused code', '/token', { status: 400, body: { error: 'invalid_grant' } }, 'connect_failed'],
    ['a failure', '/token', { status: 503, body: 'away' }, 'unavailable'],
    ['keys of 1 MB', '/jwks', { body: { keys: [], more: 'x'.repeat(MEGABYTE) } }, 'connect_failed'],
    ['no keys', '/jwks', { body: { keys: [] } }, 'connect_failed'],
  ])('refuses %s', async (_, path, reply, code) => {
    replies[path] = () => reply;
    expect(await codeOf(finish())).toBe(code);
  });

  it('refuses an answer that names another issuer', async () => {
    expect(await codeOf(finish({ iss: 'https://evil.example' }))).toBe('connect_failed');
  });

  it.each<[string, () => Reply, string]>([
    ['of another issuer', () => ({ body: description({ issuer: 'https://evil.example' }) }), 'connect_failed'],
    ['that is no JSON', () => ({ body: '<html>' }), 'connect_failed'],
    ['that is not there', () => ({ status: 503, body: '' }), 'unavailable'],
  ])('refuses to begin with a description %s, and reads it again the next time', async (_, reply, code) => {
    const right = replies['/.well-known/openid-configuration']!;
    replies['/.well-known/openid-configuration'] = reply;
    const same = provider();
    expect(await codeOf(same.begin(secrets))).toBe(code);
    replies['/.well-known/openid-configuration'] = right;
    expect((await same.begin(secrets)).href).toContain(`${issuer}/authorize`);
  });

  it('gives up after its deadline when the provider does not answer, and when nothing listens', async () => {
    replies['/token'] = () => 'silence';
    expect(await codeOf(finish())).toBe('unavailable');
    const nobody = new GoogleProvider({ issuer: 'http://127.0.0.1:9', clientId, clientSecret: 's', redirectUri });
    expect(await codeOf(nobody.begin(secrets))).toBe('unavailable');
  });
});
