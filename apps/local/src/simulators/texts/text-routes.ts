import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { behaviourOf } from './magic-numbers';
import { phonePage } from './phone-page';
import { SignedPosts } from './signed-posts';
import { type ListQuery, TextMessages } from './text-messages';
import { TextNetwork } from './text-network';
import { TextRate } from './text-rate';
import { TwilioError } from './twilio-error';

type ByAccount = { Params: { account: string }; Querystring: ListQuery };
type ByNumber = { Querystring: { number?: string } };

/** The account whose secret the product has. */
export interface TextAccount {
  sid: string;
  token: string;
}

export interface TextOptions {
  account: TextAccount;
  /** The product's address for texts that somebody writes to it, e.g. http://localhost:3000/webhooks/twilio */
  incomingUrl: string;
  /** Texts that the account may send a second. */
  perSecond: number;
  now: () => Date;
}

/** Twilio's rule: the account's id and secret, by basic authentication. */
function requireAccount(request: FastifyRequest<ByAccount>, { sid, token }: TextAccount): void {
  const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const given = scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString() : '';
  if (given !== `${sid}:${token}`) throw new TwilioError(401, 20003, 'Authenticate');
  if (request.params.account !== sid) throw new TwilioError(404, 20404, 'The requested resource was not found');
}

/** Milliseconds that the page waits for the answer to a text. */
const LONGEST_WAIT = 5000;

const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** Leaves a request without an answer: at once, or until its caller gives up. */
function leave(reply: FastifyReply, how: 'late' | 'lost'): FastifyReply {
  reply.hijack();
  if (how === 'lost') reply.raw.destroy();
  return reply;
}

/** Twilio's calls that send and list texts, and the page on which a developer is every guest's phone. */
export async function textRoutes(app: FastifyInstance, options: TextOptions): Promise<void> {
  const { account, now } = options;
  const texts = new TextMessages(account.sid, now);
  const posts = new SignedPosts(account.token);
  const network = new TextNetwork(texts, posts, options.incomingUrl);
  const rate = new TextRate(options.perSecond, now);
  app.addHook('onClose', async () => posts.stop());
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof TwilioError ? error : new TwilioError(500, 20500, 'The simulator failed.');
    if (known !== error) console.error(error);
    return reply.code(known.status).send(known.wire());
  });

  app.post<ByAccount>('/2010-04-01/Accounts/:account/Messages.json', async (request, reply) => {
    requireAccount(request, account);
    if (!rate.take()) throw new TwilioError(429, 20429, 'Too Many Requests');
    const form = formOf(request);
    const text = TextMessages.check(form);
    texts.checkSender(text.from);
    const behaviour = behaviourOf(text.to);
    if (behaviour.kind === 'refused') throw behaviour.error;
    const { answer } = behaviour;
    if (behaviour.kind === 'taken') {
      const message = texts.add(text);
      // What is answered is the state of this moment.
      const taken = { ...message };
      const carried = network.carry(message, behaviour, form.get('StatusCallback') ?? '');
      if (answer === 'after-reports') await carried;
      if (answer === 'ok' || answer === 'after-reports') return reply.code(201).send(taken);
    }
    if (answer === 'late' || answer === 'lost') return leave(reply, answer);
    throw new TwilioError(500, 20500, 'Internal Server Error');
  });
  app.get<ByAccount>('/2010-04-01/Accounts/:account/Messages.json', async (request) => {
    requireAccount(request, account);
    return texts.list(request.query);
  });

  app.get<ByNumber>('/phone', async (request, reply) => {
    const page = phonePage(texts, request.query.number ?? null, request.headers['accept-language']);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });
  app.post('/phone', async (request, reply) => {
    const form = formOf(request);
    const [number, to, body] = [form.get('number') ?? '', form.get('to') ?? '', form.get('body') ?? ''];
    if (/^\+[1-9]\d{6,14}$/.test(number) && body.trim() !== '') {
      // The page does not wait for a product that is away.
      await Promise.race([network.write(number, to, body.trim()), posts.pause(LONGEST_WAIT)]);
    }
    return reply.redirect(`/phone?number=${encodeURIComponent(number)}`, 303);
  });
}
