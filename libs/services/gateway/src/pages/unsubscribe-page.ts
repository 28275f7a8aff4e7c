import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, Language } from '@festlig/contracts/define';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { UNSUBSCRIBE } from '@festlig/domain/web/pages';
import { toFailure } from '@festlig/platform/errors';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../http/gateway-context';
import { visitorLanguage } from './page-language';
import { smallPage } from './small-page';
import { type SubscriptionState, UNSUBSCRIBE_TEXTS } from './unsubscribe-texts';

export type SubscriptionLink = InputOf<typeof contacts.calls.getSubscription>;

/** What the forms of the page do, as the last part of the address to which they are posted. */
export const CHANGES = { stop: contacts.calls.unsubscribe, resume: contacts.calls.resubscribe } as const;
type Change = keyof typeof CHANGES;

/** The query of the page: the language that the visitor chose on it, and that mails were just resumed. */
const [LANGUAGE, AGAIN] = ['language', 'again'];

const pathOf = ({ hash, signature }: SubscriptionLink): string =>
  `/${UNSUBSCRIBE}/${encodeURIComponent(hash)}/${encodeURIComponent(signature)}`;

function chosenLanguage(request: FastifyRequest): Language | undefined {
  const { [LANGUAGE]: chosen } = request.query as Record<string, unknown>;
  return chosen === 'da' || chosen === 'en' ? chosen : undefined;
}

/** An address of the page, in the language that the visitor chose on it. */
function addressOf(path: string, language: Language | undefined, isAgain = false): string {
  const query = new URLSearchParams({ ...(language && { [LANGUAGE]: language }), ...(isAgain && { [AGAIN]: '1' }) });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Where the page is shown after one of its forms. */
export const afterChange = (request: FastifyRequest, link: SubscriptionLink, change?: Change): string =>
  addressOf(pathOf(link), chosenLanguage(request), change === 'resume');

interface Shown {
  channel: 'mail' | 'text';
  state: SubscriptionState;
  /** A change could not be made. */
  isRefused?: boolean;
}

interface Answer {
  status: number;
  html: string;
}

/** The page in the product's fonts, with its form, which is posted to the page's own address and works without scripts. */
export function subscriptionHtml(
  request: FastifyRequest,
  link: SubscriptionLink,
  shown: Shown,
  fontFaces: string,
): string {
  const chosen = chosenLanguage(request);
  const language = chosen ?? visitorLanguage(request);
  const texts = UNSUBSCRIBE_TEXTS[language];
  const { title, text, action } = texts[shown.channel][shown.state];
  const change: Change = shown.state === 'unsubscribed' ? 'resume' : 'stop';
  const quiet = shown.state === 'subscribed' ? '' : ' class="quiet"';
  return smallPage({
    language,
    title,
    text,
    fontFaces,
    inBar: otherLanguage(language, pathOf(link)),
    below: [
      shown.isRefused ? `<p role="alert">${escapeHtml(texts.later)}</p>` : '',
      `<form method="post" action="${escapeHtml(addressOf(`${pathOf(link)}/${change}`, chosen))}">`,
      `<button${quiet}>${escapeHtml(action)}</button></form>`,
    ].join(''),
  });
}

/** The page of a link that is not one of ours, or was cut off (rule: unsubscribe-broken-link). */
export function brokenLink(request: FastifyRequest, link: SubscriptionLink, fontFaces: string): Answer {
  const language = chosenLanguage(request) ?? visitorLanguage(request);
  const { title, text, help } = UNSUBSCRIBE_TEXTS[language].badLink;
  const below = `<a class="quiet" href="/${language}/help">${escapeHtml(help)}</a>`;
  return {
    status: 404,
    html: smallPage({ language, title, text, below, fontFaces, inBar: otherLanguage(language, pathOf(link)) }),
  };
}

/** As every bar has it (rule: language-switch). */
function otherLanguage(language: Language, path: string): string {
  const other = language === 'da' ? 'en' : 'da';
  const shown = other.toUpperCase();
  const label = `${shown}: ${UNSUBSCRIBE_TEXTS[language].other}`;
  return `<a lang="${other}" aria-label="${label}" href="${escapeHtml(addressOf(path, other))}">${shown}</a>`;
}

/** Whether a call says that the link is not one of ours: it has no such signature, or is too long for any. */
export const isBroken = (error: unknown): boolean =>
  ['signature_invalid', 'invalid'].includes(toFailure(error, '').body.message);

/**
 * Answers a signed link of a mail or a text. Opening it changes nothing (rules: unsubscribe-page, no-change-by-get).
 * @throws RemoteFailure, CallError when it cannot be known now whether the address or number is subscribed
 */
export async function subscriptionPage(
  { rpc }: GatewayContext,
  request: FastifyRequest,
  link: SubscriptionLink,
  fontFaces: string,
): Promise<Answer> {
  try {
    const nobody = { user: null, service: null };
    const { channel, subscribed } = await rpc.call(contacts.calls.getSubscription, link, nobody);
    const isAgain = AGAIN in (request.query as object);
    const state = !subscribed ? 'unsubscribed' : isAgain ? 'again' : 'subscribed';
    return { status: 200, html: subscriptionHtml(request, link, { channel, state }, fontFaces) };
  } catch (error) {
    if (!isBroken(error)) throw error;
    return brokenLink(request, link, fontFaces);
  }
}
