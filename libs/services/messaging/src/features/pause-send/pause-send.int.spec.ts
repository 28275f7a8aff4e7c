import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { inviteSent, messaging, type TemplateType } from '@festlig/contracts/messaging';
import { party, partyDeleted } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { answerWithGuests, guests } from '@festlig/testing/messaging';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { type Handover } from '../../adapters/mailer';
import { RecordingMailer } from '../../mailer.fixture';
import { ChunkJob } from '../../jobs/chunk.job';
import { PlanJob } from '../../jobs/plan.job';
import { SweepJob } from '../../jobs/sweep.job';
import { startMessaging } from '../../messaging.fixture';
import { RecipientsRepository } from '../../store/recipients.repository';

const calls = messaging.calls;
const LEASE = 20_000;
const HOUR = 3_600_000;

describe('a running send', () => {
  const partyId = 'a'.repeat(24);
  const [host, stranger] = [aUser(), aUser()];
  const list = guests(120);
  const queue = new RecordingQueue();
  let mailer: RecordingMailer;
  /** Runs, by address, while the mail server has the mail to this address. */
  let during: Map<string, () => Promise<unknown> | Handover>;
  let service: TestService;
  let sendId: string;

  const steer = (call: 'pauseSend' | 'resumeSend' | 'cancelSend', user = host) =>
    service.call(calls[call], { partyId, sendId }, user);
  const view = () => service.call(calls.getSend, { partyId, sendId }, host);
  const work = () => service.app.get(ChunkJob, { strict: false }).run({ chunkId: `${sendId}-0` });
  const deliveries = (input: object = {}) => service.call(calls.listDeliveries, { partyId, sendId, ...input }, host);
  const startSend = async (type: TemplateType = 'invitation') => {
    const template = { partyId, unsavedId: `new-${type.length}0000000`, type, name: 'Kom', email: '<p>Hej</p>' };
    const { id: templateId } = await service.call(calls.createTemplate, template, host);
    const key = { audience: 'all', idempotencyKey: 'press-one' } as const;
    sendId = (await service.call(calls.send, { partyId, templateId, ...key }, host)).id;
    await service.app.get(PlanJob, { strict: false }).run({ sendId });
  };

  beforeEach(async () => {
    during = new Map();
    mailer = new RecordingMailer();
    mailer.answer = async ({ to }) => {
      const happened = await during.get(to)?.();
      if (happened && typeof happened === 'object' && 'outcome' in happened) return happened as Handover;
      return { outcome: 'sent' };
    };
    service = await startMessaging({ mailer, queue, environment: { MESSAGING_LEASE_MS: String(LEASE) } });
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, ({ partyId: id }) => ({
      party: describedParty({ id }),
      ownerId: host.id,
    }));
    service.rpc.answer(contacts.calls.listVisitors, () => ({ ids: [] }));
    answerWithGuests(service.rpc, list);
  });
  afterEach(() => service.stop());

  it('pauses after the batch in flight, and after resuming reaches every guest once', async () => {
    await startSend();
    during.set(list[60]?.email ?? '', () => steer('pauseSend'));
    await work();
    expect(mailer.to).toHaveLength(100);
    expect(await view()).toMatchObject({ status: 'paused', emailsSent: 100, total: 120, ended: false });
    await work();
    expect(mailer.to).toHaveLength(100);

    queue.forget();
    service.clock.advance(LEASE);
    await service.app.get(SweepJob, { strict: false }).sweep();
    expect(queue.ids).toEqual([]);
    expect(await steer('resumeSend')).toMatchObject({ status: 'sending' });
    expect(queue.ids).toEqual([`${sendId}-0`]);
    await work();
    expect(mailer.to.toSorted()).toEqual(list.map(({ email }) => email).toSorted());
    expect(await view()).toMatchObject({ status: 'finished', emailsSent: 120 });
  });

  it('is patient for another day after a pause with a mail that was deferred before it', async () => {
    await startSend();
    during.set(list[7]?.email ?? '', () => ({ outcome: 'deferred', reason: 'busy' }));
    await expect(work()).rejects.toThrow();
    await steer('pauseSend');
    service.clock.advance(72 * HOUR);
    await steer('resumeSend');
    for (const hours of [0, 23]) {
      service.clock.advance(hours * HOUR);
      await expect(work()).rejects.toThrow();
    }
    expect(await view()).toMatchObject({ status: 'sending', emailsSent: 119, errors: 0 });
    service.clock.advance(2 * HOUR);
    await work();
    expect(await view()).toMatchObject({ status: 'finished', emailsSent: 119, errors: 1 });
  });

  it('is queued again by the sweeper when the process that resumed it died at once', async () => {
    await startSend();
    await steer('pauseSend');
    await work();
    await steer('resumeSend');
    queue.forget();
    service.clock.advance(LEASE);
    await service.app.get(SweepJob, { strict: false }).sweep();
    expect(queue.ids).toEqual([`${sendId}-0`]);
  });

  it('is cancelled after the batch in flight, and mails none of the remaining guests', async () => {
    await startSend();
    during.set(list[7]?.email ?? '', () => steer('cancelSend'));
    await work();
    expect(mailer.to).toHaveLength(50);
    expect(await view()).toMatchObject({ status: 'cancelled', ended: true, emailsSent: 50, total: 120 });
    await steer('resumeSend');
    await work();
    expect(mailer.to).toHaveLength(50);
    expect((await deliveries({ page: 2 })).items[0]).toMatchObject({ name: 'Gæst 50', statusMail: 'cancelled' });
  });

  it('is cancelled at once while no worker has it, and then allows another send', async () => {
    await startSend();
    await steer('pauseSend');
    expect(await steer('cancelSend')).toMatchObject({ status: 'cancelled', ended: true, emailsSent: 0 });
    await work();
    expect(mailer.to).toEqual([]);
    const { items } = await service.call(calls.listTemplates, { partyId }, host);
    const again = { audience: 'all', idempotencyKey: 'press-two' } as const;
    expect(await service.call(calls.send, { partyId, templateId: items[0]?.id ?? '', ...again }, host)).toMatchObject({
      status: 'planning',
    });
  });

  it('keeps its state once it has ended', async () => {
    await startSend();
    await work();
    for (const call of ['pauseSend', 'cancelSend', 'resumeSend'] as const) {
      expect(await steer(call)).toMatchObject({ status: 'finished', emailsSent: 120 });
    }
  });

  it('lists in pages what happened to each mail', async () => {
    during.set(list[3]?.email ?? '', () => ({ outcome: 'failed', reason: 'smtp_550' }));
    service.rpc.answer(contacts.calls.listVisitors, ({ ids }) => ({ ids: ids.slice(0, 1) }));
    await startSend();
    expect((await deliveries()).items[0]).toMatchObject({ name: 'Gæst 0', statusMail: 'waiting' });
    await work();
    const all = await deliveries();
    expect(all).toMatchObject({ page: 1, pageSize: 50, total: 120 });
    expect(all.items).toHaveLength(50);
    expect(all.items.slice(0, 4).map(({ statusMail }) => statusMail)).toEqual(['received', 'send', 'send', 'failed']);
    expect((await deliveries({ page: 3 })).items).toHaveLength(20);
    expect(await deliveries({ only: 'failed' })).toMatchObject({
      total: 1,
      items: [{ name: 'Gæst 3', statusMail: 'failed', reason: 'smtp_550' }],
    });
  });

  it('marks guests as invited when its template is an invitation, and not when it is a message', async () => {
    await startSend('message');
    await work();
    expect(mailer.to).toHaveLength(120);
    expect(await service.facts(inviteSent)).toEqual([]);
    expect(await view()).toMatchObject({ type: 'message', name: 'Kom' });
  });

  it('cannot be paused, resumed, cancelled or read by hosts of other parties', async () => {
    await startSend();
    for (const call of [calls.pauseSend, calls.resumeSend, calls.cancelSend, calls.listDeliveries]) {
      expect(await service.refusal(call, { partyId, sendId }, stranger)).toEqual({ root: 'not_found' });
    }
    expect((await view()).status).toBe('sending');
  });

  it('stops when the party is deleted, and leaves no address behind', async () => {
    await startSend();
    const gone = service.app.get(Facts).of(partyDeleted, { partyId });
    during.set(list[7]?.email ?? '', () => service.bus.publish([gone]));
    await expect(work()).rejects.toThrow();
    expect(mailer.to).toHaveLength(50);
    await work();
    expect(mailer.to).toHaveLength(50);
    expect(await service.refusal(calls.getSend, { partyId, sendId }, host)).toEqual({ root: 'not_found' });
    expect(await service.app.get(RecipientsRepository, { strict: false }).last(sendId)).toBeNull();
    await service.bus.publish([gone]);
  });
});
