import { Logger } from '@festlig/platform/observability';
import { Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { ReplyRepository } from '../store/reply.repository';

/** Looked at in one round. */
const BATCH = 200;

/** Replies from before there were words to search get theirs. */
@Injectable()
export class SweepJob extends Sweeper {
  constructor(
    private readonly replies: ReplyRepository,
    logger: Logger,
  ) {
    super(logger);
  }

  async sweep(): Promise<void> {
    while ((await this.replies.giveWords(BATCH)) === BATCH);
  }
}
