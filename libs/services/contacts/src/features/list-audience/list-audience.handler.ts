import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

type ListAudience = typeof contacts.calls.listAudience;

/** Spec section 9, Audience options. `next` is the last contact looked at, whether or not it is in the page. */
@Handles(contacts.calls.listAudience)
export class ListAudienceHandler implements Handler<ListAudience> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle({ partyId, audience, after, limit }: InputOf<ListAudience>): Promise<OutputOf<ListAudience>> {
    const people = await this.audiences.list(partyId, audience, after, limit);
    const next = people.length === limit ? (people.at(-1)?.id ?? null) : null;
    return { recipients: await this.unsubscribes.subscribedOf(people), next };
  }
}
