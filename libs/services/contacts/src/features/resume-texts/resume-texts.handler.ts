import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionRepository } from '../../store/subscription.repository';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

type ResumeTexts = typeof contacts.calls.resumeTexts;

/** Called when the owner of a number has texted START (rule: unsubscribe-texts). */
@Handles(contacts.calls.resumeTexts)
export class ResumeTextsHandler implements Handler<ResumeTexts> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle({ phone }: InputOf<ResumeTexts>): Promise<OutputOf<ResumeTexts>> {
    await this.subscriptions.resubscribe(this.unsubscribes.numberHash(phone));
    return { done: true };
  }
}
