import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { Clock } from '@festlig/platform/clock';
import { Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { chunkJobOf } from '../../queues';
import { ChunkRepository } from '../../store/chunk.repository';
import { SendRepository } from '../../store/send.repository';
import { SendCompletion } from '../../work/send-completion';
import { SendProgress } from '../../work/send-progress';

type CancelSend = typeof messaging.calls.cancelSend;

/**
 * Closes the chunks of mails that no worker has leased. A worker closes its own chunk after the batch in flight, and
 * all chunks of texts: it asks the provider which of them have left.
 */
@Handles(messaging.calls.cancelSend)
export class CancelSendHandler implements Handler<CancelSend> {
  constructor(
    private readonly sends: SendRepository,
    private readonly chunks: ChunkRepository,
    private readonly completion: SendCompletion,
    private readonly progress: SendProgress,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async handle({ sendId }: InputOf<CancelSend>, { party }: ContextOf<CancelSend>): Promise<OutputOf<CancelSend>> {
    if (await this.sends.steer(party.id, sendId, ['going', 'paused'], 'cancelled')) {
      await this.chunks.closeIdle(sendId, this.clock.now());
      // When these jobs are lost, the sweeper finds the chunks.
      for (const chunk of await this.chunks.listUnfinished(sendId)) {
        await this.queue.ensure(chunkJobOf(chunk), { chunkId: chunk._id }, chunk._id);
      }
      await this.completion.finishIfDone(sendId);
    }
    return this.progress.viewInParty(party.id, sendId);
  }
}
