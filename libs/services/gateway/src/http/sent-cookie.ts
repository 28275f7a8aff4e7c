import { guestKeysOf } from '@festlig/domain/web/guest-link';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'festlig_sent';
/** Seconds: long enough to go back and wonder, too short for the next party. */
const REMEMBERED = 3600;

/**
 * Remembers for an hour, on the page of the invitation alone, which reply somebody without a link of their own has sent from this
 * browser (rule: reply-sent-before). It is the reply's own key, which the browser has in its history anyway.
 */
export function rememberSent(
  reply: FastifyReply,
  { path, rid, origin }: { path: string; rid: string; origin: string },
) {
  void reply.setCookie(NAME, rid, {
    path,
    maxAge: REMEMBERED,
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  });
}

/** The key of the reply that was sent before; null without one. */
export const sentBefore = ({ cookies }: FastifyRequest): string | null =>
  guestKeysOf(new URLSearchParams({ rid: cookies[NAME] ?? '' })).rid;
