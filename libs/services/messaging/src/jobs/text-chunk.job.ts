import { setTimeout as delay } from 'node:timers/promises';
import { type ChunkWork, giveUp, isDone, settle, take } from '@festlig/domain/messaging/chunk-work';
import { UNSUBSCRIBED } from '@festlig/domain/messaging/delivery-status';
import type { Slots } from '@festlig/domain/messaging/text-pace';
import { firstAsk } from '@festlig/domain/messaging/unknown-text';
import { Clock } from '@festlig/platform/clock';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { MessagingConfig } from '../config';
import { GuestList } from '../neighbours/guest-list';
import { sendTextChunk } from '../queues';
import { ChunkRepository, LeaseLost } from '../store/chunk.repository';
import { textedAt } from '../store/recipients.repository';
import { TextChunkRepository, type TextResults } from '../store/text-chunk.repository';
import { type ChunkRun, ChunkRuns } from '../work/chunk-runs';
import { Texting } from '../work/texting';

/** Milliseconds until a chunk is tried again of which the provider accepts nothing now. */
const PAUSE = 10_000;
/** Texts of a dead worker that the provider is asked for at the same time. */
const ASKED = 10;
/** Why no text is accepted now, whatever its number. */
const WAITS = new Set(['unreachable', 'sender_refused']);
/** Attempts to record what became of a batch, and milliseconds after the first: without the record it is in doubt. */
const RECORDINGS = 4;
const RECORD_AGAIN = 200;

type TextOutcome =
  { outcome: 'sent' | 'unknown' } | { outcome: 'failed'; reason: string } | { outcome: 'deferred'; reason: string };

interface Round extends ChunkRun {
  /** Numbers in the chunk that unsubscribed after the send was planned. */
  stopped: ReadonlySet<string>;
}

/**
 * Sends the texts of one chunk, batch by batch (rule: send-once). A batch is stored before any of it is handed over.
 * After a crash nobody knows which texts of the batch left: the next worker asks the provider for each of them, before
 * anything else is sent, and sends those that it does not have (rule: texts-in-doubt). A text that it does not have yet
 * may still be on its way to it, so that for a while this says nothing.
 */
@Processes(sendTextChunk)
export class TextChunkJob implements JobHandler<typeof sendTextChunk> {
  constructor(
    private readonly runs: ChunkRuns,
    private readonly chunks: ChunkRepository,
    private readonly texts: TextChunkRepository,
    private readonly texting: Texting,
    private readonly guests: GuestList,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
  ) {}

  async run({ chunkId }: JobDataOf<typeof sendTextChunk>): Promise<void> {
    await this.runs.run(chunkId, async (run) => {
      const state = await this.runs.stateOf(run);
      if (state === null || state === 'paused') return;
      const work = await this.settleDoubt(run);
      if (work === null) return this.later(chunkId);
      if (isDone(work)) return;
      if (state === 'cancelled') return this.close(run, work);
      // A send can be paused long after its audience was frozen.
      const stopped = await this.guests.stoppedOf(phonesOf(run));
      const isDelayed = await this.work({ ...run, stopped }, work);
      if (isDelayed) await this.later(chunkId);
    });
  }

  /** Returns whether texts are left that the provider does not accept now. */
  private async work(round: Round, first: ChunkWork): Promise<boolean> {
    let work = first;
    while (!isDone(work)) {
      const state = await this.runs.stateOf(round);
      if (state === 'cancelled') await this.close(round, work);
      if (state !== 'going') return false;
      work = take(work, true, await this.texting.batchSize());
      const batch = work.inFlight ?? [];
      await this.record(round, work, [], []);
      // Asked for last: texts that leave later than their moments come together with those of other workers.
      const slots = await this.texting.nextSlots(batch.length);
      const handovers = await this.sendBatch(round, batch, slots);
      const now = this.clock.now();
      const outcomes = giveUp(work, handovers, now);
      work = settle(work, outcomes, now);
      await this.record(round, work, batch, outcomes);
      // The others were accepted, so the pace alone was too high: those that were refused are tried again in this run.
      if (outcomes.every(({ outcome }) => outcome === 'deferred')) return true;
      if (outcomes.some((each) => each.outcome === 'deferred' && WAITS.has(each.reason))) return true;
    }
    return false;
  }

  /**
   * Asks the provider for the batch that a dead worker left in flight. Returns the work that is left; null when it is
   * not known yet of a text whether it left, and so nothing may be sent.
   */
  private async settleDoubt({ chunk, ...run }: ChunkRun): Promise<ChunkWork | null> {
    const { end, next, again, inFlight, inFlightAt, busySince } = chunk;
    const work: ChunkWork = { end, next, again, inFlight, busySince };
    if (!inFlight) return work;
    const since = inFlightAt ?? chunk.createdAt;
    const outcomes: TextOutcome[] = [];
    for (let place = 0; place < inFlight.length; place += ASKED) {
      const asked = inFlight.slice(place, place + ASKED).map((index) => this.findText({ chunk, ...run }, index, since));
      outcomes.push(...(await Promise.all(asked)));
      if (outcomes.some(({ outcome }) => outcome === 'unknown')) return null;
    }
    const settled = settle(work, outcomes, this.clock.now());
    await this.record({ chunk, ...run }, settled, inFlight, outcomes);
    return settled;
  }

  private async findText({ send, chunk, entries }: ChunkRun, index: number, since: Date): Promise<TextOutcome> {
    const entry = entries[index];
    if (!entry) return { outcome: 'failed', reason: 'refused' };
    const { delivered = [], lost = [], early = [] } = chunk;
    const isReported = [...lost, ...early].some((report) => report.index === index) || delivered.includes(index);
    // One of `early` is counted as the failure that was reported.
    if (isReported) return { outcome: 'sent' };
    const found = await this.texting.find(this.texting.textOf(send, chunk._id, index, entry), since);
    if (found.outcome === 'unreachable') return { outcome: 'unknown' };
    if (found.outcome === 'missing') {
      const isCertain = this.clock.now().getTime() - since.getTime() >= this.config.values.TEXT_DOUBT_MS;
      return isCertain ? { outcome: 'deferred', reason: 'missing' } : { outcome: 'unknown' };
    }
    const { report } = found;
    return report.status === 'failed' ? { outcome: 'failed', reason: report.reason } : { outcome: 'sent' };
  }

  /** Returns the outcome of each text of a batch, in the batch's order. @throws LeaseLost */
  private async sendBatch(round: Round, batch: readonly number[], slots: Slots): Promise<TextOutcome[]> {
    const started = this.clock.now().getTime();
    const handovers = batch.map((index, place) => {
      const wait = slots.from.getTime() + place * slots.interval - started;
      return this.sendText(round, index, wait);
    });
    // Waits for all, also when one fails: while a text is with the provider, no other worker may ask for it.
    await Promise.allSettled(handovers);
    return Promise.all(handovers);
  }

  private async sendText(round: Round, index: number, wait: number): Promise<TextOutcome> {
    const { send, chunk, entries, stopped, holds } = round;
    const entry = entries[index];
    if (!entry?.phone) return { outcome: 'failed', reason: 'number_invalid' };
    if (stopped.has(entry.phone)) return { outcome: 'failed', reason: UNSUBSCRIBED };
    const handover = await this.texting.send(this.texting.textOf(send, chunk._id, index, entry), wait, holds);
    // Nothing may be handed over under a lease that another worker may have: it asks for all of the batch.
    if (handover === null) throw new LeaseLost();
    return handover;
  }

  private async close(run: ChunkRun, work: ChunkWork): Promise<void> {
    await this.texts.advance(run.chunk, run.send.partyId, { ...this.results(run, work, [], []), closes: true });
  }

  private async record(
    run: ChunkRun,
    work: ChunkWork,
    batch: readonly number[],
    outcomes: readonly TextOutcome[],
  ): Promise<void> {
    const results = { ...this.results(run, work, batch, outcomes), settles: batch.length > 0 };
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.texts.advance(run.chunk, run.send.partyId, results);
      } catch (error) {
        if (error instanceof LeaseLost || attempt === RECORDINGS) throw error;
        await delay(RECORD_AGAIN * attempt);
      }
    }
  }

  private results(
    run: ChunkRun,
    work: ChunkWork,
    batch: readonly number[],
    outcomes: readonly TextOutcome[],
  ): TextResults {
    const now = this.clock.now();
    const failures = batch.flatMap((index, place) => {
      const each = outcomes[place];
      return each?.outcome === 'failed' ? [{ index, reason: each.reason }] : [];
    });
    const having = (outcome: string) => batch.filter((_, place) => outcomes[place]?.outcome === outcome);
    const unknown = having('unknown').map((index) => ({ index, since: now, askAt: firstAsk(now) }));
    const invited = (indexes: readonly number[]) => this.runs.invited(run, 'text', indexes);
    const numbersOf = (indexes: readonly number[]) => textedAt(run.entries, indexes);
    const leaseUntil = this.runs.leaseUntil();
    return { work, sent: having('sent'), failures, unknown, invited, numbersOf, now, leaseUntil };
  }

  /** The sweeper queues the chunk again, so that a provider that accepts nothing uses up none of the job's tries. */
  private async later(chunkId: string): Promise<void> {
    await this.chunks.lookAgain(chunkId, new Date(this.clock.now().getTime() + PAUSE));
  }
}

const phonesOf = ({ chunk, entries }: ChunkRun): string[] =>
  entries.slice(chunk.end - chunk.size, chunk.end).flatMap(({ phone }) => phone ?? []);
