import { giveUp, isDone, type Outcome, settle, take } from '@festlig/domain/messaging/chunk-work';
import { UNSUBSCRIBED } from '@festlig/domain/messaging/delivery-status';
import { Clock } from '@festlig/platform/clock';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { GuestList } from '../neighbours/guest-list';
import { sendChunk } from '../queues';
import { type BatchResult, ChunkRepository } from '../store/chunk.repository';
import { type ChunkRun, ChunkRuns, Deferred } from '../work/chunk-runs';
import { Delivery } from '../work/delivery';
import { MailComposer, type MailRenderer } from '../work/mail-composer';

interface Round extends ChunkRun {
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
    private readonly runs: ChunkRuns,
    private readonly chunks: ChunkRepository,
    private readonly delivery: Delivery,
    private readonly composer: MailComposer,
    private readonly guests: GuestList,
    private readonly clock: Clock,
  ) {}

  async run({ chunkId }: JobDataOf<typeof sendChunk>): Promise<void> {
    await this.runs.run(chunkId, async (run) => {
      const addresses = run.entries.slice(0, run.chunk.end).flatMap(({ email }) => email ?? []);
      // A send can be paused, or deferred by the mail server, long after its audience was frozen.
      const unsubscribed = await this.guests.unsubscribedOf(addresses);
      await this.work({ ...run, unsubscribed, render: this.composer.rendererOf(run.send) });
    });
  }

  private async work(round: Round): Promise<void> {
    const { _id, attempt, end, next, again, inFlight, busySince } = round.chunk;
    if (!(await this.goesOn(round))) return;
    // Mails that an earlier run deferred are due now; mails that this run defers wait for the next run.
    let work = take({ end, next, again, inFlight, busySince }, true);
    if (inFlight === null) await this.chunks.advance(_id, attempt, this.result(round, work, []));
    let deferred = false;
    while (work.inFlight) {
      const batch = work.inFlight;
      const handovers = await this.sendBatch(round, batch);
      const now = this.clock.now();
      const outcomes = giveUp(work, handovers, now);
      const unreachable = outcomes.some((each) => each.outcome === 'deferred' && each.reason === 'unreachable');
      deferred ||= outcomes.some(({ outcome }) => outcome === 'deferred');
      const settled = settle(work, outcomes, now);
      work = unreachable ? settled : take(settled, !deferred);
      await this.chunks.advance(_id, attempt, this.result(round, work, batch, outcomes));
      // The new batch stays stored as in flight although it was not sent; the next run begins with it.
      if (work.inFlight && !(await this.goesOn(round))) return;
    }
    if (!isDone(work)) throw new Deferred();
  }

  /** Whether the next batch may be sent. Closes the chunk of a cancelled send. */
  private async goesOn(round: Round): Promise<boolean> {
    const state = await this.runs.stateOf(round);
    if (state === 'cancelled') await this.chunks.close(round.chunk._id, round.chunk.attempt);
    return state === 'going';
  }

  /** Returns the outcome of each mail of a batch, in the batch's order. */
  private async sendBatch(
    { chunk, entries, unsubscribed, render }: Round,
    batch: readonly number[],
  ): Promise<Outcome[]> {
    const now = this.clock.now();
    const addressOf = (index: number) => entries[index]?.email ?? '';
    const isWanted = (index: number) => !unsubscribed.has(addressOf(index));
    const wanted = batch.filter(isWanted);
    const mails = wanted.flatMap((index) => {
      const entry = entries[index];
      return entry ? [render({ ...entry, email: addressOf(index) }, { n: chunk.n, index }, now)] : [];
    });
    const handovers = await this.delivery.sendAll(mails);
    const outcomes = new Map(wanted.map((index, place) => [index, handovers[place]]));
    return batch.map((index) => outcomes.get(index) ?? { outcome: 'failed', reason: UNSUBSCRIBED });
  }

  private result(
    round: Round,
    work: BatchResult['work'],
    batch: readonly number[],
    outcomes: readonly Outcome[] = [],
  ): BatchResult {
    const sent = batch.filter((_, place) => outcomes[place]?.outcome === 'sent');
    const failures = batch.flatMap((index, place) => {
      const each = outcomes[place];
      return each?.outcome === 'failed' ? [{ index, reason: each.reason }] : [];
    });
    const invited = this.runs.invited(round, 'mail', sent);
    const [now, leaseUntil] = [this.clock.now(), this.runs.leaseUntil()];
    return { work, done: isDone(work), sent: sent.length, failures, invited, now, leaseUntil };
  }
}
