import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionRepository } from '../../store/subscription.repository';
import { SubscriptionLinks } from '../../work/subscription-links';

type Resubscribe = typeof contacts.calls.resubscribe;

/** Lets invitations reach the address again (rule: subscribe-again). */
@Handles(contacts.calls.resubscribe)
export class ResubscribeHandler implements Handler<Resubscribe> {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  async handle(link: InputOf<Resubscribe>): Promise<OutputOf<Resubscribe>> {
    const { channel, hash } = this.links.check(link);
    await this.subscriptions.resubscribe(hash);
    return { channel, subscribed: true };
  }
}
