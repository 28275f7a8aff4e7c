import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

/** Spec section 9: the people are listed only when there are fewer than this. */
const LISTED = 50;
const BATCH = 1000;

type CountAudience = typeof contacts.calls.countAudience;

/** Spec section 3, Presend summary: `contacts` = `mail` + `unsubscribed`. */
@Handles(contacts.calls.countAudience)
export class CountAudienceHandler implements Handler<CountAudience> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle({ partyId, audience }: InputOf<CountAudience>): Promise<OutputOf<CountAudience>> {
    let after: string | null = null;
    let reached = 0;
    let mail = 0;
    let ids: { id: string; name: string; email: string }[] = [];
    do {
      const people = await this.audiences.list(partyId, audience, after, BATCH);
      const subscribed = await this.unsubscribes.subscribedOf(people);
      reached += people.length;
      mail += subscribed.length;
      if (reached < LISTED) ids = subscribed.map(({ id, name, email }) => ({ id, name, email }));
      after = people.length === BATCH ? (people.at(-1)?.id ?? null) : null;
    } while (after !== null);
    return { contacts: reached, mail, unsubscribed: reached - mail, ids: reached < LISTED ? ids : null };
  }
}
