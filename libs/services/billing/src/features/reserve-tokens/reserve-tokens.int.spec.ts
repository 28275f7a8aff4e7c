import { billing } from '@festlig/contracts/billing';
import { RemoteFailure } from '@festlig/platform/errors';
import { type TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { buyTokens, CashBox, host, ledgerOf, partyId, startBilling, sweep } from '../../billing.fixture';
import { messaging } from '@festlig/contracts/messaging';
import { OnPartyDeleted } from '../../reactions/on-party-deleted';
import { ReservationRepository, SILENCE } from '../../store/reservation.repository';
import { PAYMENTS, type PaymentDocument } from '../../store/payment.schema';

const { getBalance, reserveTokens } = billing.calls;
const id = (number: number) => number.toString(16).padStart(24, '0');

describe('reserving tokens for a send', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startBilling(new CashBox());
  });
  afterEach(() => service.stop());

  const buy = (tokens: number, paymentId = id(900), of = partyId) => buyTokens(service, tokens, paymentId, of);
  const reserve = (sendId: string, tokens: number, of = partyId) =>
    service.ask(reserveTokens, { partyId: of, sendId, tokens });
  /** What is left, or why nothing was reserved. */
  const tried = (sendId: string, tokens: number) =>
    reserve(sendId, tokens).catch((error: unknown) => (error as RemoteFailure).failure.body.errors['root']);
  const balance = async () => {
    const { tokens, reserved } = await service.call(getBalance, { partyId }, host);
    return { tokens, reserved };
  };

  it('takes them from the balance, and says that the send holds them', async () => {
    await buy(10);
    expect(await reserve(id(1), 8)).toEqual({ balance: 2 });
    expect(await balance()).toEqual({ tokens: 2, reserved: 8 });
  });

  it('refuses more than the balance whole, says how many are missing, and accepts the send once they are bought', async () => {
    await buy(10);
    expect(await tried(id(1), 13)).toEqual({ code: 'insufficient_tokens', params: { missing: 3 } });
    expect(await balance()).toEqual({ tokens: 10, reserved: 0 });
    await buy(3, id(901));
    expect(await reserve(id(1), 13)).toEqual({ balance: 0 });
  });

  it('takes them once when the same send asks again and at once, also when nothing is left', async () => {
    await buy(8);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reserve(id(1), 8)));
    expect(answers).toEqual(answers.map(() => ({ balance: 0 })));
    expect(await reserve(id(1), 8)).toEqual({ balance: 0 });
    expect((await ledgerOf(service)).map(({ kind, tokens }) => [kind, tokens])).toEqual([
      ['payment', 8],
      ['reserve', -8],
    ]);
  });

  it('spends exactly 100 of 100 tokens when 200 sends ask at once', async () => {
    await buy(100);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, send) => tried(id(send), 1)));
    expect(answers.filter((answer) => 'balance' in answer!)).toHaveLength(100);
    const refused = answers.filter((answer) => 'code' in answer!);
    expect(refused).toEqual(refused.map(() => ({ code: 'insufficient_tokens', params: { missing: 1 } })));
    expect(refused).toHaveLength(100);
    expect(await balance()).toEqual({ tokens: 0, reserved: 100 });
    expect(await ledgerOf(service)).toHaveLength(101);
  });

  it('refuses another number of tokens, and another party, for a send that has its tokens', async () => {
    await buy(20);
    await buy(20, id(901), id(77));
    await reserve(id(1), 8);
    expect(await tried(id(1), 9)).toMatchObject({ code: 'conflict' });
    await expect(reserve(id(1), 8, id(77))).rejects.toMatchObject({
      failure: { body: { errors: { root: { code: 'conflict' } } } },
    });
    expect(await balance()).toEqual({ tokens: 12, reserved: 8 });
  });

  it('takes no tokens of another party', async () => {
    await buy(10, id(900), id(77));
    expect(await tried(id(1), 1)).toEqual({ code: 'insufficient_tokens', params: { missing: 1 } });
    expect((await ledgerOf(service, id(77))).map(({ tokens }) => tokens)).toEqual([10]);
  });

  it('is for services only', async () => {
    expect(await service.refusal(reserveTokens, { partyId, sendId: id(1), tokens: 1 }, host)).toEqual({
      root: 'not_found',
    });
  });

  it.each([0, -5, 1.5, 10_000_001])('refuses %s tokens', async (tokens) => {
    await expect(reserve(id(1), tokens)).rejects.toMatchObject({
      failure: { body: { errors: { tokens: expect.anything() } } },
    });
  });

  describe('for a send of which nothing is heard', () => {
    let asked: string[];
    let exists: boolean;
    beforeEach(() => {
      [asked, exists] = [[], false];
      service.rpc.answer(messaging.calls.findSend, ({ sendId }) => {
        asked.push(sendId);
        return { found: exists };
      });
    });
    const later = () => service.clock.advance(SILENCE);

    it('gives them back once messaging knows no such send, and not before ten minutes', async () => {
      await buy(10);
      await reserve(id(1), 8);
      await sweep(service);
      expect([asked, await balance()]).toEqual([[], { tokens: 2, reserved: 8 }]);
      later();
      await Promise.all([sweep(service), sweep(service)]);
      await sweep(service);
      expect(await balance()).toEqual({ tokens: 10, reserved: 0 });
      expect((await ledgerOf(service)).map(({ _id, tokens }) => [_id, tokens])).toEqual([
        [`payment:${id(900)}`, 10],
        [`${id(1)}:reserve`, -8],
        [`${id(1)}:planned`, 8],
      ]);
      expect(await tried(id(1), 8)).toEqual({ code: 'insufficient_tokens', params: { missing: 8 } });
    });

    it('leaves them to a send that exists, and asks again later', async () => {
      exists = true;
      await buy(10);
      await reserve(id(1), 8);
      later();
      await sweep(service);
      await sweep(service);
      expect([asked, await balance()]).toEqual([[id(1)], { tokens: 2, reserved: 8 }]);
      later();
      await sweep(service);
      expect(asked).toEqual([id(1), id(1)]);
    });

    it('keeps a call from taking them that was killed before it did, and comes back after ten minutes', async () => {
      await buy(10);
      await service.app.get(ReservationRepository, { strict: false }).open(id(1), partyId);
      later();
      await sweep(service);
      expect(await tried(id(1), 8)).toEqual({ code: 'insufficient_tokens', params: { missing: 8 } });
      expect(await balance()).toEqual({ tokens: 10, reserved: 0 });
    });

    it('keeps them while messaging does not answer, gives back those of other sends, and asks again later', async () => {
      await buy(10);
      await reserve(id(1), 8);
      await reserve(id(2), 1);
      later();
      let away = true;
      service.rpc.answer(messaging.calls.findSend, ({ sendId }) =>
        away && sendId === id(1) ? Promise.reject(new Error('away')) : { found: false },
      );
      await sweep(service);
      expect(await balance()).toEqual({ tokens: 2, reserved: 8 });
      away = false;
      later();
      await sweep(service);
      expect(await balance()).toEqual({ tokens: 10, reserved: 0 });
    });

    it('asks nothing about a send of a deleted party', async () => {
      await buy(10);
      await reserve(id(1), 8);
      await service.app.get(OnPartyDeleted, { strict: false }).react({ partyId } as never);
      later();
      await sweep(service);
      expect(asked).toEqual([]);
    });
  });

  describe('with payments that an earlier version stored', () => {
    const payments = () => service.app.get<Model<PaymentDocument>>(getModelToken(PAYMENTS), { strict: false });
    const old = (paymentId: string, tokens: number) =>
      payments().create({
        _id: paymentId,
        partyId,
        buyerId: host.id,
        purchase: { kind: 'token', tokens },
        amount: 400 * tokens,
        currency: 'dkk',
        completed: true,
        entry: { tokens, at: new Date('2026-04-01T10:00:00Z') },
        createdAt: new Date('2026-04-01T10:00:00Z'),
        outbox: [],
      });

    it('books their tokens once, whoever needs them first', async () => {
      await old(id(900), 5);
      await old(id(901), 7);
      expect(await Promise.all([reserve(id(1), 4), reserve(id(2), 4)])).toEqual(
        expect.arrayContaining([{ balance: 4 }]),
      );
      expect((await ledgerOf(service)).map(({ kind, tokens }) => [kind, tokens])).toEqual([
        ['payment', 5],
        ['payment', 7],
        ['reserve', -4],
        ['reserve', -4],
      ]);
      expect(await payments().countDocuments({ entry: { $exists: true } })).toBe(0);
    });

    it('books a payment once whose fact arrives as well', async () => {
      await old(id(900), 5);
      await buy(5, id(900));
      await old(id(901), 7).then(() => buy(7, id(901)));
      expect(await balance()).toEqual({ tokens: 12, reserved: 0 });
    });
  });
});
