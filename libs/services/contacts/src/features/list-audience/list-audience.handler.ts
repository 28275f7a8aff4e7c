import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';
import { Reach } from '../../work/reach';

type ListAudience = typeof contacts.calls.listAudience;

/**
 * Says for each guest what a send may reach, also for those whom nothing reaches (rules: unsubscribe-for-all-parties,
 * unsubscribe-texts, delivery-states). `next` is the last contact that was read.
 */
@Handles(contacts.calls.listAudience)
export class ListAudienceHandler implements Handler<ListAudience> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly reach: Reach,
  ) {}

  async handle({ after, limit, guestState: state, ...whom }: InputOf<ListAudience>): Promise<OutputOf<ListAudience>> {
    const { people, next } = await this.audiences.listAudience({ ...whom, state }, after, limit);
    if (whom.texts) return { people: await this.reach.of(people), next };
    // In a send without texts only the numbers are looked up of those whom no mail can reach.
    const listed = people.map((person) => ({ ...person, receiveSms: person.receiveSms && !person.mailable }));
    const reached = await this.reach.of(listed);
    return { people: reached.map((person) => ({ ...person, text: 'none', byText: person.text === 'text' })), next };
  }
}
