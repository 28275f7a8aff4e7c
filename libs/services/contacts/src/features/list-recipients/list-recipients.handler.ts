import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { getsSomething, withTextsOf } from '@festlig/domain/contacts/recipients';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';
import { Reach, toAddressed } from '../../work/reach';

type ListRecipients = typeof contacts.calls.listRecipients;

/** Says who gets a send and who gets none, with what reaches each or why nothing does (rules: presend-details, mail-preview). */
@Handles(contacts.calls.listRecipients)
export class ListRecipientsHandler implements Handler<ListRecipients> {
  constructor(
    private readonly audiences: AudienceRepository,
    private readonly reach: Reach,
  ) {}

  async handle(
    { texts, gets, after, pageSize, guestState: state, ...whom }: InputOf<ListRecipients>,
    { party }: ContextOf<ListRecipients>,
  ): Promise<OutputOf<ListRecipients>> {
    const asked = { ...whom, partyId: party.id, state, gets, texts: texts !== 'none' };
    const { people, next } = await this.audiences.listRecipients(asked, after, pageSize);
    const guests = (await this.reach.of(people)).map(toAddressed);
    const wanted = guests.filter((guest) => getsSomething(guest, texts) === (gets === 'something'));
    return { guests: wanted.map((guest) => withTextsOf(guest, texts)), next };
  }
}
