import { afterEach, describe, expect, it } from '@jest/globals';
import { aTokenPayment } from '@festlig/testing/billing/a-payment';
import { aPerson, aPresend } from '@festlig/testing/messaging/a-presend';
import { NOBODY, whomOf } from '../choice.model';
import {
  isPaid,
  keepOrder,
  keptOrder,
  mailsOf,
  type Order,
  orderOf,
  quoteAfter,
  textsOf,
  toPay,
  withTexts,
} from './order.model';

const rest = {
  partyId: 'p1',
  draft: { id: 't1', name: 'Come!' },
  whom: whomOf('all', NOBODY),
  channel: 'all' as const,
  idempotencyKey: 'k'.repeat(32),
};
const left = { guests: 0, lost: [], texted: 0, onlyText: [], toPay: 0 };
const order: Order = {
  ...rest,
  mails: 12,
  names: { mailed: [], texted: [] },
  left,
  quote: { texts: 8, tokens: 8, account: 3 },
};
const presend = aPresend();

describe('what a send costs', () => {
  it('is nothing without texts, else the tokens that the account lacks', () => {
    expect(orderOf(presend, rest)).toEqual(order);
    expect(orderOf({ ...presend, text: 0, tokens: 0 }, rest).quote).toBeNull();
    expect(toPay(order.quote)).toBe(5);
    expect(toPay({ texts: 8, tokens: 8, account: 20 })).toBe(0);
    expect(toPay(null)).toBe(0);
  });

  it('tells on each channel who gets nothing, and what a text to them would cost', () => {
    const some = { ...presend, contacts: 15, mail: 9, textUnmailed: 5 };
    expect(orderOf(some, { ...rest, channel: 'mails' }).left).toMatchObject({
      guests: 6,
      lost: [],
      texted: 5,
      toPay: 2,
    });
    expect(orderOf(some, { ...rest, channel: 'unmailed' }).left).toMatchObject({ guests: 1, texted: 0 });
    expect(orderOf({ ...some, textsToday: 3 }, rest).left).toMatchObject({ guests: 6, texted: 0 });
  });

  it('names who gets what where at most three do, and nobody of more or whom the day has no mail for (rule: send-asks)', () => {
    const mailed = ['Anne', 'Bo', 'Carl', 'Dan'].map((name) => aPerson({ name, texts: 'none' }));
    const ditte = aPerson({ name: 'Ditte', email: null, receives: 'unreachable' });
    const of = (mail: number, channel: Order['channel'] = 'mails', today: number | null = null) => {
      const ids = [...mailed.slice(0, mail), ditte];
      const counts = { contacts: mail + 1, mail, today, text: 1, textUnmailed: 1, tokensPrContact: 1 };
      return orderOf({ ...presend, ...counts, ids }, { ...rest, channel });
    };
    expect(of(3)).toMatchObject({
      names: { mailed: ['Anne', 'Bo', 'Carl'], texted: [] },
      left: { onlyText: ['Ditte'] },
    });
    expect(of(3, 'unmailed')).toMatchObject({ names: { texted: ['Ditte'] }, left: { onlyText: [] } });
    expect(of(4).names).toEqual({ mailed: [], texted: [] });
    expect(of(3, 'mails', 2).names?.mailed).toEqual([]);
  });

  it('is that of the texts on the chosen channel', () => {
    const some = { ...presend, textUnmailed: 2 };
    expect(orderOf(some, { ...rest, channel: 'unmailed' }).quote).toEqual({ texts: 2, tokens: 2, account: 3 });
    expect(orderOf(some, { ...rest, channel: 'mails' }).quote).toBeNull();
  });

  it('can be sent with texts to those without mail where a host may choose them', () => {
    const some = { ...presend, contacts: 15, textUnmailed: 2 };
    const asked = (channel: 'mails' | 'unmailed' | 'all', summary = some) =>
      withTexts(summary, orderOf(summary, { ...rest, channel }));
    expect(asked('mails')).toMatchObject({ ...rest, channel: 'unmailed', mails: 12, quote: { texts: 2, tokens: 2 } });
    expect(asked('unmailed')).toEqual(asked('mails'));
    expect(asked('all')).toBeNull();
    expect(asked('mails', presend)).toBeNull();
    expect(asked('mails', { ...some, mail: 0 })).toBeNull();
    expect(asked('mails', { ...some, textsToday: 1 })).toBeNull();
  });

  it('counts only the mails that the quota of the day allows', () => {
    expect(mailsOf({ mail: 12, today: 5 })).toBe(5);
    expect(mailsOf({ mail: 12, today: null })).toBe(12);
  });

  it('has all the texts that the day and one payment suffice for, and else none to pay for', () => {
    expect(textsOf({ text: 8, textsToday: 8, account: 0 })).toBe(8);
    expect(textsOf({ text: 8, textsToday: 7, account: 100 })).toBe(0);
    expect(textsOf({ text: 20_003, textsToday: null, account: 3 })).toBe(20_003);
    expect(textsOf({ text: 20_004, textsToday: null, account: 3 })).toBe(0);
    expect(orderOf({ ...presend, textsToday: 7 }, rest)).toEqual({ ...order, quote: null });
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
  const earlier = aTokenPayment('1', 5);

  it('is made when a payment of as many tokens is listed that was not there before', () => {
    expect(isPaid({ tokens: 5, latest: earlier.id }, [aTokenPayment('2', 5), earlier])).toBe(true);
    expect(isPaid({ tokens: 5, latest: null }, [aTokenPayment('2', 5)])).toBe(true);
  });

  it('is not made by an earlier payment, one of other tokens, a plan, or one whose money went back', () => {
    const begun = { tokens: 5, latest: earlier.id };
    expect(isPaid(begun, [earlier, aTokenPayment('0', 5)])).toBe(false);
    expect(isPaid(begun, [aTokenPayment('2', 6), earlier])).toBe(false);
    expect(isPaid(begun, [aTokenPayment('2', 5, { refunded: 250 }), earlier])).toBe(false);
    expect(isPaid(begun, [aTokenPayment('2', 5, { purchase: { kind: 'plan', plan: 'pro' } }), earlier])).toBe(false);
  });

  it('is not known to be made when the payments before it are not known', () => {
    expect(isPaid({ tokens: 5, latest: undefined }, [aTokenPayment('2', 5)])).toBe(false);
    expect(isPaid({ tokens: 5, latest: 'gone' }, [aTokenPayment('2', 5)])).toBe(false);
    expect(isPaid(undefined, [aTokenPayment('2', 5)])).toBe(false);
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
