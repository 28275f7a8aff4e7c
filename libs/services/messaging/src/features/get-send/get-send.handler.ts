import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SendProgress } from '../../work/send-progress';

type GetSend = typeof messaging.calls.getSend;

@Handles(messaging.calls.getSend)
export class GetSendHandler implements Handler<GetSend> {
  constructor(private readonly progress: SendProgress) {}

  async handle({ sendId }: InputOf<GetSend>, { party }: ContextOf<GetSend>): Promise<OutputOf<GetSend>> {
    return this.progress.viewInParty(party.id, sendId);
  }
}
