import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { textSubscriptionHash } from '@festlig/domain/contacts/subscription';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionRepository } from '../../store/subscription.repository';

type StopTexts = typeof contacts.calls.stopTexts;

/** Called when the owner of a number has texted STOP (rule: unsubscribe-texts). */
@Handles(contacts.calls.stopTexts)
export class StopTextsHandler implements Handler<StopTexts> {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  async handle({ phone }: InputOf<StopTexts>): Promise<OutputOf<StopTexts>> {
    await this.subscriptions.unsubscribe(textSubscriptionHash(phone));
    return { done: true };
  }
}
