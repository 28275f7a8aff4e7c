import { Logger } from '@festlig/platform/observability';
import { Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { ReplyHourRepository } from '../store/reply-hour.repository';
import { ReplyRepository } from '../store/reply.repository';

/** Hours, and replies, in one sweep. */
const BATCH = 200;

/**
 * Recounts the hours in which replies were written, before a host asks, and adds search words to replies stored
 * without them. Threads of an earlier version are read once after a start, a few in each sweep.
 */
@Injectable()
export class SweepJob extends Sweeper {
  /** How far the threads of earlier versions have been read since the start; undefined before the first, null after the last. */
  private threads: string | null | undefined;

  constructor(
    private readonly replies: ReplyRepository,
    private readonly hours: ReplyHourRepository,
    logger: Logger,
  ) {
    super(logger);
  }

  async sweep(): Promise<void> {
    while ((await this.replies.giveWords(BATCH)) === BATCH);
    while ((await this.hours.recountDue(BATCH)) === BATCH);
    if (this.threads !== null) this.threads = await this.replies.noteWaiting(this.threads ?? null, BATCH);
  }
}
