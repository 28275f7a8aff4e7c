import { type AudienceMember, contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';
import { Reach } from '../../work/reach';

type ListAudience = typeof contacts.calls.listAudience;

const isReached = ({ mail, text }: AudienceMember): boolean => mail !== 'none' || text === 'text' || text === 'stopped';

/**
 * Says for each guest what a send may reach (rules: unsubscribe-for-all-parties, unsubscribe-texts). `next` is the
 * last contact that was read, whether or not the page contains it.
 */
@Handles(contacts.calls.listAudience)
export class ListAudienceHandler implements Handler<ListAudience> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly reach: Reach,
  ) {}

  async handle({ after, limit, guestState: state, ...whom }: InputOf<ListAudience>): Promise<OutputOf<ListAudience>> {
    const { people, next } = await this.audiences.listReachable({ ...whom, state }, after, limit);
    // Nobody gets a text in a send without texts, so that their numbers are not looked up.
    const listed = whom.texts ? people : people.map((person) => ({ ...person, receiveSms: false }));
    return { people: (await this.reach.of(listed)).filter(isReached), next };
  }
}
