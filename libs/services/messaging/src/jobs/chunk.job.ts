import { isDone, type Outcome, settle, take } from '@festlig/domain/messaging/chunk-work';
import { UNSUBSCRIBED } from '@festlig/domain/messaging/delivery-status';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import type { Recipient } from '@festlig/contracts/contacts';
import { MessagingConfig } from '../config';
import { GuestList } from '../neighbours/guest-list';
import { sendChunk } from '../queues';
import { ChunkRepository, type LeasedChunk, type BatchResult } from '../store/chunk.repository';
import { RecipientsRepository } from '../store/recipients.repository';
import { SendRepository } from '../store/send.repository';
import type { SendDocument } from '../store/send.schema';
import { Delivery } from '../work/delivery';
import { MailComposer, type MailRenderer } from '../work/mail-composer';
import { SendCompletion } from '../work/send-completion';

/** Milliseconds after which a mail that the server keeps deferring is given up. */
const PATIENCE = 24 * 3600 * 1000;

/** Thrown while some mails have to wait, so that the queue runs the job again after a pause. */
export class Deferred extends Error {}

interface Round {
  send: SendDocument;
  chunk: LeasedChunk;
  entries: readonly Recipient[];
  /** Addresses in the chunk that unsubscribed after the send was planned. */
  unsubscribed: ReadonlySet<string>;
  render: MailRenderer;
}

/**
 * Sends one chunk, batch by batch (rule: send-once). A batch is stored before the mail server gets it, and its
 * results are written in one update together with the next batch. After a crash, the next worker sends that one
 * batch again, under the same Message-IDs, and misses nobody.
 */
@Processes(sendChunk)
export class ChunkJob implements JobHandler<typeof sendChunk> {
  constructor(
    private readonly chunks: ChunkRepository,
    private readonly recipients: RecipientsRepository,
    private readonly sends: SendRepository,
    private readonly completion: SendCompletion,
    private readonly delivery: Delivery,
    private readonly composer: MailComposer,
    private readonly guests: GuestList,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
  ) {}

  async run({ chunkId }: JobDataOf<typeof sendChunk>): Promise<void> {
    const chunk = await this.chunks.lease(chunkId, this.ids.id(), this.clock.now(), this.leaseUntil());
    if (!chunk) return;
    const heartbeat = setInterval(
      () => void this.chunks.renew(chunkId, chunk.attempt, this.leaseUntil()).catch(() => undefined),
      Math.max(1000, this.config.values.MESSAGING_LEASE_MS / 3),
    );
    heartbeat.unref();
    try {
      const [send, entries] = await Promise.all([this.sends.find(chunk.sendId), this.recipients.entries(chunkId)]);
      if (!send) return;
      // A send can be paused, or deferred by the mail server, long after its audience was frozen.
      const unsubscribed = await this.guests.unsubscribedOf(entries.map(({ email }) => email));
      await this.work({ send, chunk, entries, unsubscribed, render: this.composer.rendererOf(send) });
    } finally {
      clearInterval(heartbeat);
      await this.chunks.release(chunkId, chunk.attempt);
    }
    await this.completion.finishIfDone(chunk.sendId);
  }

  private async work(round: Round): Promise<void> {
    const { _id, attempt, size, next, again, inFlight } = round.chunk;
    if (!(await this.goesOn(round))) return;
    // Mails that an earlier run deferred are due now; mails that this run defers wait for the next run.
    let work = take({ size, next, again, inFlight }, true);
    if (inFlight === null) await this.chunks.advance(_id, attempt, this.result(round, work, []));
    let deferred = false;
    while (work.inFlight) {
      const batch = work.inFlight;
      const outcomes = await this.sendBatch(round, batch);
      const unreachable = outcomes.some((each) => each.outcome === 'deferred' && each.reason === 'unreachable');
      deferred ||= outcomes.some(({ outcome }) => outcome === 'deferred');
      const settled = settle(work, outcomes);
      work = unreachable ? settled : take(settled, !deferred);
      await this.chunks.advance(_id, attempt, this.result(round, work, batch, outcomes));
      // The new batch stays stored as in flight although it was not sent; the next run begins with it.
      if (work.inFlight && !(await this.goesOn(round))) return;
    }
    if (!isDone(work)) throw new Deferred();
  }

  /**
   * Whether the next batch may be sent. Closes the chunk of a cancelled send.
   * @throws Deferred when the mails go out in another host's name from now on: the next run composes them anew
   */
  private async goesOn({ chunk, send }: Round): Promise<boolean> {
    const { state, startedBy } = (await this.sends.steeringOf(chunk.sendId)) ?? {};
    if (state === 'cancelled') await this.chunks.close(chunk._id, chunk.attempt);
    if (state === 'going' && startedBy !== send.startedBy) throw new Deferred();
    return state === 'going';
  }

  /** Returns the outcome of each mail of a batch, in the batch's order. */
  private async sendBatch(
    { chunk, entries, unsubscribed, render }: Round,
    batch: readonly number[],
  ): Promise<Outcome[]> {
    const now = this.clock.now();
    const isWanted = (index: number) => !unsubscribed.has(entries[index]?.email ?? '');
    const wanted = batch.filter(isWanted);
    const mails = wanted.flatMap((index) => {
      const entry = entries[index];
      return entry ? [render(entry, { n: chunk.n, index }, now)] : [];
    });
    const tooOld = now.getTime() - chunk.createdAt.getTime() > PATIENCE;
    const handovers = await this.delivery.sendAll(mails);
    const outcomes = handovers.map((each): Outcome =>
      tooOld && each.outcome === 'deferred' && each.reason === 'busy' ? { outcome: 'failed', reason: 'gave_up' } : each,
    );
    return batch.map((index) =>
      isWanted(index) ? outcomes[wanted.indexOf(index)]! : { outcome: 'failed', reason: UNSUBSCRIBED },
    );
  }

  private result(
    { send, chunk, entries }: Round,
    work: BatchResult['work'],
    batch: readonly number[],
    outcomes: readonly Outcome[] = [],
  ): BatchResult {
    const now = this.clock.now();
    const sent = batch.filter((_, place) => outcomes[place]?.outcome === 'sent');
    const failures = batch.flatMap((index, place) => {
      const each = outcomes[place];
      return each?.outcome === 'failed' ? [{ index, reason: each.reason }] : [];
    });
    const contactIds = sent.flatMap((index) => entries[index]?.id ?? []);
    const data = { partyId: send.partyId, sendId: chunk.sendId, contactIds, sentAt: now.toISOString() };
    // Only an invitation marks guests as invited, a message does not.
    const invited = send.invitation.type === 'invitation' && contactIds.length > 0 ? data : null;
    return { work, done: isDone(work), sent: sent.length, failures, invited, now, leaseUntil: this.leaseUntil() };
  }

  private leaseUntil(): Date {
    return new Date(this.clock.now().getTime() + this.config.values.MESSAGING_LEASE_MS);
  }
}
