import { createHash, randomInt } from 'node:crypto';
import type { Language } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import { isEditor } from '@festlig/domain/party/is-editor';
import { guestQueryOf } from '@festlig/domain/web/guest-link';
import { lookOf } from '@festlig/domain/web/look';
import { type PageAddress, showsInvitation } from '@festlig/domain/web/pages';
import { POSTED_FORM, type PostedForm } from '@festlig/domain/web/posted-form';
import { toFailure } from '@festlig/platform/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';
import { sentBefore } from '../http/sent-cookie';
import { sendFailurePage } from '../http/send-failure';
import type { BuiltPage } from './built-page';
import type { FirstData } from './first-answer';
import { firstData, PATIENCE, staticData } from './first-data';
import { firstWords } from './first-words';
import type { GuestPages } from './guest-pages';
import { frameOf } from './host-frame';
import { dataBlock } from './html';
import { notFoundPage } from './not-found-page';
import { appHead, invitationHead } from './page-head';
import { languageOf, visitorLanguage } from './page-language';
import { wizardTypeface } from './page-fonts';
import { pageModules } from './page-modules';
import { isHostsOnly, pageElsewhere } from './page-redirect';
import { takesGzip } from './page-template';
import { formPage, retryPage } from './retry-page';
import { staticBody } from './static-body';
import { staticHead } from './static-head';

/** Seconds after which a page that had to wait reloads itself; they differ, so that not all reload at once. */
export const COMES_AFTER = { least: 2, most: 6 };

type Status = { status?: number | undefined; posted?: PostedForm | undefined };

/** A page that is being answered. */
interface Answering extends Status {
  request: FastifyRequest;
  reply: FastifyReply;
  url: URL;
  address: PageAddress;
  data: FirstData;
  language: Language;
  csrf: string;
  /** The browser has been here before. */
  isReturning: boolean;
  /** There is no such page. */
  isNone: boolean;
}

/** Answers with our pages: those of the app, an invitation rendered for its guest, and those that are the same for everyone. */
export class PageWriter {
  constructor(
    private readonly context: GatewayContext,
    private readonly built: BuiltPage,
    /** Null in development, where the app shows the invitation. */
    private readonly guests: GuestPages | null,
  ) {}

  /**
   * Writes the page in its turn; without a turn, a small page that reloads itself, because the app would request
   * everything that is missing.
   */
  async inTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    what: 'page' | 'form',
    write: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const { turns } = this.context;
    try {
      return await turns.take('pages', this.context.takingOf(request, PATIENCE), write);
    } catch (error) {
      if (toFailure(error, request.id).body.message !== 'unavailable') throw error;
      // A form is not sent again by itself.
      if (what === 'page') void reply.header('refresh', randomInt(COMES_AFTER.least, COMES_AFTER.most + 1));
      const spoken = visitorLanguage(request);
      const html = what === 'form' ? formPage(spoken, request.body) : retryPage(spoken, what);
      return sendFailurePage(reply, error, request.id, html);
    }
  }

  /** A page with what this visitor may see. `posted`: the refused form that it answers. */
  async page(
    request: FastifyRequest,
    reply: FastifyReply,
    address: PageAddress,
    { status, posted }: Status = {},
  ): Promise<FastifyReply> {
    const { context } = this;
    const isReturning = context.cookie.read(request) !== null;
    const csrf = context.cookie.csrfOf(context.cookie.ensure(request, reply));
    const data = await firstData(context, request, address, csrf);
    if (posted) data.answers.push({ call: POSTED_FORM, input: {}, output: posted });
    void reply.header('cache-control', 'private, no-store');
    const url = new URL(request.url, context.origin);
    const language = languageOf(request, address, data);
    const elsewhere = pageElsewhere({ url, address, data, language, isPosted: posted !== undefined });
    // Not for ever: a host can take an earlier address back.
    if (elsewhere !== null) return reply.redirect(elsewhere, 302);
    const isNone = data.isMissing || address.kind === 'unknown' || (isHostsOnly(address) && address.page === '*');
    const answering = { request, reply, url, address, data, language, csrf, isReturning, isNone, status, posted };
    return this.sentNone(answering) ?? this.sentInvitation(answering) ?? this.sentApp(answering);
  }

  /** That there is no such page, for visitors; null for all others, whose menu the app has. */
  private sentNone({ reply, data, language, isNone, status }: Answering): FastifyReply | null {
    if (!isNone || !data.isVisitor) return null;
    const code = status === 400 ? status : 404;
    const html = notFoundPage(language, this.built.fontFaces);
    return reply.code(code).header('content-type', 'text/html; charset=utf-8').send(html);
  }

  /** The invitation, rendered for a guest; null where the app shows it: what is open over it, and what a host or a user has. */
  private sentInvitation({ request, reply, url, address, data, ...rest }: Answering): FastifyReply | null {
    const { guests, context } = this;
    const { party, answers } = data;
    const isAlone = address.kind === 'party' && address.page === '';
    if (!guests || !party || !isAlone || isEditor(party) || !data.isVisitor) return null;
    const { language, csrf, isReturning, status = 200 } = rest;
    const gzip = takesGzip(request.headers['accept-encoding']);
    const { origin } = context;
    const parts = { language, csrf, origin, url, answers, isReturning, sent: sentBefore(request), gzip };
    const filled = guests.render(parts, context.logger);
    if (filled === null) return null;
    if (filled.isGzip) void reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    return reply
      .code(status)
      .header('content-security-policy', guests.policyOf(String(reply.getHeader('content-security-policy'))))
      .header('content-type', 'text/html; charset=utf-8')
      .send(filled.body);
  }

  private sentApp({ reply, url, address, data, language, csrf, isNone, status }: Answering): FastifyReply {
    const { origin } = this.context;
    const party = showsInvitation(address) ? data.party : null;
    const isFront = address.kind === 'app' && address.page === '';
    // The front page without a language, in the visitor's: like that language's own.
    const front = data.front ?? { pictures: null, email: null, seller: this.context.seller };
    const { photos } = data;
    const gallery = party ? this.gallery(party, url, data, language) : '';
    const head = isFront
      ? staticHead('front', language, origin, front)
      : party
        ? invitationHead(party, origin, photos && { items: photos.items, areShown: gallery !== '' })
        : appHead(isNone ? 'none' : 'other', language);
    const frame = isNone ? '' : this.frame(address, url, data, language);
    // What a host has opened over the invitation does not begin with the invitation's words.
    const isCovered = frame !== '' && address.kind === 'party' && address.page !== '';
    const words = party && !isCovered ? gallery || firstWords(party) : '';
    return reply
      .code(isNone && status !== 400 ? 404 : (status ?? 200))
      .header('content-type', 'text/html; charset=utf-8')
      .send(
        this.built.filled({
          language,
          csrf,
          head,
          words: isFront ? staticBody('front', language, front) : frame + words,
          isComplete: isFront,
          typeface: party ? lookOf(party).typeface : wizardTypeface(address, url),
          modules: isNone
            ? []
            : pageModules(address, { language, isEditor: isEditor(data.party), isUser: data.user !== null }),
          data: dataBlock('application/json', data.answers, 'first-data'),
        }),
      );
  }

  /** What is shown of a guest's gallery until the app has come, if anything is. */
  private gallery(party: Party, url: URL, { photos }: FirstData, language: Language): string {
    if (!this.guests || !photos || photos.items.length === 0 || isEditor(party)) return '';
    const invitation = `/${party.slug ?? party.sid}${guestQueryOf(url.searchParams)}`;
    const { items, total } = photos;
    const shown = { language, photos: items, total, invitation };
    return this.guests.renderPart(({ renderPhotos }) => renderPhotos(shown), this.context.logger);
  }

  /** What is shown of the frame of a user's page until the app has come, if anything is. */
  private frame(...page: Parameters<typeof frameOf>): string {
    const frame = frameOf(...page);
    if (!this.guests || frame === null) return '';
    return this.guests.renderPart(({ renderFrame }) => renderFrame(frame), this.context.logger);
  }

  /** A page that is the same for everyone: caches may keep it, and ask each time whether it has changed. */
  async staticPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, language }: Extract<PageAddress, { kind: 'static' }>,
  ): Promise<FastifyReply> {
    const data = await staticData(this.context);
    const html = this.built.filled({
      language,
      // A page without a cookie has no token; the app's first call brings both.
      csrf: '',
      head: staticHead(page, language, this.context.origin, data),
      words: staticBody(page, language, data),
      isComplete: true,
      data: '',
    });
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    void reply.header('cache-control', 'public, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', 'text/html; charset=utf-8').send(html);
  }
}
