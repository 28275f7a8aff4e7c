import { PartyRef } from '@festlig/contracts/define';
import { pageAt } from '@festlig/domain/web/pages';
import { RESERVED_ADDRESSES } from '@festlig/domain/web/reserved-addresses';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { GatewayConfig } from '../config';
import type { Part } from '../http/part';
import { sendFailure } from '../http/send-failure';

/** Whether a path is the front page, a party's page, or the page on which an address or number unsubscribes. */
function isLink(path: string): boolean {
  if (path === '/') return true;
  const address = pageAt(path);
  if (address.kind === 'unsubscribe') return true;
  if (address.kind !== 'party') return false;
  return PartyRef.safeParse(address.ref).success && !RESERVED_ADDRESSES.has(address.ref.toLowerCase());
}

/**
 * On the short domain links to parties and to unsubscribe are redirected to the product's own domain, and nothing else is answered: no
 * page, no call, no cookie (rule: short-domain). The redirect is not for ever, so that an operator can change domains.
 */
@Injectable()
export class ShortDomain implements Part {
  constructor(private readonly config: GatewayConfig) {}

  addTo(server: FastifyInstance): void {
    const { SHORT_URL } = this.config.values;
    const { origin } = this.config;
    if (SHORT_URL === undefined || new URL(SHORT_URL).host === new URL(origin).host) return;
    const { host } = new URL(SHORT_URL);
    server.addHook('onRequest', async (request, reply) => {
      if (request.host.toLowerCase() !== host) return;
      const { pathname, search } = new URL(request.url, origin);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead && isLink(pathname)) return reply.redirect(`${origin}${pathname}${search}`, 302);
      return sendFailure(reply, new CallError('not_found'), request.id);
    });
  }
}
