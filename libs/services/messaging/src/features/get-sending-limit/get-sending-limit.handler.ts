import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SendingLimits } from '../../work/sending-limits';

type GetSendingLimit = typeof messaging.calls.getSendingLimit;

/** The web shows the limit during an import, so that a host does not first meet it on the day of sending. */
@Handles(messaging.calls.getSendingLimit)
export class GetSendingLimitHandler implements Handler<GetSendingLimit> {
  constructor(private readonly limits: SendingLimits) {}

  async handle(
    _input: InputOf<GetSendingLimit>,
    { party, user }: ContextOf<GetSendingLimit>,
  ): Promise<OutputOf<GetSendingLimit>> {
    return { today: await this.limits.leftToday(party.id, user.id) };
  }
}
