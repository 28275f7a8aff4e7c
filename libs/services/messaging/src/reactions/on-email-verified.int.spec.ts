import { emailVerified, identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party, partyAccessChanged, partyCancelled, partyDeleted } from '@festlig/contracts/party';
import { UNVERIFIED_DAYS } from '@festlig/domain/messaging/send-progress';
import { Facts } from '@festlig/platform/outbox';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { answerWithGuests, guests } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ChunkJob } from '../jobs/chunk.job';
import { PlanJob } from '../jobs/plan.job';
import { SweepJob } from '../jobs/sweep.job';
import { RecordingMailer } from '../mailer.fixture';
import { startMessaging } from '../messaging.fixture';
import { QuotaRepository } from '../store/quota.repository';
import { SendRepository } from '../store/send.repository';

const calls = messaging.calls;
const [partyId, second] = ['a'.repeat(24), 'd'.repeat(24)];
const LEASE = 20_000;
const DAY = 24 * 3_600_000;

describe('a send that waits for the address of its host to be verified (rule: send-waits-for-verification)', () => {
  const karen = aUser({ name: 'Karen', email: 'karen@example.dk', email_verified: false });
  const bo = aUser({ id: '64b000000000000000000002', email: 'bo@example.dk', email_verified: false });
  const owner = aUser({ id: '64b000000000000000000003', email: 'owner@example.dk' });
  const queue = new RecordingQueue();
  let mailer: RecordingMailer;
  let service: TestService;
  /** The accounts as identity has them. */
  let accounts: Map<string, typeof karen>;
  let described: { cancelled: boolean; cohosts: { userId: string; notices: boolean }[] };
  beforeEach(async () => {
    queue.forget();
    mailer = new RecordingMailer();
    described = { cancelled: false, cohosts: [karen, bo].map(({ id: userId }) => ({ userId, notices: true })) };
    accounts = new Map([karen, bo, owner].map((user) => [user.id, user]));
    service = await startMessaging({
      mailer,
      queue,
      environment: { MESSAGING_LEASE_MS: String(LEASE), SENDING_QUOTA: 'on' },
    });
    allow();
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, cancelled: described.cancelled }),
      ownerId: owner.id,
      cohosts: described.cohosts,
    }));
    service.rpc.answer(identity.calls.getUser, ({ userId }) => accounts.get(userId) ?? owner);
    service.rpc.answer(identity.calls.getSender, ({ userId }) => ({
      createdAt: '2026-01-01T10:00:00Z',
      dailyMails: 100,
      inbox: `inbox of ${accounts.get(userId)?.email ?? ''}`,
    }));
    answerWithGuests(service.rpc, guests(3));
  });
  afterEach(() => service.stop());

  const allow = () => {
    for (const id of [partyId, second])
      service.parties.set(id, { [owner.id]: 'owner', [karen.id]: 'editor', [bo.id]: 'editor' });
  };
  const request = async (id: string, more: object = {}) => {
    const templateId = (await service.call(calls.listTemplates, { partyId: id }, owner)).items[0]?.id ?? '';
    const press = { audience: 'all', idempotencyKey: 'press-one', whenVerified: true } as const;
    return { partyId: id, templateId, ...press, ...more };
  };
  const ask = async (user = karen, id = partyId) => service.call(calls.send, await request(id), user);
  const view = (sendId: string, id = partyId) => service.call(calls.getSend, { partyId: id, sendId }, owner);
  const verify = (user = karen, changes: Partial<typeof karen> = {}) =>
    void accounts.set(user.id, { ...user, email_verified: true, ...changes });
  const told = (user = karen, by: 'link' | 'recovery' = 'link') =>
    service.bus.publish([service.app.get(Facts).of(emailVerified, { userId: user.id, by })]);
  const sweep = () => service.app.get(SweepJob, { strict: false }).sweep();
  const work = async (sendId: string) => {
    await service.app.get(PlanJob, { strict: false }).run({ sendId });
    await service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${sendId}-0` });
  };
  const used = (now: Date) => service.app.get(QuotaRepository, { strict: false }).used({ userId: karen.id }, now);

  it('plans and mails nothing, whatever the sweeper and a worker do, and says how many mails it is for', async () => {
    const { id } = await ask();
    expect(await view(id)).toMatchObject({ status: 'unverified', total: 3, emailsSent: 0, ended: false });
    service.clock.advance(2 * LEASE);
    await sweep();
    expect(queue.ids).toEqual([]);
    await service.app.get(PlanJob, { strict: false }).run({ sendId: id });
    expect(mailer.to).toEqual([]);
    expect(await view(id)).toMatchObject({ status: 'unverified', total: 3 });
  });

  it('begins once the address is verified, once however often that is told, and answers go to the address', async () => {
    const { id } = await ask();
    service.clock.advance(DAY);
    verify();
    await told();
    await told();
    expect(queue.ids).toEqual([id]);
    expect(await view(id)).toMatchObject({ status: 'planning', total: 0, createdAt: '2026-05-02T10:00:00.000Z' });
    await work(id);
    expect(mailer.to.toSorted()).toEqual(guests(3).map(({ email }) => email));
    expect(mailer.mails[0]?.mime).toMatch(/^Reply-To:.*karen@example\.dk/m);
    expect(await view(id)).toMatchObject({ status: 'finished', emailsSent: 3, ended: true });
    await told();
    expect(await view(id)).toMatchObject({ status: 'finished', emailsSent: 3 });
    // The mails count for the day on which they go out.
    const now = service.clock.now();
    expect([await used(now), await used(new Date(now.getTime() - DAY))]).toEqual([3, 0]);
  });

  it('begins in each party, and not for the address of another user', async () => {
    const [first, other] = [await ask(), await ask(karen, second)];
    verify(bo);
    await told(bo);
    expect(queue.ids).toEqual([]);
    verify();
    await told();
    expect(queue.ids.toSorted()).toEqual([first.id, other.id].toSorted());
  });

  it('waits on when the address was changed again, and then has the one that was verified', async () => {
    const { id } = await ask();
    accounts.set(karen.id, { ...karen, email: 'new@example.dk' });
    await told();
    expect(await view(id)).toMatchObject({ status: 'unverified' });
    verify(karen, { email: 'new@example.dk' });
    await told();
    await work(id);
    expect(mailer.mails[0]?.mime).toMatch(/^Reply-To:.*new@example\.dk/m);
    expect((await service.app.get(SendRepository, { strict: false }).find(id))?.quota?.inbox).toContain('new@');
  });

  it('begins at once when the address was verified, and told of, before the send was stored', async () => {
    verify();
    await told();
    expect(await ask()).toMatchObject({ status: 'planning' });
    expect(queue.ids).toHaveLength(1);
  });

  it('begins when the request is repeated after the address was verified, although nobody has told of that', async () => {
    const { id } = await ask();
    expect(await ask()).toMatchObject({ id, status: 'unverified' });
    verify();
    expect(await ask()).toMatchObject({ id, status: 'planning' });
    expect(queue.ids).toEqual([id]);
  });

  it('is planned by the sweeper when the process that let it begin died at once', async () => {
    const { id } = await ask();
    verify();
    await told();
    queue.forget();
    await sweep();
    expect(queue.ids).toEqual([]);
    service.clock.advance(LEASE);
    await sweep();
    expect(queue.ids).toEqual([id]);
  });

  it('is the one send of its party, and is cancelled but neither paused nor resumed', async () => {
    const { id } = await ask();
    const another = await request(partyId, { idempotencyKey: 'press-two' });
    expect(await service.refusal(calls.send, another, owner)).toEqual({ root: 'send_in_progress' });
    for (const call of [calls.pauseSend, calls.resumeSend])
      expect(await service.call(call, { partyId, sendId: id }, karen)).toMatchObject({ status: 'unverified' });
    expect(await service.refusal(calls.cancelSend, { partyId: second, sendId: id }, karen)).toEqual({
      root: 'not_found',
    });
    expect(await view(id)).toMatchObject({ status: 'unverified' });
    const ended = { status: 'cancelled', ended: true, total: 0 };
    expect(await service.call(calls.cancelSend, { partyId, sendId: id }, karen)).toMatchObject(ended);
    verify();
    await told();
    await work(id).catch(() => undefined);
    expect(mailer.to).toEqual([]);
    expect(await view(id)).toMatchObject(ended);
    expect(await service.call(calls.send, another, owner)).toMatchObject({ status: 'planning' });
  });

  it(`ends after ${UNVERIFIED_DAYS} days, and not before (rule: unverified-send-ends)`, async () => {
    const { id } = await ask();
    service.clock.advance(UNVERIFIED_DAYS * DAY);
    await sweep();
    expect(await view(id)).toMatchObject({ status: 'unverified' });
    service.clock.advance(1);
    await sweep();
    expect(await view(id)).toMatchObject({ status: 'cancelled', ended: true });
    verify();
    await told();
    expect(queue.ids).toEqual([]);
  });

  it('ends when a new password was chosen by mail, because a stranger may have asked for it (rule: recovery-shuts-others-out)', async () => {
    const { id } = await ask();
    verify();
    await told(karen, 'recovery');
    await told();
    expect(await view(id)).toMatchObject({ status: 'cancelled', ended: true });
    expect(queue.ids).toEqual([]);
  });

  it('ends when the party is cancelled, and goes on waiting while it is not (rule: party-cancelled)', async () => {
    const { id } = await ask();
    const cancelled = () => service.bus.publish([service.app.get(Facts).of(partyCancelled, { partyId })]);
    await cancelled();
    expect(await view(id)).toMatchObject({ status: 'unverified' });
    described.cancelled = true;
    await cancelled();
    expect(await view(id)).toMatchObject({ status: 'cancelled', ended: true });
  });

  it('ends when its host is removed from the party, and not when another one is (rule: send-of-removed-cohost)', async () => {
    const { id } = await ask();
    const without = async (user: typeof karen) => {
      described.cohosts = described.cohosts.filter(({ userId }) => userId !== user.id);
      await service.bus.publish([service.app.get(Facts).of(partyAccessChanged, { partyId })]);
      allow();
    };
    await without(bo);
    expect(await view(id)).toMatchObject({ status: 'unverified' });
    await without(karen);
    expect(await view(id)).toMatchObject({ status: 'cancelled', ended: true });
  });

  it('goes with its party', async () => {
    const { id } = await ask();
    await service.bus.publish([service.app.get(Facts).of(partyDeleted, { partyId })]);
    expect(await service.refusal(calls.getSend, { partyId, sendId: id }, owner)).toEqual({ root: 'not_found' });
    verify();
    await told();
    expect(queue.ids).toEqual([]);
  });

  it('meets the quota of the day on which it begins (rule: sending-quota)', async () => {
    const { id } = await ask();
    service.rpc.answer(identity.calls.getSender, () => ({
      createdAt: '2026-01-01T10:00:00Z',
      dailyMails: 2,
      inbox: null,
    }));
    verify();
    await told();
    await work(id);
    expect(mailer.to).toHaveLength(2);
    expect(await view(id)).toMatchObject({ status: 'finished', limited: true, left: { guests: 1 } });
  });
});
