import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '@festlig/platform/errors';
import { sendFailure } from '../http/routes';
import type { SessionCookie } from '../http/session-cookie';

const YEAR = 365 * 24 * 3600;

/** The interface language of a page: its prefix, else the choice made before, else Danish. */
function languageOf(request: FastifyRequest): 'da' | 'en' {
  const prefix = /^\/(da|en)(\/|$)/.exec(request.url)?.[1];
  return (prefix ?? request.cookies['festlig_language']) === 'en' ? 'en' : 'da';
}

/** The built web app: hashed assets for ever, and its one page for every address that is not a file. */
export async function addWebApp(server: FastifyInstance, root: string, cookie: SessionCookie): Promise<void> {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  await server.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    globIgnore: ['index.html'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
    },
  });
  // A program that asks must not take the page for an answer, nor a browser for a script of a version that is gone.
  for (const url of ['/api/*', '/assets/*']) {
    server.all(url, async (request, reply) => sendFailure(reply, new CallError('not_found'), request.id));
  }
  server.get('/*', async (request, reply) => {
    const language = languageOf(request);
    const token = cookie.ensure(request, reply);
    // The payment window comes here from the card provider: cut off from its opener it can neither report nor close.
    if (request.url.startsWith('/payment/result')) reply.header('cross-origin-opener-policy', 'unsafe-none');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page.replaceAll('%LANG%', language).replaceAll('%CSRF%', cookie.csrfOf(token)));
  });
}
