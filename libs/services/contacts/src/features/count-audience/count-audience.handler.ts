import { type AudienceCount, contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { audienceCount } from '@festlig/domain/contacts/standing';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository, isMailable, type Listener } from '../../store/audience.repository';
import { CountRepository } from '../../store/count.repository';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

/** The people are listed only when there are fewer than this. */
const LISTED = 50;

type CountAudience = typeof contacts.calls.countAudience;

/** Told from the kept counts, or from those picked: nobody waits for a whole list to be read. */
@Handles(contacts.calls.countAudience)
export class CountAudienceHandler implements Handler<CountAudience> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly counts: CountRepository,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle({ partyId, audience, picked }: InputOf<CountAudience>): Promise<OutputOf<CountAudience>> {
    if (audience === 'custom') return this.countPicked(await this.audiences.listPicked(partyId, picked));
    const count = audienceCount(await this.counts.of(partyId), audience);
    if (count.contacts >= LISTED) return { ...count, ids: null };
    return { ...count, ids: await this.described(await this.audiences.list(partyId, audience, LISTED)) };
  }

  private async countPicked(people: readonly Listener[]): Promise<AudienceCount> {
    const described = await this.described(people);
    const having = (receives: string) => described.filter((person) => person.receives === receives).length;
    return {
      ...{ contacts: people.length, mail: having('mail'), unsubscribed: having('unsubscribed') },
      ids: people.length < LISTED ? described : null,
    };
  }

  private async described(people: readonly Listener[]): Promise<NonNullable<AudienceCount['ids']>> {
    const mailed = new Set((await this.unsubscribes.subscribedOf(people.filter(isMailable))).map(({ id }) => id));
    return people.map((person) => {
      const { id, name, email } = person;
      const receives = mailed.has(id) ? 'mail' : isMailable(person) ? 'unsubscribed' : 'unreachable';
      return { id, name, email, receives };
    });
  }
}
