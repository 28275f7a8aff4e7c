import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Party } from '@festlig/contracts/party';
import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { COHOST_PAGE, type PageAddress, pageAt } from '@festlig/domain/web/pages';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config';
import { GatewayContext } from '../http/gateway-context';
import { MALFORMED } from '../http/malformed';
import type { Part } from '../http/part';
import { sendFailure, sendFailurePage } from '../http/send-failure';
import { BuiltPage } from './built-page';
import { type FirstData, firstData, PATIENCE } from './first-data';
import { firstWords } from './first-words';
import { dataBlock } from './html';
import { appHead, invitationHead } from './page-head';
import { languageOf, visitorLanguage } from './page-language';
import { retryPage } from './retry-page';

type PartyAddress = Extract<PageAddress, { kind: 'party' }>;

const YEAR = 365 * 24 * 3600;
/** Seconds after which a page that had to wait reloads itself; they differ, so that not all reload at once. */
const COMES_AFTER = { least: 2, most: 6 };

/**
 * Whether the page is at another address: an invitation at the party's own one, and every page when it was opened by one
 * that the party had before (rules: slug-redirect, slug-kept).
 */
const isMoved = ({ id, sid, slug }: Party, { ref, page }: PartyAddress): boolean =>
  page === '' && slug !== null ? ref !== slug : ![id, sid, slug].includes(ref);

/** The picture of the front page's sample invitation (apps/web, features/home); undefined until it is rendered. */
const sampleOf = ({ pictures }: FirstData): string | undefined => pictures?.['birthday']?.[0];

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

  addTo(server: FastifyInstance): Promise<void> {
    return addWebApp(server, this.context, resolve(this.config.values.WEB_ROOT));
  }
}

/** @param root folder with the built web app */
async function addWebApp(server: FastifyInstance, context: GatewayContext, root: string): Promise<void> {
  const { origin } = context;
  const built = await BuiltPage.read(root);
  await server.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html', 'manifest.json', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
    },
  });
  // A program must not take the page for an answer, nor a browser for a script of an earlier version.
  for (const url of ['/api/*', '/assets/*']) {
    server.all(url, async (request, reply) => sendFailure(reply, new CallError('not_found'), request.id));
  }

  /**
   * Sends the page in its turn; without a turn, a small page that reloads itself, because the app would request
   * everything that is missing.
   */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: PageAddress,
    status?: number,
  ): Promise<FastifyReply> => {
    const taking = { requestId: request.id, milliseconds: PATIENCE };
    try {
      return await context.turns.take('pages', taking, () => page(request, reply, address, status));
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'unavailable') throw error;
      void reply.header('refresh', randomInt(COMES_AFTER.least, COMES_AFTER.most + 1));
      return sendFailurePage(reply, error, request.id, retryPage(visitorLanguage(request), 'page'));
    }
  };

  const page = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: PageAddress,
    status?: number,
  ): Promise<FastifyReply> => {
    const csrf = context.cookie.csrfOf(context.cookie.ensure(request, reply));
    const data = await firstData(context, request, address, csrf);
    const { party, user, isMissing } = data;
    void reply.header('cache-control', 'private, no-store');
    const isInvitation = address.kind === 'party' && address.page === '';
    if (party && address.kind === 'party' && isMoved(party, address)) {
      const { pathname, search } = new URL(request.url, origin);
      const below = pathname.split('/').filter(Boolean).slice(1);
      // Not for ever: a host can take an earlier address back.
      return reply.redirect(`/${[party.slug ?? party.sid, ...below].join('/')}${search}`, 302);
    }
    const isHostsOnly = address.kind === 'party' && address.page !== '' && address.page !== COHOST_PAGE;
    const isEditor = party !== null && (party.isOwner || party.isCohost);
    // Visitors may be hosts: an existing host's page asks them to log in by itself.
    if (isHostsOnly && party && !isEditor && (user !== null || address.page === '*')) {
      const keys = guestQueryOf(new URL(request.url, origin).searchParams);
      return reply.redirect(`/${party.slug ?? party.sid}${keys}`, 302);
    }
    const language = languageOf(request, address, data);
    if (address.kind === 'no-language') {
      const { pathname, search } = new URL(request.url, origin);
      return reply.redirect(`/${language}${pathname}${search}`, 302);
    }
    const isNone = isMissing || address.kind === 'unknown' || (isHostsOnly && address.page === '*');
    const isFront = address.kind === 'app' && address.page === '';
    const head =
      isInvitation && party
        ? invitationHead(party, origin)
        : appHead(isNone ? 'none' : isFront ? 'front' : 'other', language, origin, sampleOf(data));
    return reply
      .code(status ?? (isNone ? 404 : 200))
      .header('content-type', 'text/html; charset=utf-8')
      .send(
        built.filled({
          language,
          csrf,
          head,
          words: isInvitation && party ? firstWords(party) : '',
          data: dataBlock('application/json', data.answers, 'first-data'),
        }),
      );
  };
  server.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, origin);
    // The card provider and the log-in providers return their windows to these pages: without access to their opener
    // they could neither report nor close.
    if (pathname === '/payment/result' || pathname === '/login/result')
      reply.header('cross-origin-opener-policy', 'unsafe-none');
    return send(request, reply, pageAt(pathname));
  });
  server.all(MALFORMED, async (request, reply) => {
    if (request.method !== 'GET' || /^\/(?:api|assets|media|files)\//.test(request.originalUrl)) {
      return sendFailure(reply, new CallError('bad_address'), request.id);
    }
    return send(request, reply, { kind: 'unknown', language: undefined }, 400);
  });
}
