import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { isClient } from './client';
import { GivenCodes, subjectOf } from './given-codes';
import { addLogInForm } from './log-in-form';

const PATH = '/google';
const KEY_ID = 'simulator-1';

/** Google's OpenID Connect: description, keys, log-in page, tokens, user information. */
export async function googleRoutes(app: FastifyInstance): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const codes = new GivenCodes();

  app.get(`${PATH}/.well-known/openid-configuration`, async (request) => {
    const issuer = `http://${request.host}${PATH}`;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      scopes_supported: ['openid', 'email', 'profile'],
    };
  });
  app.get(`${PATH}/jwks`, async () => ({ keys: [key] }));

  addLogInForm(app, {
    provider: 'Google',
    path: `${PATH}/authorize`,
    codes,
    refused: { error: 'access_denied' },
    always: (origin) => ({ iss: origin + PATH }),
  });

  app.post(`${PATH}/token`, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (!isClient(form)) return reply.code(401).send({ error: 'invalid_client' });
    const redeemed = form.get('grant_type') === 'authorization_code' ? codes.redeem(form) : null;
    if (!redeemed) return reply.code(400).send({ error: 'invalid_grant' });
    const { person, nonce, clientId } = redeemed.grant;
    const idToken = await new SignJWT({
      nonce,
      name: person.name,
      email: person.email,
      email_verified: person.isVerified,
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer(`http://${request.host}${PATH}`)
      .setSubject(subjectOf(person.email))
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    void reply.header('cache-control', 'no-store');
    return { access_token: redeemed.accessToken, token_type: 'Bearer', expires_in: 3600, id_token: idToken };
  });

  app.get(`${PATH}/userinfo`, async (request, reply) => {
    const person = codes.personOf((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (!person) return reply.code(401).send({ error: 'invalid_token' });
    const { name, email, isVerified } = person;
    return { sub: subjectOf(email), name, email, email_verified: isVerified };
  });
}
