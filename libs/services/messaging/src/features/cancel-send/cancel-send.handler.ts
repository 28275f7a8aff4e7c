import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { Clock } from '@festlig/platform/clock';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ChunkRepository } from '../../store/chunk.repository';
import { SendRepository } from '../../store/send.repository';
import { SendCompletion } from '../../work/send-completion';
import { SendProgress } from '../../work/send-progress';

type CancelSend = typeof messaging.calls.cancelSend;

/** Closes the chunks that no worker has leased. A worker closes its own chunk after the batch in flight. */
@Handles(messaging.calls.cancelSend)
export class CancelSendHandler implements Handler<CancelSend> {
  constructor(
    private readonly sends: SendRepository,
    private readonly chunks: ChunkRepository,
    private readonly completion: SendCompletion,
    private readonly progress: SendProgress,
    private readonly clock: Clock,
  ) {}

  async handle({ sendId }: InputOf<CancelSend>, { party }: ContextOf<CancelSend>): Promise<OutputOf<CancelSend>> {
    if (await this.sends.steer(party.id, sendId, ['going', 'paused'], 'cancelled')) {
      await this.chunks.closeIdle(sendId, this.clock.now());
      await this.completion.finishIfDone(sendId);
    }
    return this.progress.viewInParty(party.id, sendId);
  }
}
