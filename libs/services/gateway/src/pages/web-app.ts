import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pageAt } from '@festlig/domain/web/pages';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config';
import { addGuestForms } from '../forms/guest-forms';
import { addUnsubscribeForms } from '../forms/unsubscribe-forms';
import { GatewayContext } from '../http/gateway-context';
import { MALFORMED } from '../http/malformed';
import type { Part } from '../http/part';
import { sendFailure } from '../http/send-failure';
import { BuiltPage } from './built-page';
import { GuestPages } from './guest-pages';
import { COMES_AFTER, PageWriter } from './page-writer';
import { subscriptionPage } from './unsubscribe-page';

const DAY = 24 * 3600;
const YEAR = 365 * DAY;
const FONTS = '/fonts/';
/** Statuses with a time to come again. */
const TOLD_WHEN = [429, 503];
/** The card provider and the log-in providers return their windows to these pages. */
const OF_WINDOWS = ['/payment/result', '/login/result'];

/**
 * Serves the built web app: hashed assets with permanent cache headers, and its one page for every address that is
 * not a file (rule: not-found-page).
 */
@Injectable()
export class WebApp implements Part {
  constructor(
    private readonly context: GatewayContext,
    private readonly config: GatewayConfig,
  ) {}

  async addTo(server: FastifyInstance): Promise<void> {
    const root = resolve(this.config.values.WEB_ROOT);
    const built = await BuiltPage.read(root);
    const writer = new PageWriter(this.context, built, await GuestPages.read(root));
    await addFiles(server, root);
    server.get('/*', async (request, reply) => this.answer(writer, built.fontFaces, request, reply));
    await addUnsubscribeForms(server, this.context, built.fontFaces);
    await addGuestForms(server, this.context, async (request, reply, address, again) => {
      if (TOLD_WHEN.includes(again.status)) void reply.header('retry-after', COMES_AFTER.least);
      return writer.inTurn(request, reply, 'form', () => writer.page(request, reply, address, again));
    });
    server.all(MALFORMED, async (request, reply) => {
      if (request.method !== 'GET' || /^\/(?:api|assets|fonts|media|files)\//.test(request.originalUrl)) {
        return sendFailure(reply, new CallError('bad_address'), request.id);
      }
      const unknown = { kind: 'unknown', language: undefined } as const;
      return writer.inTurn(request, reply, 'page', () => writer.page(request, reply, unknown, { status: 400 }));
    });
  }

  private answer(
    writer: PageWriter,
    fontFaces: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { pathname } = new URL(request.url, this.context.origin);
    const address = pageAt(pathname);
    // Without access to their opener they could neither report nor close.
    if (OF_WINDOWS.includes(pathname)) void reply.header('cross-origin-opener-policy', 'unsafe-none');
    return writer.inTurn(request, reply, 'page', async () => {
      if (address.kind === 'static') return writer.staticPage(request, reply, address);
      if (address.kind !== 'unsubscribe') return writer.page(request, reply, address);
      const { hash, signature } = address;
      const { status, html } = await subscriptionPage(this.context, request, { hash, signature }, fontFaces);
      void reply.code(status).header('cache-control', 'private, no-store');
      return reply.header('content-type', 'text/html; charset=utf-8').send(html);
    });
  }
}

/** A name in `assets` changes with what is in the file; the fonts of mails keep their names. */
const keptFor = (path: string): string => {
  if (path.includes('/assets/')) return `public, max-age=${YEAR}, immutable`;
  return path.includes(FONTS) ? `public, max-age=${30 * DAY}` : 'public, max-age=3600';
};

/** The files of the built web app in the folder `root`. */
async function addFiles(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['{index,guest}.html', 'manifest.json', 'server/**', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', keptFor(path));
      // A mail program loads a font only if its own origin may (rule: typeface-of-picture).
      if (path.includes(FONTS)) void reply.header('access-control-allow-origin', '*');
    },
  });
  // A program must not take the page for an answer, nor a browser for a script of an earlier version.
  for (const url of ['/api/*', '/assets/*', `${FONTS}*`]) {
    server.all(url, async (request, reply) => sendFailure(reply, new CallError('not_found'), request.id));
  }
}
