import { afterEach, describe, expect, it } from '@jest/globals';
import '../../../lib/test-browser';
import { NOBODY, whomOf } from '../choice.model';
import type { Presend } from '../presend.model';
import { isPaid, keepOrder, keptOrder, mailsOf, type Order, orderOf, quoteAfter, toPay } from './order.model';

const rest = {
  partyId: 'p1',
  draft: { id: 't1', name: 'Come!' },
  whom: whomOf('all', NOBODY),
  idempotencyKey: 'k'.repeat(32),
};
const order: Order = { ...rest, mails: 12, atLeast: false, quote: { texts: 8, tokens: 8, account: 3 } };
const presend: Presend = {
  contacts: 12,
  mail: 12,
  unsubscribed: 0,
  text: 8,
  textUnsubscribed: 0,
  abroad: 0,
  tokens: 8,
  tokensPrContact: 1,
  account: 3,
  toPay: 5,
  atLeast: false,
  ids: null,
  today: null,
  earlier: null,
};

describe('what a send costs', () => {
  it('is nothing without texts, else the tokens that the account lacks', () => {
    expect(orderOf(presend, rest)).toEqual(order);
    expect(orderOf({ ...presend, text: 0, tokens: 0 }, rest).quote).toBeNull();
    expect(toPay(order.quote)).toBe(5);
    expect(toPay({ texts: 8, tokens: 8, account: 20 })).toBe(0);
    expect(toPay(null)).toBe(0);
  });

  it('counts only the mails that the quota of the day allows', () => {
    expect(mailsOf({ mail: 12, today: 5, atLeast: true })).toEqual({ mails: 5, atLeast: false });
    expect(mailsOf({ mail: 12, today: null, atLeast: true })).toEqual({ mails: 12, atLeast: true });
  });

  it('follows a refusal that says what it costs now, and no other refusal', () => {
    const quote = { texts: 8, tokens: 8, account: 8 };
    const changed = { code: 'quote_changed', params: { tokens: 10, account: 8 } };
    expect(quoteAfter(quote, changed)).toEqual({ texts: 10, tokens: 10, account: 8 });
    const short = quoteAfter(quote, { code: 'insufficient_tokens', params: { missing: 3 } });
    expect(toPay(short)).toBe(3);
    expect(quoteAfter(quote, { code: 'unavailable' })).toBeNull();
  });
});

describe('the payment that was begun for a send', () => {
  const payment = (id: string, tokens: number, refunded = 0) => ({
    id,
    number: id,
    at: '2026-11-20T12:00:00Z',
    purchase: { kind: 'token' as const, tokens },
    amount: 250,
    currency: 'eur' as const,
    refunded,
  });
  const earlier = payment('earlier', 5);

  it('is made when a payment of as many tokens is listed that was not there before', () => {
    expect(isPaid({ tokens: 5, latest: 'earlier' }, [payment('own', 5), earlier])).toBe(true);
    expect(isPaid({ tokens: 5, latest: null }, [payment('own', 5)])).toBe(true);
  });

  it('is not made by an earlier payment, one of other tokens, a plan, or one whose money went back', () => {
    const begun = { tokens: 5, latest: 'earlier' };
    expect(isPaid(begun, [earlier, payment('older', 5)])).toBe(false);
    expect(isPaid(begun, [payment('other', 6), earlier])).toBe(false);
    expect(isPaid(begun, [payment('own', 5, 250), earlier])).toBe(false);
    expect(isPaid(begun, [{ ...payment('plan', 5), purchase: { kind: 'plan', plan: 'pro' } }, earlier])).toBe(false);
  });

  it('is not known to be made when the payments before it are not known', () => {
    expect(isPaid({ tokens: 5, latest: undefined }, [payment('own', 5)])).toBe(false);
    expect(isPaid({ tokens: 5, latest: 'gone' }, [payment('own', 5)])).toBe(false);
    expect(isPaid(undefined, [payment('own', 5)])).toBe(false);
  });
});

describe('an order that waits for its payment', () => {
  afterEach(() => sessionStorage.clear());

  it('is kept for its party for half an hour, until it is sent or given up', () => {
    keepOrder(order, 0);
    expect(keptOrder('p1', 29 * 60_000)).toEqual(order);
    expect(keptOrder('p2', 0)).toBeNull();
    expect(keptOrder('p1', 30 * 60_000)).toBeNull();
    keepOrder(null, 0);
    expect(keptOrder('p1', 0)).toBeNull();
  });

  it('is nothing when the storage holds something else', () => {
    sessionStorage.setItem('festlig_order', '{');
    expect(keptOrder('p1', 0)).toBeNull();
  });
});
