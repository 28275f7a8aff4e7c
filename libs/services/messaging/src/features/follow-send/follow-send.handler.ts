import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SendProgress } from '../../work/send-progress';

type FollowSend = typeof messaging.calls.followSend;

/** The gateway repeats this call as long as a client follows the send. */
@Handles(messaging.calls.followSend)
export class FollowSendHandler implements Handler<FollowSend> {
  constructor(private readonly progress: SendProgress) {}

  async handle({ sendId }: InputOf<FollowSend>, { party }: ContextOf<FollowSend>): Promise<OutputOf<FollowSend>> {
    return this.progress.viewInParty(party.id, sendId);
  }
}
