import { Clock } from '@festlig/platform/clock';
import { Logger } from '@festlig/platform/observability';
import { Queue, Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { askForTexts, chunkJobOf, planSend, sendNotice } from '../queues';
import { ChunkRepository } from '../store/chunk.repository';
import { NoticeRepository } from '../store/notice.repository';
import { SendRepository } from '../store/send.repository';
import { TextChunkRepository } from '../store/text-chunk.repository';
import { SendCompletion } from '../work/send-completion';
import { UnverifiedSends } from '../work/unverified-sends';

/** The most documents of a kind in one sweep. */
const BATCH = 200;

/**
 * Queues again the sends that were never planned, the chunks and notices without a worker, and the texts to ask for. Ends
 * the sends whose address was not verified in time.
 */
@Injectable()
export class SweepJob extends Sweeper {
  constructor(
    private readonly sends: SendRepository,
    private readonly chunks: ChunkRepository,
    private readonly texts: TextChunkRepository,
    private readonly notices: NoticeRepository,
    private readonly completion: SendCompletion,
    private readonly unverified: UnverifiedSends,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
    logger: Logger,
  ) {
    super(logger);
  }

  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    const lease = this.config.values.MESSAGING_LEASE_MS;
    for (const { _id, planned, createdAt } of await this.sends.listActive(BATCH)) {
      if (planned) await this.completion.finishIfDone(_id);
      else if (createdAt.getTime() + lease <= now) await this.queue.ensure(planSend, { sendId: _id }, _id);
    }
    await this.unverified.endOld(BATCH);
    for (const chunk of await this.chunks.listOverdue(new Date(now), BATCH, await this.sends.listPaused())) {
      await this.queue.ensure(chunkJobOf(chunk), { chunkId: chunk._id }, chunk._id);
      await this.chunks.lookAgain(chunk._id, new Date(now + lease));
    }
    for (const chunkId of await this.texts.listToAsk(new Date(now), BATCH)) {
      await this.queue.ensure(askForTexts, { chunkId }, chunkId);
    }
    for (const noticeId of await this.notices.listOverdue(new Date(now - lease), BATCH)) {
      await this.queue.ensure(sendNotice, { noticeId }, noticeId);
    }
  }
}
