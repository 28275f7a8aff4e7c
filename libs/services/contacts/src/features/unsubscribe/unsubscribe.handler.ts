import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionRepository } from '../../store/subscription.repository';
import { SubscriptionLinks } from '../../work/subscription-links';

type Unsubscribe = typeof contacts.calls.unsubscribe;

/** Called by the button of the unsubscribe page (rules: unsubscribe-page, unsubscribe-calls). */
@Handles(contacts.calls.unsubscribe)
export class UnsubscribeHandler implements Handler<Unsubscribe> {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  async handle(link: InputOf<Unsubscribe>): Promise<OutputOf<Unsubscribe>> {
    const { channel, hash } = this.links.check(link);
    await this.subscriptions.unsubscribe(hash);
    return { channel, subscribed: false };
  }
}
