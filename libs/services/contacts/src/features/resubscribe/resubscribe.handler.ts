import { contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionLinks } from '../../adapters/subscription-links';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

/** Spec section 7, Re-subscribe. */
@Handles(contacts.calls.resubscribe)
export class ResubscribeHandler implements Handler<typeof contacts.calls.resubscribe> {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle(link: InputOf<typeof contacts.calls.resubscribe>) {
    this.links.check(link);
    await this.unsubscribes.remove(link.hash);
    return { subscribed: true };
  }
}
