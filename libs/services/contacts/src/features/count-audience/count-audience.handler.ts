import { type AudienceCount, contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { type Addressees, AudienceRepository, isMailable } from '../../store/audience.repository';
import { UnsubscribeRepository } from '../../store/unsubscribe.repository';

/** Spec section 9: the people are listed only when there are fewer than this. */
const LISTED = 50;
const BATCH = 1000;

type CountAudience = typeof contacts.calls.countAudience;

/** Spec section 3, Presend summary: counted as it would be mailed. */
@Handles(contacts.calls.countAudience)
export class CountAudienceHandler implements Handler<CountAudience> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async handle(whom: InputOf<CountAudience>): Promise<OutputOf<CountAudience>> {
    const contacts = await this.audiences.count(whom);
    const { mailable, mail } = await this.countMails(whom);
    const ids = contacts < LISTED ? await this.listed(whom) : null;
    return { contacts, mail, unsubscribed: mailable - mail, ids };
  }

  private async countMails(whom: Addressees): Promise<{ mailable: number; mail: number }> {
    let after: string | null = null;
    let [mailable, mail] = [0, 0];
    do {
      const people = await this.audiences.listMailable(whom, after, BATCH);
      mailable += people.length;
      mail += (await this.unsubscribes.subscribedOf(people)).length;
      after = people.length === BATCH ? (people.at(-1)?.id ?? null) : null;
    } while (after !== null);
    return { mailable, mail };
  }

  private async listed(whom: Addressees): Promise<AudienceCount['ids']> {
    const people = await this.audiences.list(whom, LISTED);
    const mailable = people.filter(isMailable);
    const mailed = new Set((await this.unsubscribes.subscribedOf(mailable)).map(({ id }) => id));
    return people.map((person) => {
      const { id, name, email } = person;
      const receives = mailed.has(id) ? 'mail' : isMailable(person) ? 'unsubscribed' : 'unreachable';
      return { id, name, email, receives };
    });
  }
}
