import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

type ListAudience = typeof contacts.calls.listAudience;

/**
 * Returns unsubscribed guests apart from those a send may mail (rule: unsubscribe-for-all-parties). `next` is the
 * last contact that was read, whether or not the page contains it.
 */
@Handles(contacts.calls.listAudience)
export class ListAudienceHandler implements Handler<ListAudience> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle({ after, limit, ...whom }: InputOf<ListAudience>): Promise<OutputOf<ListAudience>> {
    const { people, next } = await this.audiences.listMailable(whom, after, limit);
    const recipients = await this.unsubscribes.subscribedOf(people);
    const subscribed = new Set(recipients);
    return { recipients, unsubscribed: people.filter((person) => !subscribed.has(person)), next };
  }
}
