import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FacebookProvider } from './facebook-provider';

const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const redirectUri = 'https://festlig.example/connect/facebook/callback';

describe('FacebookProvider with a provider that answers wrongly', () => {
  let server: Server;
  let url: string;
  let me: { status?: number; body: string };
  let token: { status?: number; body: string };
  beforeEach(async () => {
    token = { body: JSON.stringify({ access_token: 'a-token', token_type: 'bearer', expires_in: 3600 }) };
    me = { body: JSON.stringify({ id: '1001', name: 'Karen', email: 'karen@festlig.example' }) };
    server = createServer((request, response) => {
      request.resume();
      const { status = 200, body } = request.url?.startsWith('/me') ? me : token;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const finish = () => {
    const app = { appId: 'our-app', appSecret: 'a-secret', redirectUri };
    const provider = new FacebookProvider({ dialogUrl: `${url}/dialog`, graphUrl: url, ...app });
    return provider.finish(new URLSearchParams({ state: secrets.state, code: 'a-code' }), secrets);
  };

  it('accepts a right answer, and a person without an address', async () => {
    expect(await finish()).toEqual({
      subject: '1001',
      name: 'Karen',
      email: 'karen@festlig.example',
      isEmailVerified: true,
    });
    me = { body: JSON.stringify({ id: '1001', name: 'Karen' }) };
    expect(await finish()).toMatchObject({ email: '', isEmailVerified: false });
  });

  it.each([
    ['a person without an id', { body: JSON.stringify({ name: 'Karen' }) }, 'connect_failed'],
    ['an id that is no text', { body: JSON.stringify({ id: { $ne: null } }) }, 'connect_failed'],
    ['an answer that is no JSON', { body: '<html>' }, 'connect_failed'],
    ['an answer of 1 MB', { body: JSON.stringify({ id: '1', name: 'x'.repeat(1_000_000) }) }, 'connect_failed'],
    ['a refused token', { status: 400, body: JSON.stringify({ error: { type: 'OAuthException' } }) }, 'connect_failed'],
    ['a redirect', { status: 302, body: '{}' }, 'connect_failed'],
    ['a failure', { status: 500, body: '{}' }, 'unavailable'],
  ])('refuses %s', async (_, reply, code) => {
    me = reply;
    await expect(finish()).rejects.toMatchObject({ code });
  });

  it('refuses an access token that is none', async () => {
    token = { body: JSON.stringify({ access_token: 7, token_type: 'bearer' }) };
    await expect(finish()).rejects.toMatchObject({ code: 'connect_failed' });
  });
});
