import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

type ListUnsubscribed = typeof contacts.calls.listUnsubscribed;

/**
 * Returns, for a running send, the addresses that have unsubscribed since it was planned
 * (rule: unsubscribe-for-all-parties).
 */
@Handles(contacts.calls.listUnsubscribed)
export class ListUnsubscribedHandler implements Handler<ListUnsubscribed> {
  constructor(private readonly unsubscribes: UnsubscribeRepository) {}

  async handle({ emails }: InputOf<ListUnsubscribed>): Promise<OutputOf<ListUnsubscribed>> {
    return { emails: [...(await this.unsubscribes.goneOf(emails))] };
  }
}
