import { contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionLinks } from '../../adapters/subscription-links';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

/** Spec section 7, Unsubscribe: the button of the page. */
@Handles(contacts.calls.unsubscribe)
export class UnsubscribeHandler implements Handler<typeof contacts.calls.unsubscribe> {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle(link: InputOf<typeof contacts.calls.unsubscribe>) {
    this.links.check(link);
    await this.unsubscribes.add(link.hash);
    return { subscribed: false };
  }
}
