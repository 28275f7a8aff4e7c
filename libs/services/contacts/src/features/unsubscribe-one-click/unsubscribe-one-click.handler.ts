import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { SubscriptionRepository } from '../../store/subscription.repository';
import { SubscriptionLinks } from '../../work/subscription-links';

type UnsubscribeOneClick = typeof contacts.calls.unsubscribeOneClick;

/** Called by the mail program's unsubscribe button, RFC 8058 (rule: unsubscribe-in-mail-program). */
@Handles(contacts.calls.unsubscribeOneClick)
export class UnsubscribeOneClickHandler implements Handler<UnsubscribeOneClick> {
  constructor(
    private readonly links: SubscriptionLinks,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  async handle(link: InputOf<UnsubscribeOneClick>): Promise<OutputOf<UnsubscribeOneClick>> {
    const { channel, hash } = this.links.check(link);
    await this.subscriptions.unsubscribe(hash);
    return { channel, subscribed: false };
  }
}
