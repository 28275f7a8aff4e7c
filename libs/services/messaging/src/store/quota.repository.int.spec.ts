import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { messagingEnvironment } from '@festlig/testing/messaging';
import { TestService } from '@festlig/testing/service';
import { MessagingModule } from '../messaging.module';
import { QuotaRepository } from './quota.repository';

describe('the mails of a day', () => {
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

  it('are the account’s, whichever of its sends asks, and the same send asks for no more twice', async () => {
    expect(await quotas.reserve(sendOf('one'), 500)).toBe(500);
    expect(await quotas.reserve(sendOf('one'), 500)).toBe(500);
    expect(await quotas.reserve(sendOf('two'), 700)).toBe(500);
    expect(await quotas.reserve(sendOf('one'), 800)).toBe(500);
    expect(await quotas.used({ userId: 'karen' }, createdAt)).toBe(1000);
    expect(await quotas.used({ userId: 'bo' }, createdAt)).toBe(0);
  });

  it('are never more than there are, however many planners ask at once', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `send${index}`);
    const allowed = await Promise.all(ids.map((id) => quotas.reserve(sendOf(id), 150)));
    expect(allowed.reduce((sum, mails) => sum + mails, 0)).toBe(1000);
    expect(Math.max(...allowed)).toBe(150);
  });

  it('come back where they did not leave, once', async () => {
    await quotas.reserve(sendOf('one'), 800);
    await quotas.settle(sendOf('one'), 300);
    await quotas.settle(sendOf('one'), 300);
    expect(await quotas.used({ userId: 'karen' }, createdAt)).toBe(300);
    expect(await quotas.reserve(sendOf('two'), 900)).toBe(700);
  });

  it('are those of the day the send was pressed on', async () => {
    await quotas.reserve(sendOf('one'), 1000);
    const tomorrow = new Date('2026-05-02T10:00:00Z');
    expect(await quotas.used({ userId: 'karen' }, tomorrow)).toBe(0);
    expect(await quotas.reserve({ ...sendOf('two'), createdAt: tomorrow }, 1000)).toBe(1000);
  });

  it('are as many as they like for who has no limit', async () => {
    expect(await quotas.reserve({ _id: 'one', quota: null, createdAt }, 200_000)).toBe(200_000);
    await quotas.settle({ _id: 'one', quota: null, createdAt }, 200_000);
    expect(await quotas.used({ userId: 'karen' }, createdAt)).toBe(0);
  });

  describe('of one inbox', () => {
    const holder = (userId: string) => ({ userId, inbox: 'inbox' });
    const sendOfInbox = (id: string, userId: string) => ({
      _id: id,
      quota: { ...holder(userId), limit: 1000 },
      createdAt,
    });

    it('go on where they were when its account was deleted and made again', async () => {
      expect(await quotas.reserve(sendOfInbox('one', 'karen'), 800)).toBe(800);
      expect(await quotas.used(holder('karen again'), createdAt)).toBe(800);
      expect(await quotas.reserve(sendOfInbox('two', 'karen again'), 800)).toBe(200);
      // What the inbox does not have is not counted for the account either.
      expect(await quotas.used({ userId: 'karen again' }, createdAt)).toBe(200);
      await quotas.settle(sendOfInbox('one', 'karen'), 100);
      expect(await quotas.used(holder('karen again'), createdAt)).toBe(300);
    });

    it('go on where they were when the account has taken another address', async () => {
      await quotas.reserve(sendOfInbox('one', 'karen'), 800);
      const moved = { _id: 'two', quota: { userId: 'karen', inbox: 'another', limit: 1000 }, createdAt };
      expect(await quotas.reserve(moved, 800)).toBe(200);
      expect(await quotas.used({ userId: 'bo', inbox: 'another' }, createdAt)).toBe(200);
    });

    it('are counted for words in threads, too, and none where either has no more', async () => {
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

    it('are never more than there are, however many of its accounts ask at once', async () => {
      const sends = Array.from({ length: 8 }, (_, index) => sendOfInbox(`send${index}`, `account${index}`));
      const allowed = await Promise.all(sends.map((send) => quotas.reserve(send, 300)));
      expect(allowed.reduce((sum, mails) => sum + mails, 0)).toBe(1000);
    });
  });
});
