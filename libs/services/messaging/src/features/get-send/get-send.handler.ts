import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ProgressRepository } from '../../store/progress.repository';
import { SendRepository } from '../../store/send.repository';

type GetSend = typeof messaging.calls.getSend;

@Handles(messaging.calls.getSend)
export class GetSendHandler implements Handler<GetSend> {
  constructor(
    private readonly sends: SendRepository,
    private readonly progress: ProgressRepository,
  ) {}

  async handle({ sendId }: InputOf<GetSend>, { party }: ContextOf<'editor'>): Promise<OutputOf<GetSend>> {
    const send = await this.sends.findInParty(party.id, sendId);
    if (!send) throw new CallError('not_found');
    return this.progress.view(send);
  }
}
