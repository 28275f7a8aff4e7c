import { Logger } from '@festlig/platform/observability';
import { Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { ReplyHourRepository } from '../store/reply-hour.repository';
import { ReplyRepository } from '../store/reply.repository';

/** Looked at in one round. */
const BATCH = 200;

/** Counts the hours anew in which replies were written, before a host asks. Replies from before there were words to search get theirs. */
@Injectable()
export class SweepJob extends Sweeper {
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
  }
}
