import { contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionLinks } from '../../adapters/subscription-links';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

/** What the unsubscribe page shows; it changes nothing, so a link scanner may look too. */
@Handles(contacts.calls.getSubscription)
export class GetSubscriptionHandler implements Handler<typeof contacts.calls.getSubscription> {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle(link: InputOf<typeof contacts.calls.getSubscription>) {
    this.links.check(link);
    return { subscribed: !(await this.unsubscribes.has(link.hash)) };
  }
}
