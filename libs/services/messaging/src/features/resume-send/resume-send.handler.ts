import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { chunkJobOf } from '../../queues';
import { ChunkRepository } from '../../store/chunk.repository';
import { SendRepository } from '../../store/send.repository';
import { SendProgress } from '../../work/send-progress';

type ResumeSend = typeof messaging.calls.resumeSend;

/** Each chunk continues where it stopped. */
@Handles(messaging.calls.resumeSend)
export class ResumeSendHandler implements Handler<ResumeSend> {
  constructor(
    private readonly sends: SendRepository,
    private readonly chunks: ChunkRepository,
    private readonly progress: SendProgress,
    private readonly queue: Queue,
  ) {}

  async handle({ sendId }: InputOf<ResumeSend>, { party }: ContextOf<ResumeSend>): Promise<OutputOf<ResumeSend>> {
    const resumed = await this.sends.steer(party.id, sendId, ['paused'], 'going');
    // When these jobs are lost, the sweeper finds the chunks.
    if (resumed) {
      for (const chunk of await this.chunks.listUnfinished(sendId)) {
        await this.queue.ensure(chunkJobOf(chunk), { chunkId: chunk._id }, chunk._id);
      }
    }
    return this.progress.viewInParty(party.id, sendId);
  }
}
