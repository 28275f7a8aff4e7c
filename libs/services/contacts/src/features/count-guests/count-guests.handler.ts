import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { FilteredListRepository } from '../../store/filtered-list.repository';
import { TagRepository } from '../../store/tag.repository';

type CountGuests = typeof contacts.calls.countGuests;

/** From the kept counts and from indexes: no guest is read (rule: contact-filters). */
@Handles(contacts.calls.countGuests)
export class CountGuestsHandler implements Handler<CountGuests> {
  constructor(
    private readonly guests: FilteredListRepository,
    private readonly tags: TagRepository,
  ) {}

  async handle({ tag = '' }: InputOf<CountGuests>, { party }: ContextOf<CountGuests>): Promise<OutputOf<CountGuests>> {
    const [counts, listed] = await Promise.all([this.guests.countStates(party.id), this.tags.list(party.id, tag)]);
    return { ...counts, ...listed };
  }
}
