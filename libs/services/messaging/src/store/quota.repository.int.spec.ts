import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { TestService } from '@festlig/testing/service';
import { MessagingModule } from '../messaging.module';
import { QuotaRepository } from './quota.repository';

describe('QuotaRepository', () => {
  const createdAt = new Date('2026-05-01T10:00:00Z');
  const sendOf = (id: string, limit = 1000) => ({ _id: id, quota: { userId: 'karen', limit }, createdAt });
  let service: TestService;
  let quotas: QuotaRepository;
  beforeEach(async () => {
    const environment = messagingEnvironment();
    service = await TestService.start({
      service: 'messaging',
      module: MessagingModule,
      now: '2026-05-01T10:00:00Z',
      environment,
    });
    quotas = service.app.get(QuotaRepository, { strict: false });
  });
  afterEach(() => service.stop());

  it("counts an account's sends together, and counts a repeated reservation of one send once", async () => {
    expect(await quotas.reserve(sendOf('one'), 500)).toBe(500);
    expect(await quotas.reserve(sendOf('one'), 500)).toBe(500);
    expect(await quotas.reserve(sendOf('two'), 700)).toBe(500);
    expect(await quotas.reserve(sendOf('one'), 800)).toBe(500);
    expect(await quotas.used({ userId: 'karen' }, createdAt)).toBe(1000);
    expect(await quotas.used({ userId: 'bo' }, createdAt)).toBe(0);
  });

  it('never reserves more than the limit, however many plans ask at the same time', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `send${index}`);
    const allowed = await Promise.all(ids.map((id) => quotas.reserve(sendOf(id), 150)));
    expect(allowed.reduce((sum, mails) => sum + mails, 0)).toBe(1000);
    expect(Math.max(...allowed)).toBe(150);
  });

  it('frees the mails that a send did not use, once', async () => {
    await quotas.reserve(sendOf('one'), 800);
    await quotas.settle(sendOf('one'), 300);
    await quotas.settle(sendOf('one'), 300);
    expect(await quotas.used({ userId: 'karen' }, createdAt)).toBe(300);
    expect(await quotas.reserve(sendOf('two'), 900)).toBe(700);
  });

  it('counts a send on the day it was started', async () => {
    await quotas.reserve(sendOf('one'), 1000);
    const tomorrow = new Date('2026-05-02T10:00:00Z');
    expect(await quotas.used({ userId: 'karen' }, tomorrow)).toBe(0);
    expect(await quotas.reserve({ ...sendOf('two'), createdAt: tomorrow }, 1000)).toBe(1000);
  });

  it('reserves any number of mails for an account without limit', async () => {
    expect(await quotas.reserve({ _id: 'one', quota: null, createdAt }, 200_000)).toBe(200_000);
    await quotas.settle({ _id: 'one', quota: null, createdAt }, 200_000);
    expect(await quotas.used({ userId: 'karen' }, createdAt)).toBe(0);
  });

  describe('with one inbox for several accounts', () => {
    const holder = (userId: string) => ({ userId, inbox: 'inbox' });
    const sendOfInbox = (id: string, userId: string) => ({
      _id: id,
      quota: { ...holder(userId), limit: 1000 },
      createdAt,
    });

    it("keeps the inbox's count when its account was deleted and registered again", async () => {
      expect(await quotas.reserve(sendOfInbox('one', 'karen'), 800)).toBe(800);
      expect(await quotas.used(holder('karen again'), createdAt)).toBe(800);
      expect(await quotas.reserve(sendOfInbox('two', 'karen again'), 800)).toBe(200);
      // Mails beyond the inbox's limit are not counted for the account either.
      expect(await quotas.used({ userId: 'karen again' }, createdAt)).toBe(200);
      await quotas.settle(sendOfInbox('one', 'karen'), 100);
      expect(await quotas.used(holder('karen again'), createdAt)).toBe(300);
    });

    it("keeps the account's count when its address was changed", async () => {
      await quotas.reserve(sendOfInbox('one', 'karen'), 800);
      const moved = { _id: 'two', quota: { userId: 'karen', inbox: 'another', limit: 1000 }, createdAt };
      expect(await quotas.reserve(moved, 800)).toBe(200);
      expect(await quotas.used({ userId: 'bo', inbox: 'another' }, createdAt)).toBe(200);
    });

    it('counts messages in threads too, and reserves none when account or inbox has reached its limit', async () => {
      const words = (mailId: string, userId: string) => ({
        _id: mailId,
        quota: { ...holder(userId), limit: 2 },
        createdAt,
      });
      const [first, second] = [words('first', 'karen'), words('second', 'karen again')];
      for (const mail of [first, first, second]) expect(await quotas.reserve(mail, 1)).toBe(1);
      await quotas.settleForThread(first, true);
      await quotas.settleForThread(first, true);
      expect(await quotas.reserve(words('third', 'a third'), 1)).toBe(0);
      await quotas.settleForThread(second, false);
      expect([
        await quotas.used(holder('karen'), createdAt),
        await quotas.used({ userId: 'karen again' }, createdAt),
      ]).toEqual([1, 0]);
      expect(await quotas.used({ userId: 'a third' }, createdAt)).toBe(0);
    });

    it("never reserves more than the inbox's limit, however many accounts ask at the same time", async () => {
      const sends = Array.from({ length: 8 }, (_, index) => sendOfInbox(`send${index}`, `account${index}`));
      const allowed = await Promise.all(sends.map((send) => quotas.reserve(send, 300)));
      expect(allowed.reduce((sum, mails) => sum + mails, 0)).toBe(1000);
    });
  });
});
