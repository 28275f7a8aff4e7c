import { billing, paymentCompleted, paymentSentBack, type Purchase } from '@festlig/contracts/billing';
import { messaging } from '@festlig/contracts/messaging';
import { party, partyDeleted, type Plan } from '@festlig/contracts/party';
import { CallError, RemoteFailure, toFailure } from '@festlig/platform/errors';
import { Facts } from '@festlig/platform/outbox';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CashBox, host, partyId, startBilling, sweep, work } from '../billing.fixture';

const { listPayments, payPlan, payTokens, payUnlimitedPhotos, receiveStripeWebhook } = billing.calls;
const MINUTE = 60_000;

describe('a payment that nobody reports', () => {
  let service: TestService;
  let plan: Plan;
  let cards: CashBox;
  const tell = (paymentId: string) => service.call(receiveStripeWebhook, { payload: paymentId, signature: 'good' });
  const order = async (to: Plan) => {
    await service.call(payPlan, { partyId, plan: to, currency: 'dkk' }, host);
    return cards.lastOrder.paymentId;
  };
  const sold = async () =>
    (await service.facts(paymentCompleted)).map(({ data }) => (data.kind === 'plan' ? data.plan : data.kind));
  const after = async (minutes: number) => {
    service.clock.advance(minutes * MINUTE);
    await sweep(service);
  };
  beforeEach(async () => {
    plan = 'free';
    cards = new CashBox();
    service = await startBilling(cards, () => plan);
  });
  afterEach(() => service.stop());

  it('is found when the provider is asked, and counts once when the report comes later (rule: payment-found-later)', async () => {
    await service.call(payTokens, { partyId, amount: 3, currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    cards.payQuietly(paymentId);
    await after(9);
    expect(await sold()).toEqual([]);
    await after(2);
    expect(await sold()).toEqual(['token']);
    await tell(paymentId);
    await after(60);
    expect(await sold()).toEqual(['token']);
  });

  it('is found although the provider was away at first', async () => {
    const id = await order('premium');
    cards.payQuietly(id);
    cards.down = true;
    await expect(after(11)).rejects.toMatchObject({ code: 'payment_unavailable' });
    cards.down = false;
    await after(2);
    expect(await sold()).toEqual(['premium']);
  });

  it('is found while messaging does not answer about a send that is silent', async () => {
    await service.call(payTokens, { partyId, amount: 3, currency: 'dkk' }, host);
    await tell(cards.lastOrder.paymentId);
    await service.facts(paymentCompleted);
    await work(service);
    await service.ask(billing.calls.reserveTokens, { partyId, sendId: 'e'.repeat(24), tokens: 3 });
    service.rpc.answer(messaging.calls.findSend, () => Promise.reject(new Error('away')));
    cards.payQuietly(await order('premium'));
    await after(11);
    expect(await sold()).toEqual(['token', 'premium']);
  });

  it('is asked about less and less often, and no more when its page has ended', async () => {
    await order('premium');
    let asked = 0;
    const find = cards.findCheckout.bind(cards);
    cards.findCheckout = (reference) => (asked++, find(reference));
    for (let hour = 0; hour < 72; hour++) await after(60);
    expect(asked).toBe(6);
    await order('pro');
    cards.closed.push(`cs_${cards.lastOrder.paymentId}`);
    asked = 0;
    for (let hour = 0; hour < 72; hour++) await after(60);
    expect(asked).toBe(1);
  });
});

describe('a payment without use for the party', () => {
  let service: TestService;
  let plan: Plan;
  let cards: CashBox;
  const cohost = aUser();
  const tell = (paymentId: string) => service.call(receiveStripeWebhook, { payload: paymentId, signature: 'good' });
  const order = async (to: Plan | 'photos', buyer = host) => {
    const input = { partyId, currency: 'dkk' } as const;
    if (to === 'photos') await service.call(payUnlimitedPhotos, input, buyer);
    else await service.call(payPlan, { ...input, plan: to }, buyer);
    return cards.lastOrder.paymentId;
  };
  const boughtOnce = async (): Promise<Purchase['kind'][]> =>
    (await service.facts(paymentCompleted)).map(({ data }) => data.kind);
  beforeEach(async () => {
    plan = 'free';
    cards = new CashBox();
    service = await startBilling(cards, () => plan);
    service.parties.set(partyId, { [host.id]: 'owner', [cohost.id]: 'editor' });
  });
  afterEach(() => service.stop());

  it.each(['premium', 'photos'] as const)(
    'is sent back when two hosts pay for %s at the same time (rule: sold-once)',
    async (what) => {
      if (what === 'photos') plan = 'premium';
      const ids = [await order(what), await order(what, cohost)];
      await Promise.all(ids.map(tell));
      expect(await boughtOnce()).toHaveLength(1);
      await sweep(service);
      await sweep(service);
      const [{ data: kept } = { data: null }] = await service.facts(paymentCompleted);
      expect(cards.sentBack).toEqual(ids.filter((id) => id !== kept?.paymentId));
      const { items } = await service.call(listPayments, { partyId }, host);
      const price = items[0]?.amount;
      expect(items.map(({ id, refunded }) => (id === kept?.paymentId ? refunded === 0 : refunded === price))).toEqual([
        ...[true, true],
      ]);
    },
  );

  it('counts both when two hosts pay for tokens at the same time', async () => {
    const ids: string[] = [];
    for (const buyer of [host, cohost]) {
      await service.call(payTokens, { partyId, amount: 4, currency: 'dkk' }, buyer);
      ids.push(cards.lastOrder.paymentId);
    }
    await Promise.all(ids.map(tell));
    await service.facts(paymentCompleted);
    await work(service);
    expect((await service.call(billing.calls.getBalance, { partyId }, host)).tokens).toBe(8);
  });

  it('is sent back when a higher plan was paid for first', async () => {
    const [lower, higher] = [await order('premium'), await order('pro', cohost)];
    await tell(higher);
    await tell(lower);
    await sweep(service);
    expect(cards.sentBack).toEqual([lower]);
  });

  it('is listed as not used, and its buyer is told when its money was sent back (rule: payment-states)', async () => {
    const first = await order('premium');
    // The list has the latest first.
    service.clock.advance(1000);
    for (const id of [first, await order('premium', cohost)]) await tell(id);
    const states = async () =>
      (await service.call(listPayments, { partyId }, cohost)).items.map(({ state, mine }) => [state, mine]);
    expect(await states()).toEqual([
      ['sending_back', true],
      ['paid', false],
    ]);
    expect(await service.facts(paymentSentBack)).toEqual([]);
    await sweep(service);
    await sweep(service);
    expect((await states())[0]).toEqual(['sent_back', true]);
    const all = { kind: 'plan', amount: 14_900, isAll: true, why: 'had' };
    expect((await service.facts(paymentSentBack)).map(({ data }) => data)).toMatchObject([all]);
  });

  it('is sent back when the party is gone', async () => {
    const id = await order('premium');
    service.rpc.answer(party.calls.describeParty, () => {
      throw new RemoteFailure(toFailure(new CallError('not_found'), 'id'));
    });
    await tell(id);
    await sweep(service);
    expect([cards.sentBack, await boughtOnce()]).toEqual([[id], []]);
    expect((await service.facts(paymentSentBack)).map(({ data }) => data.why)).toEqual(['party_gone']);
  });

  it('is sent back when tokens are paid for a party that was deleted (rule: payment-party-deleted)', async () => {
    await service.call(payTokens, { partyId, amount: 5, currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId })]);
    await tell(paymentId);
    await sweep(service);
    expect([cards.sentBack, await boughtOnce()]).toEqual([[paymentId], []]);
  });

  it('cannot be made any more for a party that was deleted: its pages are closed at once', async () => {
    await service.call(payTokens, { partyId, amount: 5, currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId })]);
    await sweep(service);
    expect(cards.closed).toEqual([`cs_${paymentId}`]);
  });

  it('is sent back although the provider was away at first, and once', async () => {
    const ids = [await order('pro'), await order('pro', cohost)];
    for (const id of ids) await tell(id);
    cards.down = true;
    await expect(sweep(service)).rejects.toMatchObject({ code: 'payment_unavailable' });
    cards.down = false;
    for (let minute = 0; minute < 5; minute++) {
      service.clock.advance(MINUTE + 1);
      await sweep(service);
    }
    expect(cards.sentBack).toEqual([ids[1]]);
  });

  it('cannot be made any more: the open pages for it are closed, the others stay open', async () => {
    const [paid, same, higher] = [await order('premium'), await order('premium', cohost), await order('pro', cohost)];
    await service.call(payTokens, { partyId, amount: 1, currency: 'dkk' }, host);
    await tell(paid);
    await sweep(service);
    expect(cards.closed).toEqual([`cs_${same}`]);
    plan = 'premium';
    await tell(higher);
    await sweep(service);
    expect(cards.sentBack).toEqual([]);
  });

  it('is paid while its page is being closed: the money is found and sent back', async () => {
    const [first, second] = [await order('premium'), await order('premium', cohost)];
    await tell(first);
    cards.closeCheckout = async () => cards.payQuietly(second);
    await sweep(service);
    service.clock.advance(2 * MINUTE);
    await sweep(service);
    await sweep(service);
    expect(cards.sentBack).toEqual([second]);
  });
});
