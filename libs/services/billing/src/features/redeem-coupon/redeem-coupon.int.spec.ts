import { billing, couponRedeemed } from '@festlig/contracts/billing';
import { aUser, type TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { CashBox, host, ledgerOf, partyId, startBilling, work } from '../../billing.fixture';
import { type CouponDocument, COUPONS } from '../../store/coupon.schema';

const { getBalance, listLedger, redeemCoupon } = billing.calls;
const hex = (number: number) => number.toString(16).padStart(24, '0');

describe('redeeming a coupon', () => {
  let service: TestService;
  let count = 0;
  const coupons = () => service.app.get<Model<CouponDocument>>(getModelToken(COUPONS), { strict: false });
  const aCoupon = async (more: Partial<CouponDocument> = {}): Promise<string> => {
    const code = `FEST-${String(++count)}-2026`;
    const coupon: CouponDocument = {
      _id: code,
      gives: { kind: 'tokens', tokens: 5 },
      most: 10,
      perUser: 1,
      until: null,
      onlyFor: null,
      isStopped: false,
      redeemed: [],
      audit: [],
      outbox: [],
      createdAt: service.clock.now(),
    };
    await coupons().create({ ...coupon, ...more });
    return code;
  };
  /** A host with a party of their own. */
  const somebody = () => {
    const [user, id] = [aUser(), hex(5_000 + ++count)];
    service.parties.set(id, { [user.id]: 'owner' });
    return { user, id };
  };
  const redeem = (code: string, user = host, of = partyId) => service.call(redeemCoupon, { partyId: of, code }, user);
  const refusal = (code: string, user = host, of = partyId) =>
    service.refusal(redeemCoupon, { partyId: of, code }, user);
  const tokens = async (user = host, of = partyId) => {
    await service.facts(couponRedeemed);
    await work(service);
    return (await service.call(getBalance, { partyId: of }, user)).tokens;
  };

  beforeAll(async () => {
    service = await startBilling(new CashBox());
  });
  beforeEach(() => service.clock.advance(24 * 3_600_000));
  afterAll(() => service.stop());

  it('gives the party its tokens, however the code is typed', async () => {
    const { user, id } = somebody();
    const code = await aCoupon();
    expect(await redeem(`  ${code.toLowerCase()} `, user, id)).toEqual({ gives: { kind: 'tokens', tokens: 5 } });
    expect(await tokens(user, id)).toBe(5);
    const { items } = await service.call(listLedger, { partyId: id }, user);
    expect(items).toEqual([expect.objectContaining({ kind: 'coupon', code, tokens: 5 })]);
  });

  it('gives a plan and unlimited photos by a fact, and no tokens', async () => {
    const { user, id } = somebody();
    await redeem(await aCoupon({ gives: { kind: 'plan', plan: 'premium' } }), user, id);
    await redeem(await aCoupon({ gives: { kind: 'unlimited_photos' } }), user, id);
    const facts = (await service.facts(couponRedeemed)).map(({ data }) => data).filter((data) => data.partyId === id);
    expect(facts.map(({ gives }) => gives)).toEqual([{ kind: 'plan', plan: 'premium' }, { kind: 'unlimited_photos' }]);
    expect(await tokens(user, id)).toBe(0);
  });

  it('counts once when it is redeemed many times at once', async () => {
    const { user, id } = somebody();
    const code = await aCoupon({ perUser: 5 });
    const answers = await Promise.all(
      Array.from({ length: 15 }, () =>
        redeem(code, user, id).then(
          () => 'redeemed',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'redeemed')).toHaveLength(1);
    expect(await refusal(code, user, id)).toEqual({ code: 'coupon_used' });
    expect(await tokens(user, id)).toBe(5);
    expect(await ledgerOf(service, id)).toHaveLength(1);
  });

  it('is redeemed exactly as often as it allows when many parties want it at once', async () => {
    const code = await aCoupon({ most: 7 });
    const all = Array.from({ length: 20 }, somebody);
    const answers = await Promise.all(
      all.map(({ user, id }) =>
        redeem(code, user, id).then(
          () => 'redeemed',
          () => 'refused',
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'redeemed')).toHaveLength(7);
    const late = somebody();
    expect(await refusal(code, late.user, late.id)).toEqual({ code: 'coupon_invalid' });
  });

  it('is refused with one answer when it is unknown, over, stopped or for another party', async () => {
    const { user, id } = somebody();
    const codes = [
      'NEVER-MADE',
      await aCoupon({ until: service.clock.now() }),
      await aCoupon({ isStopped: true }),
      await aCoupon({ onlyFor: partyId }),
      'no code at all!',
      '../../etc',
    ];
    for (const code of codes) expect(await refusal(code, user, id)).toEqual({ code: 'coupon_invalid' });
    expect(await tokens(user, id)).toBe(0);
  });

  it('is refused to a user who has used it for another party, and accepted from the next', async () => {
    const [one, other] = [somebody(), somebody()];
    service.parties.set(other.id, { [one.user.id]: 'owner', [other.user.id]: 'editor' });
    const code = await aCoupon();
    await redeem(code, one.user, one.id);
    expect(await refusal(code, one.user, other.id)).toEqual({ code: 'coupon_used' });
    await redeem(code, other.user, other.id);
    expect(await tokens(other.user, other.id)).toBe(5);
  });

  it('is not possible for the party of others, and not without logging in', async () => {
    const code = await aCoupon();
    expect(await refusal(code, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(redeemCoupon, { partyId, code })).toEqual({ root: 'needs_login' });
    expect((await coupons().findOne({ _id: code }).lean())?.redeemed).toEqual([]);
  });

  describe('by guessing', () => {
    const tryAll = (who: { user: typeof host; id: string; clientAddress?: string }, many: number) =>
      Promise.all(
        Array.from({ length: many }, async (_, n) => {
          const input = { partyId: who.id, code: `GUESS-${n}`, clientAddress: who.clientAddress ?? '' };
          return Object.values(await service.refusal(redeemCoupon, input, who.user))[0];
        }),
      );
    const limited = (answers: (string | undefined)[]) =>
      answers.filter((answer) => answer === 'coupon_limit_reached').length;

    it('is stopped after 20 tries of an account, whatever the party, and also for a right code', async () => {
      const [one, other] = [somebody(), somebody()];
      service.parties.set(other.id, { [one.user.id]: 'owner' });
      expect(limited(await tryAll(one, 15))).toBe(0);
      expect(limited(await tryAll({ ...one, id: other.id }, 10))).toBe(5);
      expect(await refusal(await aCoupon(), one.user, one.id)).toEqual({ root: 'coupon_limit_reached' });
      service.clock.advance(24 * 3_600_000);
      expect(await redeem(await aCoupon(), one.user, one.id)).toMatchObject({ gives: { tokens: 5 } });
    });

    it('is stopped after 20 tries for a party, whoever of its hosts tries', async () => {
      const { user, id } = somebody();
      const cohost = aUser();
      service.parties.set(id, { [user.id]: 'owner', [cohost.id]: 'editor' });
      expect(limited(await tryAll({ user, id }, 12))).toBe(0);
      expect(limited(await tryAll({ user: cohost, id }, 12))).toBe(4);
    });

    it('is stopped after 60 tries from an address', async () => {
      const address = '198.51.100.7';
      const answers = [];
      for (let n = 0; n < 5; n++) answers.push(...(await tryAll({ ...somebody(), clientAddress: address }, 15)));
      expect(limited(answers)).toBe(15);
    });
  });
});
