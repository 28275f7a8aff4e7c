import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GivenCodes } from './given-codes';
import { logInPage, wrongRequestPage } from './log-in-page';
import { CLIENT } from './client';

interface LogInForm {
  provider: string;
  path: string;
  codes: GivenCodes;
  /** What the provider adds to the client's address when the person has cancelled. */
  refused: Record<string, string>;
  /** What it adds to every answer; `origin` is that of the simulators. */
  always?: (origin: string) => Record<string, string>;
}

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//;

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://simulator').searchParams;

/** Why a client may not ask this; undefined when it may. */
function problemOf(asked: URLSearchParams): string | undefined {
  if (asked.get('client_id') !== CLIENT.id) return 'client_id';
  if (!LOOPBACK.test(asked.get('redirect_uri') ?? '')) return 'redirect_uri';
  return asked.get('response_type') === 'code' ? undefined : 'response_type';
}

/** Adds a provider's log-in page: a developer types who logs in, or cancels. */
export function addLogInForm(app: FastifyInstance, { provider, path, codes, refused, always }: LogInForm): void {
  app.get(path, async (request, reply) => {
    const asked = queryOf(request);
    const wish = request.headers['accept-language'];
    const problem = problemOf(asked);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (problem) return reply.code(400).send(wrongRequestPage(problem, wish));
    return reply.send(logInPage(provider, asked, wish));
  });

  app.post(path, async (request, reply) => {
    const asked = queryOf(request);
    const problem = problemOf(asked);
    if (problem) return reply.code(400).send(problem);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const [clientId = '', redirectUri = ''] = [asked.get('client_id') ?? '', asked.get('redirect_uri') ?? ''];
    const back = new URL(redirectUri);
    const add = (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) back.searchParams.set(name, value);
    };
    add({ state: asked.get('state') ?? '', ...always?.(`http://${request.host}`) });
    if (form.has('cancel')) add(refused);
    else {
      const person = {
        name: form.get('name') ?? '',
        email: form.get('email') ?? '',
        isVerified: form.has('verified'),
      };
      const [nonce, challenge] = [asked.get('nonce') ?? '', asked.get('code_challenge') ?? ''];
      add({ code: codes.give({ person, clientId, redirectUri, nonce, challenge }) });
    }
    return reply.redirect(back.href, 303);
  });
}
