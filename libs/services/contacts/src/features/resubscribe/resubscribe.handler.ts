import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionLinks } from '../../adapters/subscription-links';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

type Resubscribe = typeof contacts.calls.resubscribe;

/** Spec section 7, Re-subscribe. */
@Handles(contacts.calls.resubscribe)
export class ResubscribeHandler implements Handler<Resubscribe> {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle(link: InputOf<Resubscribe>): Promise<OutputOf<Resubscribe>> {
    this.links.check(link);
    await this.unsubscribes.remove(link.hash);
    return { subscribed: true };
  }
}
