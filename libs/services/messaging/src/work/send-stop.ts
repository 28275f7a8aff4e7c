import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { chunkJobOf } from '../queues';
import { ChunkRepository } from '../store/chunk.repository';
import { SendRepository } from '../store/send.repository';
import { UnverifiedSendRepository } from '../store/unverified-send.repository';
import { SendCompletion } from './send-completion';

/** Stops running, paused and unverified sends (rule: send-steered). */
@Injectable()
export class SendStop {
  constructor(
    private readonly sends: SendRepository,
    private readonly unverified: UnverifiedSendRepository,
    private readonly chunks: ChunkRepository,
    private readonly completion: SendCompletion,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /**
   * Closes the chunks of mails that no worker has leased. A worker closes its own chunk after the batch in flight, and
   * all chunks of texts: it asks the provider which of them have left. An unverified send ends at once; one that has ended stays as it is.
   */
  async stop(partyId: string, sendId: string): Promise<void> {
    if (await this.unverified.end({ _id: sendId, partyId }, this.clock.now())) return;
    if (!(await this.sends.steer(partyId, sendId, ['going', 'paused'], 'cancelled'))) return;
    await this.chunks.closeIdle(sendId, this.clock.now());
    // When these jobs are lost, the sweeper finds the chunks.
    for (const chunk of await this.chunks.listUnfinished(sendId)) {
      await this.queue.ensure(chunkJobOf(chunk), { chunkId: chunk._id }, chunk._id);
    }
    await this.completion.finishIfDone(sendId);
  }
}
