import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionLinks } from '../../adapters/subscription-links';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

type Unsubscribe = typeof contacts.calls.unsubscribe;

/** Spec section 7, Unsubscribe: the button of the page. */
@Handles(contacts.calls.unsubscribe)
export class UnsubscribeHandler implements Handler<Unsubscribe> {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle(link: InputOf<Unsubscribe>): Promise<OutputOf<Unsubscribe>> {
    this.links.check(link);
    await this.unsubscribes.add(link.hash);
    return { subscribed: false };
  }
}
