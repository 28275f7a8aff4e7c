import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

type ListUnsubscribed = typeof contacts.calls.listUnsubscribed;

/**
 * Returns, for a running send, the addresses and numbers that have unsubscribed since it was planned
 * (rules: unsubscribe-for-all-parties, unsubscribe-texts).
 */
@Handles(contacts.calls.listUnsubscribed)
export class ListUnsubscribedHandler implements Handler<ListUnsubscribed> {
  constructor(private readonly unsubscribes: UnsubscribeRepository) {}

  async handle({ emails, phones }: InputOf<ListUnsubscribed>): Promise<OutputOf<ListUnsubscribed>> {
    const [gone, stopped] = await Promise.all([this.unsubscribes.goneOf(emails), this.unsubscribes.stoppedOf(phones)]);
    return { emails: [...gone], phones: [...stopped] };
  }
}
