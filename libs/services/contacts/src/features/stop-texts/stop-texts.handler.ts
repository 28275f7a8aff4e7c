import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionRepository } from '../../store/subscription.repository';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

type StopTexts = typeof contacts.calls.stopTexts;

/** Called when the owner of a number has texted STOP (rule: unsubscribe-texts). */
@Handles(contacts.calls.stopTexts)
export class StopTextsHandler implements Handler<StopTexts> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle({ phone }: InputOf<StopTexts>): Promise<OutputOf<StopTexts>> {
    await this.subscriptions.unsubscribe(this.unsubscribes.numberHash(phone));
    return { done: true };
  }
}
