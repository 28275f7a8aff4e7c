import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { inviteSent } from '@festlig/contracts/messaging';
import { mailStatus } from '@festlig/domain/messaging/delivery-status';
import { CallError } from '@festlig/platform/errors';
import { TestService } from '@festlig/testing/service';
import { answerWithGuests, guests, messagingEnvironment } from '@festlig/testing/messaging';
import { Queue } from '@festlig/platform/queue';
import { RecordingQueue } from '@festlig/platform/queue/testing/recording-queue';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Handover, Mailer, type OutgoingMail } from '../adapters/mailer';
import { RecordingMailer } from '../mailer.fixture';
import { MessagingWorkerModule } from '../messaging.module';
import { aSend } from '../send.fixture';
import { ChunkRepository, LeaseLost } from '../store/chunk.repository';
import { type ChunkDocument, CHUNKS } from '../store/chunk.schema';
import { DeliveryListRepository } from '../store/delivery-list.repository';
import { SendRepository } from '../store/send.repository';
import { Delivery } from '../work/delivery';
import { SendProgress } from '../work/send-progress';
import { ChunkJob } from './chunk.job';
import { PlanJob } from './plan.job';
import { SweepJob } from './sweep.job';

const LEASE = 20_000;
const HOUR = 3_600_000;

/** Delivers without the pauses of the real one. */
class PromptDelivery extends Delivery {
  constructor(private readonly direct: Mailer) {
    super(direct);
  }
  override send(mail: OutgoingMail): Promise<Handover> {
    return this.direct.send(mail);
  }
}

/** The answer when the process dies while the mail server has the mail. */
const NEVER = new Promise<Handover>(() => undefined);
const messageIdOf = ({ mime }: OutgoingMail) => /^Message-ID: <([^>]*)>/m.exec(mime)?.[1] ?? '';

describe('sending a chunk', () => {
  const sendId = 'b'.repeat(24);
  const list = guests(120);
  let mailer: RecordingMailer;
  let queue: RecordingQueue;
  let service: TestService;
  const job = () => service.app.get(ChunkJob, { strict: false });
  const run = () => job().run({ chunkId: `${sendId}-0` });
  const view = async () => {
    const send = await service.app.get(SendRepository, { strict: false }).find(sendId);
    return send && service.app.get(SendProgress, { strict: false }).view(send);
  };

  beforeEach(async () => {
    mailer = new RecordingMailer();
    queue = new RecordingQueue();
    service = await TestService.start({
      service: 'messaging',
      module: MessagingWorkerModule,
      now: '2026-05-01T10:00:00Z',
      environment: messagingEnvironment({ MESSAGING_LEASE_MS: String(LEASE) }),
      replace: [
        [Mailer, mailer],
        [Delivery, new PromptDelivery(mailer)],
        [Queue, queue],
      ],
    });
    answerWithGuests(service.rpc, list);
    const send = aSend({ _id: sendId, createdAt: service.clock.now() });
    await service.app.get(SendRepository, { strict: false }).create(send);
    await service.app.get(PlanJob, { strict: false }).run({ sendId });
  });
  afterEach(() => service.stop());

  it('stores a batch before the mail server gets any mail of that batch', async () => {
    const chunks = service.app.get<Model<ChunkDocument>>(getModelToken(CHUNKS), { strict: false });
    const unnoted: string[] = [];
    mailer.answer = async (mail) => {
      const { inFlight } = await chunks.findOne({ sendId }).lean().orFail();
      if (!inFlight?.some((index) => list[index]?.email === mail.to)) unnoted.push(mail.to);
      return { outcome: 'sent' };
    };
    await run();
    expect(unnoted).toEqual([]);
    expect(mailer.mails).toHaveLength(list.length);
  });

  it('mails every recipient once and publishes it', async () => {
    expect(await view()).toMatchObject({ status: 'sending', total: 120, emailsSent: 0 });
    await run();
    expect(mailer.to.toSorted()).toEqual(list.map(({ email }) => email).toSorted());
    expect(await view()).toMatchObject({ status: 'finished', total: 120, emailsSent: 120, errors: 0, ended: true });
    const facts = await service.facts(inviteSent);
    expect(facts.flatMap(({ data }) => data.contactIds).toSorted()).toEqual(list.map(({ id }) => id));
  });

  it('mails nobody when it runs again', async () => {
    await run();
    await run();
    expect(mailer.mails).toHaveLength(120);
  });

  it('counts a refused recipient, and still mails the others', async () => {
    mailer.answer = ({ to }) =>
      to === 'guest7@post.example' ? { outcome: 'failed', reason: 'smtp_550' } : { outcome: 'sent' };
    await run();
    expect(await view()).toMatchObject({ status: 'finished', total: 120, emailsSent: 119, errors: 1 });
    const told = (await service.facts(inviteSent)).flatMap(({ data }) => data.contactIds);
    expect(told).not.toContain(list[7]?.id);
  });

  it('repeats only the batch in flight after its worker died, with the same Message-IDs', async () => {
    let left = 70;
    mailer.answer = () => (left-- > 0 ? { outcome: 'sent' } : NEVER);
    void run();
    // The first batch is stored as sent; the mail server has twenty mails of the second.
    while (mailer.mails.length < 70) await new Promise(setImmediate);
    await run();
    expect(mailer.mails).toHaveLength(70);

    mailer.answer = () => ({ outcome: 'sent' });
    service.clock.advance(LEASE);
    await run();
    expect(await view()).toMatchObject({ status: 'finished', emailsSent: 120, total: 120 });
    const ids = new Map<string, Set<string>>();
    for (const mail of mailer.mails) ids.set(mail.to, (ids.get(mail.to) ?? new Set()).add(messageIdOf(mail)));
    expect(ids.size).toBe(120);
    expect([...ids.values()].every((each) => each.size === 1)).toBe(true);
    expect(mailer.mails.length - 120).toBe(20);
  });

  it('does not let a worker write that lost its lease', async () => {
    const held: (() => void)[] = [];
    mailer.answer = async () => {
      if (held.length < 50) await new Promise<void>((resolve) => held.push(resolve));
      return { outcome: 'sent' };
    };
    const late = run();
    while (held.length < 50) await new Promise(setImmediate);
    service.clock.advance(LEASE);
    await run();
    expect(await view()).toMatchObject({ emailsSent: 120, ended: true });
    for (const resolve of held) resolve();
    await expect(late).rejects.toThrow();
    expect(await view()).toMatchObject({ emailsSent: 120, total: 120 });
  });

  it('can be leased at once after its lease was released, also when a renewal arrives later', async () => {
    const chunks = service.app.get(ChunkRepository, { strict: false });
    const [id, now] = [`${sendId}-0`, service.clock.now()];
    const until = new Date(now.getTime() + LEASE);
    const first = await chunks.lease(id, 'one', now, until);
    expect(await chunks.lease(id, 'another', now, until)).toBeNull();
    await chunks.release(id, first!.attempt);
    await expect(chunks.renew(id, first!.attempt, until)).rejects.toThrow(LeaseLost);
    expect(await chunks.lease(id, 'another', now, until)).not.toBeNull();
  });

  it('mails nobody who unsubscribed after the plan, and shows them as unsubscribed', async () => {
    const gone = [list[0]!.email, list[60]!.email];
    service.rpc.answer(contacts.calls.listUnsubscribed, ({ emails }) => ({
      emails: emails.filter((email) => gone.includes(email)),
    }));
    await run();
    expect(mailer.to.filter((to) => gone.includes(to))).toEqual([]);
    expect(await view()).toMatchObject({ total: 118, emailsSent: 118, errors: 0, unsubscribed: 2, ended: true });
    const reports = await service.app.get(DeliveryListRepository, { strict: false }).reports(sendId, [0]);
    const { mails } = reports.get(0)!;
    expect([0, 60, 1].map((index) => mailStatus(mails, 'mail', index, false).statusMail)).toEqual([
      'unsubscribed',
      'unsubscribed',
      'send',
    ]);
  });

  it('mails nobody while contacts cannot say who has unsubscribed', async () => {
    service.rpc.answer(contacts.calls.listUnsubscribed, () => {
      throw new CallError('unavailable');
    });
    await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
    expect(mailer.mails).toEqual([]);
    service.rpc.answer(contacts.calls.listUnsubscribed, () => ({ emails: [] }));
    await run();
    expect(mailer.mails).toHaveLength(list.length);
  });

  it('stops while the mail server is unreachable, loses no recipient and continues later', async () => {
    let left = 60;
    mailer.answer = () => (left-- > 0 ? { outcome: 'sent' } : { outcome: 'deferred', reason: 'unreachable' });
    await expect(run()).rejects.toThrow();
    expect(await view()).toMatchObject({ status: 'sending', emailsSent: 60, errors: 0 });
    mailer.answer = () => ({ outcome: 'sent' });
    await run();
    expect(new Set(mailer.to).size).toBe(120);
    expect(mailer.mails).toHaveLength(120);
    expect(await view()).toMatchObject({ status: 'finished', emailsSent: 120 });
  });

  it('keeps a deferred mail waiting without delaying the others, and gives it up after a day', async () => {
    mailer.answer = ({ to }) =>
      to === 'guest7@post.example' ? { outcome: 'deferred', reason: 'busy' } : { outcome: 'sent' };
    await expect(run()).rejects.toThrow();
    expect(await view()).toMatchObject({ status: 'sending', emailsSent: 119, errors: 0 });
    service.clock.advance(25 * HOUR);
    await run();
    expect(await view()).toMatchObject({ status: 'finished', emailsSent: 119, errors: 1 });
  });

  it('is patient for a day with a mail that is first deferred after the send has waited for longer', async () => {
    service.clock.advance(72 * HOUR);
    mailer.answer = ({ to }) =>
      to === 'guest7@post.example' ? { outcome: 'deferred', reason: 'busy' } : { outcome: 'sent' };
    await expect(run()).rejects.toThrow();
    service.clock.advance(23 * HOUR);
    await expect(run()).rejects.toThrow();
    expect(await view()).toMatchObject({ status: 'sending', emailsSent: 119, errors: 0 });
    service.clock.advance(2 * HOUR);
    await run();
    expect(await view()).toMatchObject({ status: 'finished', emailsSent: 119, errors: 1 });
  });

  it('is queued again by the sweeper when its worker is silent', async () => {
    const sweeper = service.app.get(SweepJob, { strict: false });
    queue.forget();
    await sweeper.sweep();
    expect(queue.ids).toEqual([]);
    service.clock.advance(LEASE);
    await sweeper.sweep();
    expect(queue.ids).toEqual([`${sendId}-0`]);
    await run();
    queue.forget();
    service.clock.advance(LEASE);
    await sweeper.sweep();
    expect(queue.ids).toEqual([]);
  });
});
