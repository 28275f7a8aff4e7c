import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { billing } from '@festlig/contracts/billing';
import { contacts } from '@festlig/contracts/contacts';
import { identity } from '@festlig/contracts/identity';
import { messaging } from '@festlig/contracts/messaging';
import { party } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { answerWithGuests, answerWithPeople, guests, mailed, texted } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { RecordingMailer } from '../mailer.fixture';
import { ChunkJob } from '../jobs/chunk.job';
import { NoticeJob } from '../jobs/notice.job';
import { PlanJob } from '../jobs/plan.job';
import { startMessaging } from '../messaging.fixture';
import { NoticeRepository } from '../store/notice.repository';

const { cancelSend, getSend, listTemplates, presend, send } = messaging.calls;

describe('the daily limit of an account', () => {
  const partyId = 'a'.repeat(24);
  const host = aUser();
  let mailer: RecordingMailer;
  let service: TestService;
  let templateId: string;

  const start = async (SENDING_QUOTA: 'on' | 'off') => {
    mailer = new RecordingMailer();
    service = await startMessaging({ mailer, environment: { SENDING_QUOTA } });
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id, slug: 'sofie40' }),
      ownerId: host.id,
    }));
    answerWithGuests(service.rpc, guests(1200));
    templateId = (await service.call(listTemplates, { partyId }, host)).items[0]?.id ?? '';
  };
  const trust = (dailyMails: number | null, createdAt = '2026-05-01T09:00:00Z') =>
    service.rpc.answer(identity.calls.getSender, () => ({ createdAt, dailyMails, inbox: 'inbox-of-the-host' }));
  const startSend = (idempotencyKey: string) =>
    service.call(send, { partyId, templateId, audience: 'all', idempotencyKey }, host);
  const plan = (sendId: string) => service.app.get(PlanJob, { strict: false }).run({ sendId });
  const work = async (sendId: string) => {
    await plan(sendId);
    for (let n = 0; n < 3; n++) await service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${sendId}-${n}` });
    return service.call(getSend, { partyId, sendId }, host);
  };
  const leftToday = async () =>
    (await service.call(presend, { partyId, templateId, audience: 'all', picked: [] }, host)).today;

  beforeEach(() => start('on'));
  afterEach(() => service.stop());

  const dueAt = new Date('2026-05-01T10:00:00Z');

  it("counts a host's messages in threads, and mails none of them beyond the limit", async () => {
    trust(2);
    service.rpc.answer(identity.calls.getUser, () => host);
    service.rpc.answer(contacts.calls.getSubscription, () => ({ subscribed: true }));
    const words = { partyId, rid: 'r'.repeat(12), contactId: null, name: 'Ida', message: 'Vi ses' };
    for (const id of ['first', 'second', 'third']) {
      const thread = { ...words, email: `${id}@post.example` };
      await service.app.get(NoticeRepository, { strict: false }).add({ _id: id, kind: 'thread', dueAt, thread });
      await service.app.get(NoticeJob, { strict: false }).run({ noticeId: id });
    }
    expect(mailer.to).toEqual(['first@post.example', 'second@post.example']);
    expect(await leftToday()).toBe(0);
  });

  it('counts a message in a thread once, however often it is tried, and not at all when it is never mailed', async () => {
    trust(300);
    service.rpc.answer(identity.calls.getUser, () => host);
    service.rpc.answer(contacts.calls.getSubscription, () => ({ subscribed: true }));
    const words = { partyId, rid: 'r'.repeat(12), contactId: null, name: 'Ida', message: 'Vi ses' };
    const notices = service.app.get(NoticeRepository, { strict: false });
    const run = (noticeId: string) => service.app.get(NoticeJob, { strict: false }).run({ noticeId });
    for (const id of ['wrong', 'right', 'gone']) {
      const thread = { ...words, email: `${id}@post.example` };
      await notices.add({ _id: id, kind: 'thread', dueAt, thread });
    }
    mailer.answer = () => ({ outcome: 'deferred', reason: 'unreachable' });
    for (const id of ['wrong', 'right', 'gone', 'wrong', 'right']) await expect(run(id)).rejects.toThrow('unreachable');
    expect(await leftToday()).toBe(297);
    mailer.refuse((to) => to.startsWith('wrong'));
    for (const id of ['wrong', 'right', 'right']) await run(id);
    expect([mailer.to, await leftToday()]).toEqual([['right@post.example'], 298]);
    service.rpc.answer(contacts.calls.getSubscription, () => ({ subscribed: false }));
    await run('gone');
    expect([mailer.to, await leftToday()]).toEqual([['right@post.example'], 299]);
  });

  it('is reported before a send, ends a send when it is reached, and then refuses the next send of the day', async () => {
    trust(null);
    expect(await leftToday()).toBe(300);
    const { id } = await startSend('press-one');
    expect(await work(id)).toMatchObject({
      status: 'finished',
      limited: true,
      total: 300,
      emailsSent: 300,
      // Midnight in Copenhagen.
      left: { guests: 900, from: '2026-05-01T22:00:00.000Z' },
    });
    expect(new Set(mailer.to).size).toBe(300);
    expect(await leftToday()).toBe(0);
    expect(
      await service.refusal(send, { partyId, templateId, audience: 'all', idempotencyKey: 'press-two' }, host),
    ).toEqual({ root: 'sending_quota_reached' });
    service.clock.advance(24 * 3_600_000);
    expect(await leftToday()).toBe(1000);
  });

  it('of a plan that was bought while a send waited applies to the next send, not to the waiting one', async () => {
    trust(null);
    const { id } = await startSend('press-one');
    service.rpc.answer(party.calls.describeParty, ({ partyId: of }) => ({
      party: describedParty({ id: of, slug: 'sofie40', plan: 'pro' }),
      ownerId: host.id,
    }));
    expect(await work(id)).toMatchObject({ status: 'finished', limited: true, emailsSent: 300 });
    expect(await leftToday()).toBe(4700);
    const next = await startSend('press-two');
    expect(await work(next.id)).toMatchObject({ status: 'finished', limited: false });
  });

  it('is the number that an operator has set, and does not affect a smaller send', async () => {
    trust(200_000);
    expect(await leftToday()).toBe(200_000);
    const { id } = await startSend('press-one');
    expect(await work(id)).toMatchObject({ status: 'finished', limited: false, total: 1200, left: null });
    expect(await leftToday()).toBe(198_800);
  });

  it('is not reset when the account is deleted and registered again with the same address', async () => {
    trust(null);
    await work((await startSend('press-one')).id);
    expect(await leftToday()).toBe(0);
    const again = { ...host, id: 'b'.repeat(24) };
    service.parties.set(partyId, { [again.id]: 'owner' });
    const asked = { partyId, templateId, audience: 'all' } as const;
    expect((await service.call(presend, asked, again)).today).toBe(0);
    expect(await service.refusal(send, { ...asked, idempotencyKey: 'press-two' }, again)).toEqual({
      root: 'sending_quota_reached',
    });
  });

  it('counts sent mails only: mails that the server refused become available again', async () => {
    trust(2000);
    mailer.refuse((to) => to.startsWith('guest1'));
    const { id } = await startSend('press-one');
    const { emailsSent, errors } = await work(id);
    expect([emailsSent + errors, errors > 0]).toEqual([1200, true]);
    expect(await leftToday()).toBe(2000 - emailsSent);
  });

  it('counts nothing of a send that was cancelled before its first mail', async () => {
    trust(2000);
    const { id } = await startSend('press-one');
    await plan(id);
    expect(await leftToday()).toBe(800);
    await service.call(cancelSend, { partyId, sendId: id }, host);
    expect(await work(id)).toMatchObject({ status: 'cancelled', emailsSent: 0 });
    expect(await leftToday()).toBe(2000);
  });

  it('allows a plan that was interrupted the same number of mails', async () => {
    trust(700);
    const { id } = await startSend('press-one');
    const list = guests(1200);
    let [pages, counts] = [0, 0];
    service.rpc.answer(contacts.calls.countAudience, () => {
      // By now some guests have been invited, and are no longer in the audience.
      const mail = ++counts === 1 ? 1200 : 900;
      return { contacts: mail, mail, unsubscribed: 0, ids: null };
    });
    service.rpc.answer(contacts.calls.listAudience, ({ after, limit }) => {
      if (++pages === 2) throw new CallError('unavailable');
      const left = list.filter(({ id: guest }) => after === null || guest > after);
      return { people: mailed(left.slice(0, limit)), next: left[limit - 1]?.id ?? null };
    });
    await expect(plan(id)).rejects.toThrow();
    expect(await work(id)).toMatchObject({ limited: true, total: 700, emailsSent: 700, left: { guests: 500 } });
    expect(await leftToday()).toBe(0);
  });

  it('does not refuse the texts of a send on a day without mails, and refuses a send that would have neither', async () => {
    trust(0);
    const reserved: number[] = [];
    service.rpc.answer(billing.calls.reserveTokens, ({ tokens }) => ({
      balance: 100 - (reserved.push(tokens), tokens),
    }));
    const ask = (more: object) => ({
      partyId,
      templateId,
      audience: 'all' as const,
      idempotencyKey: 'press-one',
      ...more,
    });
    answerWithPeople(service.rpc, texted(3, 'mail'));
    for (const mailsOnly of [{ tokens: null }, { tokens: 3, skipSms: true }]) {
      expect(await service.refusal(send, ask(mailsOnly), host)).toEqual({ root: 'sending_quota_reached' });
    }
    answerWithPeople(service.rpc, mailed(guests(3)));
    expect(await service.refusal(send, ask({ tokens: 3 }), host)).toEqual({ root: 'sending_quota_reached' });
    expect(reserved).toEqual([]);
    answerWithPeople(service.rpc, texted(3, 'mail'));
    const { id } = await service.call(send, ask({ tokens: 3 }), host);
    await plan(id);
    expect(reserved).toEqual([3]);
    expect(await service.call(getSend, { partyId, sendId: id }, host)).toMatchObject({
      total: 0,
      textTotal: 3,
      limited: true,
      left: { guests: 3 },
    });
  });

  it('does not exist where quotas are off', async () => {
    await service.stop();
    await start('off');
    trust(null);
    expect(await leftToday()).toBeNull();
    const { id } = await startSend('press-one');
    expect(await work(id)).toMatchObject({ limited: false, total: 1200, emailsSent: 1200 });
  });
});
