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
    expect(await quotas.used('karen', createdAt)).toBe(1000);
    expect(await quotas.used('bo', createdAt)).toBe(0);
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
    expect(await quotas.used('karen', createdAt)).toBe(300);
    expect(await quotas.reserve(sendOf('two'), 900)).toBe(700);
  });

  it('are those of the day the send was pressed on', async () => {
    await quotas.reserve(sendOf('one'), 1000);
    const tomorrow = new Date('2026-05-02T10:00:00Z');
    expect(await quotas.used('karen', tomorrow)).toBe(0);
    expect(await quotas.reserve({ ...sendOf('two'), createdAt: tomorrow }, 1000)).toBe(1000);
  });

  it('are as many as they like for who has no limit', async () => {
    expect(await quotas.reserve({ _id: 'one', quota: null, createdAt }, 200_000)).toBe(200_000);
    await quotas.settle({ _id: 'one', quota: null, createdAt }, 200_000);
    expect(await quotas.used('karen', createdAt)).toBe(0);
  });
});
