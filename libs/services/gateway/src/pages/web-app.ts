import { createHash, randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Party } from '@festlig/contracts/party';
import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { COHOST_PAGE, isForGuests, type PageAddress, pageAt, showsInvitation } from '@festlig/domain/web/pages';
import { POSTED_FORM, type PostedForm } from '@festlig/domain/web/posted-form';
import { CallError, toFailure } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../config';
import { GatewayContext } from '../http/gateway-context';
import { MALFORMED } from '../http/malformed';
import type { Part } from '../http/part';
import { sendFailure, sendFailurePage } from '../http/send-failure';
import { BuiltPage } from './built-page';
import { firstData, PATIENCE, staticData } from './first-data';
import { addGuestForms } from '../forms/guest-forms';
import { addUnsubscribeForms } from '../forms/unsubscribe-forms';
import { firstWords } from './first-words';
import { GuestPages } from './guest-pages';
import { dataBlock } from './html';
import { appHead, invitationHead } from './page-head';
import { languageOf, visitorLanguage } from './page-language';
import { takesGzip } from './page-template';
import { retryPage } from './retry-page';
import { staticBody } from './static-body';
import { staticHead } from './static-head';
import { subscriptionPage } from './unsubscribe-page';

type PartyAddress = Extract<PageAddress, { kind: 'party' }>;

const YEAR = 365 * 24 * 3600;
/** Seconds after which a page that had to wait reloads itself; they differ, so that not all reload at once. */
const COMES_AFTER = { least: 2, most: 6 };
/** Statuses with a time to come again. */
const TOLD_WHEN = [429, 503];

/**
 * Whether the page is at another address: an invitation at the party's own one, and every page when it was opened by one
 * that the party had before (rules: slug-redirect, slug-kept).
 */
const isMoved = ({ id, sid, slug }: Party, address: PartyAddress): boolean =>
  showsInvitation(address) && slug !== null ? address.ref !== slug : ![id, sid, slug].includes(address.ref);

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
  const guests = await GuestPages.read(root);
  await server.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['{index,guest}.html', 'manifest.json', 'server/**', '**/*.{br,gz}'],
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
    what: 'page' | 'form',
    write: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    const taking = context.takingOf(request, PATIENCE);
    try {
      return await context.turns.take('pages', taking, write);
    } catch (error) {
      if (toFailure(error, request.id).body.message !== 'unavailable') throw error;
      // A form that came by itself again would be empty.
      if (what === 'page') void reply.header('refresh', randomInt(COMES_AFTER.least, COMES_AFTER.most + 1));
      return sendFailurePage(reply, error, request.id, retryPage(visitorLanguage(request), what));
    }
  };

  const page = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: PageAddress,
    status?: number,
    posted?: PostedForm,
  ): Promise<FastifyReply> => {
    const isReturning = context.cookie.read(request) !== null;
    const csrf = context.cookie.csrfOf(context.cookie.ensure(request, reply));
    const data = await firstData(context, request, address, csrf);
    const { party, user, isMissing } = data;
    if (posted) data.answers.push({ call: POSTED_FORM, input: {}, output: posted });
    void reply.header('cache-control', 'private, no-store');
    const isInvitation = showsInvitation(address);
    if (!posted && party && address.kind === 'party' && isMoved(party, address)) {
      const { pathname, search } = new URL(request.url, origin);
      const below = pathname.split('/').filter(Boolean).slice(1);
      // Not for ever: a host can take an earlier address back.
      return reply.redirect(`/${[party.slug ?? party.sid, ...below].join('/')}${search}`, 302);
    }
    const isHostsOnly = address.kind === 'party' && !isForGuests(address) && address.page !== COHOST_PAGE;
    const isEditor = party !== null && (party.isOwner || party.isCohost);
    // Visitors may be hosts: an existing host's page asks them to log in by itself.
    if (isHostsOnly && party && !isEditor && (user !== null || address.page === '*')) {
      const keys = guestQueryOf(new URL(request.url, origin).searchParams);
      return reply.redirect(`/${party.slug ?? party.sid}${keys}`, 302);
    }
    const language = languageOf(request, address, data);
    if (address.kind === 'no-language') {
      const { pathname, search } = new URL(request.url, origin);
      return reply.redirect(`/${address.only ?? language}${pathname}${search}`, 302);
    }
    const isNone = isMissing || address.kind === 'unknown' || (isHostsOnly && address.page === '*');
    const isAlone = isInvitation && address.kind === 'party' && address.page === '';
    // What is open over it, and what a host or a user has, is the app's.
    if (guests && party && isAlone && !isEditor && data.isVisitor) {
      const url = new URL(request.url, origin);
      const gzip = takesGzip(request.headers['accept-encoding']);
      const { answers } = data;
      const filled = guests.render({ language, csrf, origin, url, answers, isReturning, gzip }, context.logger);
      if (filled !== null) {
        if (filled.isGzip) void reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
        return reply
          .code(status ?? 200)
          .header('content-security-policy', guests.policyOf(String(reply.getHeader('content-security-policy'))))
          .header('content-type', 'text/html; charset=utf-8')
          .send(filled.body);
      }
    }
    const { photos } = data;
    /** What is shown of a guest's gallery until the app has come, if anything is. */
    const gallery =
      guests && party && photos && photos.items.length > 0 && !isEditor
        ? guests.renderPhotos(
            {
              language,
              photos: photos.items,
              total: photos.total,
              invitation: `/${party.slug ?? party.sid}${guestQueryOf(new URL(request.url, origin).searchParams)}`,
            },
            context.logger,
          )
        : '';
    const isFront = address.kind === 'app' && address.page === '';
    // The front page without a language, in the visitor's: like that language's own.
    const front = { pictures: data.pictures, email: null };
    const head = isFront
      ? staticHead('front', language, origin, front)
      : isInvitation && party
        ? invitationHead(party, origin, photos && { items: photos.items, areShown: gallery !== '' })
        : appHead(isNone ? 'none' : 'other', language);
    return reply
      .code(isNone && status !== 400 ? 404 : (status ?? 200))
      .header('content-type', 'text/html; charset=utf-8')
      .send(
        built.filled({
          language,
          csrf,
          head,
          words: isFront
            ? staticBody('front', language, front)
            : isInvitation && party
              ? gallery || firstWords(party)
              : '',
          isComplete: isFront,
          over: address.kind === 'party' && isInvitation ? address.page : '',
          followsDevice: isInvitation && party !== null && !isEditor,
          data: dataBlock('application/json', data.answers, 'first-data'),
        }),
      );
  };
  /** A page that is the same for everyone: caches may keep it, and ask each time whether it has changed. */
  const staticPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { page, language }: Extract<PageAddress, { kind: 'static' }>,
  ): Promise<FastifyReply> => {
    const data = await staticData(context);
    const html = built.filled({
      language,
      // A page without a cookie has no token; the app's first call brings both.
      csrf: '',
      head: staticHead(page, language, origin, data),
      words: staticBody(page, language, data),
      isComplete: true,
      data: '',
    });
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    void reply.header('cache-control', 'public, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', 'text/html; charset=utf-8').send(html);
  };
  server.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, origin);
    const address = pageAt(pathname);
    if (address.kind === 'static') return send(request, reply, 'page', () => staticPage(request, reply, address));
    if (address.kind === 'unsubscribe') {
      const { hash, signature } = address;
      return send(request, reply, 'page', async () => {
        const { status, html } = await subscriptionPage(context, request, { hash, signature });
        void reply.code(status).header('cache-control', 'private, no-store');
        return reply.header('content-type', 'text/html; charset=utf-8').send(html);
      });
    }
    // The card provider and the log-in providers return their windows to these pages: without access to their opener
    // they could neither report nor close.
    if (pathname === '/payment/result' || pathname === '/login/result')
      reply.header('cross-origin-opener-policy', 'unsafe-none');
    return send(request, reply, 'page', () => page(request, reply, address));
  });
  await addUnsubscribeForms(server, context);
  await addGuestForms(server, context, async (request, reply, address, { status, posted }) => {
    if (TOLD_WHEN.includes(status)) void reply.header('retry-after', COMES_AFTER.least);
    return send(request, reply, 'form', () => page(request, reply, address, status, posted));
  });
  server.all(MALFORMED, async (request, reply) => {
    if (request.method !== 'GET' || /^\/(?:api|assets|media|files)\//.test(request.originalUrl)) {
      return sendFailure(reply, new CallError('bad_address'), request.id);
    }
    return send(request, reply, 'page', () => page(request, reply, { kind: 'unknown', language: undefined }, 400));
  });
}
