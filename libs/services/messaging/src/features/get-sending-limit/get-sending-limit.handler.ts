import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { messaging } from '@festlig/contracts/messaging';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { SendingLimits } from '../../work/sending-limits';

type GetSendingLimit = typeof messaging.calls.getSendingLimit;

/**
 * The web shows the limit during an import and what other plans allow beside their prices, so that a host does not first
 * meet it on the day of sending (rules: sending-quota, plan-chooser).
 */
@Handles(messaging.calls.getSendingLimit)
export class GetSendingLimitHandler implements Handler<GetSendingLimit> {
  constructor(private readonly limits: SendingLimits) {}

  async handle(
    _input: InputOf<GetSendingLimit>,
    { party, user }: ContextOf<GetSendingLimit>,
  ): Promise<OutputOf<GetSendingLimit>> {
    const [today, plans] = await Promise.all([this.limits.leftToday(party.id, user.id), this.limits.byPlan(user.id)]);
    return { today, plans };
  }
}
