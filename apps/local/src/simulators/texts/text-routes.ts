import type { FastifyInstance, FastifyRequest } from 'fastify';
import { phonePage } from './phone-page';
import type { TextMessages } from './text-messages';
import { TwilioError } from './twilio-error';

type ByAccount = { Params: { account: string }; Querystring: { To?: string } };
type ByNumber = { Querystring: { number?: string } };

/** The account whose secret the product has. */
export interface TextAccount {
  sid: string;
  token: string;
}

/** Twilio's rule: the account's id and secret, by basic authentication. */
function requireAccount(request: FastifyRequest<ByAccount>, { sid, token }: TextAccount): void {
  const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const given = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString() : '';
  if (given !== `${sid}:${token}`) throw new TwilioError(401, 20003, 'Authenticate');
  if (request.params.account !== sid) throw new TwilioError(404, 20404, 'The requested resource was not found');
}

/** Twilio's calls that send and list texts, and the page that shows them as on a phone. */
export async function textRoutes(
  app: FastifyInstance,
  { texts, account }: { texts: TextMessages; account: TextAccount },
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof TwilioError ? error : new TwilioError(500, 20500, 'The simulator failed.');
    if (known !== error) console.error(error);
    return reply.code(known.status).send(known.wire());
  });

  app.post<ByAccount>('/2010-04-01/Accounts/:account/Messages.json', async (request, reply) => {
    requireAccount(request, account);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    return reply.code(201).send(texts.create(account.sid, form));
  });
  app.get<ByAccount>('/2010-04-01/Accounts/:account/Messages.json', async (request) => {
    requireAccount(request, account);
    return { messages: texts.list(request.query.To ?? null) };
  });

  app.get<ByNumber>('/phone', async (request, reply) => {
    const page = phonePage(texts.list(null), request.query.number ?? null, request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
}
