import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SendProgress } from '../../work/send-progress';
import { SendStop } from '../../work/send-stop';

type CancelSend = typeof messaging.calls.cancelSend;

/** A host stops a send (rule: send-steered). */
@Handles(messaging.calls.cancelSend)
export class CancelSendHandler implements Handler<CancelSend> {
  constructor(
    private readonly sends: SendStop,
    private readonly progress: SendProgress,
  ) {}

  async handle({ sendId }: InputOf<CancelSend>, { party }: ContextOf<CancelSend>): Promise<OutputOf<CancelSend>> {
    await this.sends.stop(party.id, sendId);
    return this.progress.viewInParty(party.id, sendId);
  }
}
