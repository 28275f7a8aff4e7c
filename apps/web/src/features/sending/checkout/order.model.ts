import { MOST_TOKENS, type ShownPayment } from '@festlig/contracts/billing';
import { payableTokens } from '@festlig/domain/billing/prices';
import type { CodedError } from '../../../lib/coded-error';
import type { Whom } from '../../../lib/guest-selection';
import {
  type Channel,
  channelsOf,
  fewByName,
  type LeftOut,
  leftOutOf,
  onChannel,
  type Presend,
} from '../presend.model';

/** What the texts of a send need, as the host was shown it. */
export interface Quote {
  texts: number;
  /** The tokens for these texts. */
  tokens: number;
  /** The tokens that the party had. */
  account: number;
}

/** A send that a host is about to start, as they were shown it. */
export interface Order {
  partyId: string;
  draft: { id: string; name: string };
  whom: Whom;
  channel: Channel;
  mails: number;
  /** Who gets a mail and who gets a text, each where they are few; missing in one that an earlier version kept. */
  names?: { mailed: readonly string[]; texted: readonly string[] };
  /** Who gets nothing; missing in one that an earlier version kept. */
  left?: LeftOut;
  /** Null: there is nobody to text. */
  quote: Quote | null;
  /** The same for each attempt to start it. */
  idempotencyKey: string;
  /** The payment that was begun for it. */
  payment?: Begun;
}

/** A payment that was begun. */
export interface Begun {
  tokens: number;
  /** The party's latest payment before it: null = there was none, undefined = it is not known. */
  latest: string | null | undefined;
}

/** The mails that can be sent today: beyond the day's quota guests wait. */
export const mailsOf = ({ mail, today }: Pick<Presend, 'mail' | 'today'>): number => Math.min(mail, today ?? Infinity);

/** The most texts of one send: those that the day has left, and those that one payment suffices for (rule: text-quota). */
export const mostTexts = ({ textsToday, account }: Pick<Presend, 'textsToday' | 'account'>): number =>
  Math.min(textsToday ?? Infinity, account + MOST_TOKENS);

/** The texts that can be sent now: all of them, or none. */
export const textsOf = (shown: Pick<Presend, 'text' | 'textsToday' | 'account'>): number =>
  shown.text <= mostTexts(shown) ? shown.text : 0;

/** The order of what a host is shown now. */
export function orderOf(summary: Presend, rest: Omit<Order, 'quote' | 'mails' | 'names' | 'left'>): Order {
  const shown = onChannel(rest.channel, summary);
  const { tokens, account } = shown;
  const [mails, texts] = [mailsOf(shown), textsOf(shown)];
  const ids = shown.ids ?? [];
  const mailed = ids.filter(({ receives }) => receives === 'mail');
  const texted = ids.filter((person) => person.texts === 'text');
  const names = { mailed: fewByName(mailed, mails), texted: fewByName(texted, texts) };
  const left = leftOutOf(rest.channel, summary, texts);
  return { ...rest, mails, names, left, quote: texts > 0 ? { texts, tokens, account } : null };
}

/** The same order with texts to those whom no mail reaches; null where a host cannot choose that (rule: text-channel). */
export function withTexts(summary: Presend, order: Order): Order | null {
  if (order.channel === 'all' || !channelsOf(summary).includes('unmailed')) return null;
  const texted = orderOf(summary, { ...order, channel: 'unmailed' });
  return texted.quote && texted;
}

/** The tokens that are still to be paid for (rule: tokens-to-pay). */
export const toPay = (quote: Quote | null): number => (quote ? payableTokens(quote.tokens, quote.account) : 0);

/** What a refusal says about the texts' cost by now; null when it was refused for something else. */
export function quoteAfter(quote: Quote, { code, params }: CodedError): Quote | null {
  if (code === 'quote_changed') {
    const tokens = Number(params?.['tokens']);
    return { texts: tokens, tokens, account: Number(params?.['account']) };
  }
  return code === 'insufficient_tokens' ? { ...quote, account: quote.tokens - Number(params?.['missing']) } : null;
}

/**
 * Whether the payment that was begun is among the party's `latest` payments. Tokens can also come by a coupon or another
 * host's payment, and those start no send (rule: payment-goes-on).
 */
export function isPaid(begun: Begun | undefined, latest: ShownPayment[]): boolean {
  if (begun?.latest === undefined) return false;
  const known = latest.findIndex(({ id }) => id === begun.latest);
  if (known < 0 && begun.latest !== null) return false;
  return latest
    .slice(0, known < 0 ? undefined : known)
    .some(({ purchase, refunded }) => purchase.kind === 'token' && purchase.tokens === begun.tokens && refunded === 0);
}

const KEY = 'festlig_order';
/** A payment that takes longer than this is not waited for. */
const KEPT_MS = 30 * 60_000;

/**
 * Keeps the order whose payment has begun, for when this tab shows the payment itself or is loaded again meanwhile
 * (rule: payment-goes-on).
 */
export function keepOrder(order: Order | null, now: number): void {
  try {
    if (order) sessionStorage.setItem(KEY, JSON.stringify({ order, until: now + KEPT_MS }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the order is kept until the page is closed.
  }
}

/** The order of this party that waits for its payment. */
export function keptOrder(partyId: string, now: number): Order | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { order: Order; until: number } | null;
    return kept && kept.order.partyId === partyId && now < kept.until ? kept.order : null;
  } catch {
    return null;
  }
}
