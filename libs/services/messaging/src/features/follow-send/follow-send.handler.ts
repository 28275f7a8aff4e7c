import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ProgressRepository } from '../../store/progress.repository';
import { SendRepository } from '../../store/send.repository';

type FollowSend = typeof messaging.calls.followSend;

/** The gateway repeats it for as long as somebody watches. */
@Handles(messaging.calls.followSend)
export class FollowSendHandler implements Handler<FollowSend> {
  constructor(
    private readonly sends: SendRepository,
    private readonly progress: ProgressRepository,
  ) {}

  async handle({ sendId }: InputOf<FollowSend>, { party }: ContextOf<'editor'>): Promise<OutputOf<FollowSend>> {
    const send = await this.sends.findInParty(party.id, sendId);
    if (!send) throw new CallError('not_found');
    return this.progress.view(send);
  }
}
