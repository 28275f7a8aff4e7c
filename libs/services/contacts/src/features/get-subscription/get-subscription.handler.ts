import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';
import { SubscriptionLinks } from '../../work/subscription-links';

type GetSubscription = typeof contacts.calls.getSubscription;

/**
 * Returns what the unsubscribe page shows. It changes nothing, so a link scanner may call it too
 * (rule: no-change-by-get).
 */
@Handles(contacts.calls.getSubscription)
export class GetSubscriptionHandler implements Handler<GetSubscription> {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle(link: InputOf<GetSubscription>): Promise<OutputOf<GetSubscription>> {
    const { channel, hash } = this.links.check(link);
    return { channel, subscribed: !(await this.unsubscribes.has(hash)) };
  }
}
