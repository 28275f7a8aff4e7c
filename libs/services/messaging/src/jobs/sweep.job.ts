import { Clock } from '@festlig/platform/clock';
import { Logger } from '@festlig/platform/observability';
import { Queue } from '@festlig/platform/queue';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { ChunkRepository } from '../store/chunk.repository';
import { CompletionRepository } from '../store/completion.repository';
import { NoticeRepository } from '../store/notice.repository';
import { SendRepository } from '../store/send.repository';
import { sendChunk } from './chunk.job';
import { sendNotice } from './notice.job';
import { planSend } from './plan.job';

const EVERY = 5000;
/** Looked at in one round. */
const BATCH = 200;

/**
 * Finds what nobody works on any more, whatever became of its job, and puts it back into the queue. Every worker does
 * this by its own clock: putting something back twice is the same as once.
 */
@Injectable()
export class SweepJob implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly sends: SendRepository,
    private readonly chunks: ChunkRepository,
    private readonly notices: NoticeRepository,
    private readonly completion: CompletionRepository,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running = this.sweep().catch((error: unknown) => this.logger.error('sweep', error));
    }, EVERY);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    const lease = this.config.values.MESSAGING_LEASE_MS;
    for (const { _id, planned, createdAt } of await this.sends.listActive(BATCH)) {
      if (planned) await this.completion.finishIfDone(_id);
      else if (createdAt.getTime() + lease <= now) await this.queue.ensure(planSend, { sendId: _id }, _id);
    }
    for (const chunkId of await this.chunks.listOverdue(new Date(now), BATCH, await this.sends.listPaused())) {
      await this.queue.ensure(sendChunk, { chunkId }, chunkId);
      await this.chunks.lookAgain(chunkId, new Date(now + lease));
    }
    for (const noticeId of await this.notices.listOverdue(new Date(now - lease), BATCH)) {
      await this.queue.ensure(sendNotice, { noticeId }, noticeId);
    }
  }
}
