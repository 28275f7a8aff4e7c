import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SendRepository } from '../../store/send.repository';
import { SendProgress } from '../../work/send-progress';

type PauseSend = typeof messaging.calls.pauseSend;

/** Workers read the state before each batch, so a batch in flight is still sent. */
@Handles(messaging.calls.pauseSend)
export class PauseSendHandler implements Handler<PauseSend> {
  constructor(
    private readonly sends: SendRepository,
    private readonly progress: SendProgress,
  ) {}

  async handle({ sendId }: InputOf<PauseSend>, { party }: ContextOf<PauseSend>): Promise<OutputOf<PauseSend>> {
    await this.sends.steer(party.id, sendId, ['going'], 'paused');
    return this.progress.viewInParty(party.id, sendId);
  }
}
