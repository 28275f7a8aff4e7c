import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { chunkJobOf } from '../../queues';
import { ChunkRepository } from '../../store/chunk.repository';
import { SendRepository } from '../../store/send.repository';
import { SendProgress } from '../../work/send-progress';
import { SendStarter } from '../../work/send-starter';

type ResumeSend = typeof messaging.calls.resumeSend;

/** Each chunk continues where it stopped (rules: send-steered, text-sender). */
@Handles(messaging.calls.resumeSend)
export class ResumeSendHandler implements Handler<ResumeSend> {
  constructor(
    private readonly sends: SendRepository,
    private readonly chunks: ChunkRepository,
    private readonly progress: SendProgress,
    private readonly starter: SendStarter,
    private readonly queue: Queue,
  ) {}

  async handle({ sendId }: InputOf<ResumeSend>, { party }: ContextOf<ResumeSend>): Promise<OutputOf<ResumeSend>> {
    const send = await this.sends.findInParty(party.id, sendId);
    if (send?.state === 'paused') {
      // While it was paused, the host may have given up the number that its texts come from.
      if (send.textFrom) await this.starter.check(send);
      await this.chunks.forgetRefusals(sendId);
    }
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
