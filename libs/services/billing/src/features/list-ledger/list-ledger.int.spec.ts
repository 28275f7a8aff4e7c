import { billing } from '@festlig/contracts/billing';
import { entryIds } from '@festlig/domain/billing/ledger';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buyTokens, CashBox, host, partyId, startBilling, work } from '../../billing.fixture';
import { Bookkeeping } from '../../work/bookkeeping';
import type { Posting } from '../../store/posting.schema';

const { listLedger, reserveTokens } = billing.calls;
const id = (number: number) => number.toString(16).padStart(24, '0');

describe('the history of the tokens of a party', () => {
  let service: TestService;
  const list = (input: object = {}) => service.call(listLedger, { partyId, ...input }, host);
  const book = async (posting: Posting) => {
    await service.app.get(Bookkeeping, { strict: false }).record(posting);
    await work(service);
  };
  beforeAll(async () => {
    service = await startBilling(new CashBox());
  });
  afterAll(() => service.stop());

  it('is empty at first', async () => {
    expect(await list()).toEqual({ items: [], page: 1, pageSize: 20, total: 0 });
  });

  it('shows payments and sends, the latest first, with one line for all entries of a send', async () => {
    const at = service.clock.now();
    await buyTokens(service, 20, id(900));
    await service.ask(reserveTokens, { partyId, sendId: id(1), tokens: 8 });
    const ofSend = { partyId, sendId: id(1), at };
    await book({ _id: entryIds.release(id(1)), kind: 'release', tokens: 1, ...ofSend });
    await book({ _id: entryIds.settle(id(1), 0), kind: 'settle', chunk: 0, size: 7, sent: 5, tokens: 2, ...ofSend });
    await book({ _id: entryIds.returned(id(1), 0, 3), kind: 'returned', chunk: 0, index: 3, tokens: 1, ...ofSend });
    await book({ _id: 'coupon:c', kind: 'coupon', code: 'FEST', tokens: 5, partyId, at });
    await book({ _id: 'refund:r', kind: 'refund', paymentId: id(900), tokens: -50, partyId, at });
    const { items, total } = await list();
    expect(items).toEqual([
      { id: 'refund:r', kind: 'refund', paymentId: id(900), tokens: -21, at: at.toISOString() },
      { id: 'coupon:c', kind: 'coupon', code: 'FEST', tokens: 5, at: at.toISOString() },
      expect.objectContaining({ kind: 'send', sendId: id(1), tokens: -4, reserved: 8, returned: 4 }),
      expect.objectContaining({ kind: 'payment', paymentId: id(900), tokens: 20, at: '2026-05-01T09:00:00.000Z' }),
    ]);
    expect(total).toBe(4);
    expect((await list({ page: 2, pageSize: 3 })).items).toMatchObject([{ kind: 'payment' }]);
    expect((await list({ sort: 'at', pageSize: 2 })).items).toMatchObject([{ kind: 'payment' }, { kind: 'send' }]);
  });

  it('is shown to nobody but hosts of the party', async () => {
    expect(await service.refusal(listLedger, { partyId }, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(listLedger, { partyId })).toEqual({ root: 'needs_login' });
  });
});
