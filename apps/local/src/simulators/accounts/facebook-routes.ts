import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CLIENT, isClient } from './client';
import { GivenCodes, subjectOf } from './given-codes';
import { addLogInForm } from './log-in-form';

const PATH = '/facebook';

/** An error as the Graph API writes it. */
const refuse = (reply: FastifyReply, message: string) =>
  reply.code(400).send({ error: { message, type: 'OAuthException', code: 100 } });

/** Facebook's log-in: its dialog, access tokens, and the Graph API's `/me`. */
export async function facebookRoutes(app: FastifyInstance): Promise<void> {
  const codes = new GivenCodes();

  addLogInForm(app, {
    provider: 'Facebook',
    path: `${PATH}/dialog/oauth`,
    codes,
    refused: {
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
    },
  });

  app.post(`${PATH}/oauth/access_token`, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    if (!isClient(form)) return refuse(reply, 'Error validating client secret.');
    const redeemed = codes.redeem(form);
    if (!redeemed) return refuse(reply, 'Error validating verification code.');
    return { access_token: redeemed.accessToken, token_type: 'bearer', expires_in: 5_183_944 };
  });

  app.get<{ Querystring: Record<string, string> }>(`${PATH}/me`, async (request, reply) => {
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const person = codes.personOf(token);
    if (!person) return refuse(reply, 'Invalid OAuth access token.');
    const proof = createHmac('sha256', CLIENT.secret).update(token).digest('hex');
    if (request.query['appsecret_proof'] !== proof) return refuse(reply, 'Invalid appsecret_proof provided.');
    const fields = (request.query['fields'] ?? 'id,name').split(',');
    // Facebook gives no address that its owner has not confirmed.
    const known = {
      id: subjectOf(person.email),
      name: person.name,
      ...(person.isVerified ? { email: person.email } : {}),
    };
    return Object.fromEntries(Object.entries(known).filter(([name]) => name === 'id' || fields.includes(name)));
  });
}
