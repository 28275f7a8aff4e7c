import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { checkTagging } from '@festlig/domain/contacts/check-tagging';
import { throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import type { Selection } from '../../store/change.schema';
import { ContactRepository } from '../../store/contact.repository';
import { ChangeStart } from '../../work/change-start';

type ChangeContacts = typeof contacts.calls.changeContacts;

const selectionOf = ({ picked, search, except, guestState, tag }: InputOf<ChangeContacts>): Selection =>
  search === null
    ? { picked }
    : { search, except, ...(guestState ? { state: guestState } : {}), ...(tag === undefined ? {} : { tag }) };

/** A short list, or guests chosen one by one, are changed while the host waits (rule: contacts-changed-together). */
@Handles(contacts.calls.changeContacts)
export class ChangeContactsHandler implements Handler<ChangeContacts> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly start: ChangeStart,
  ) {}

  async handle(
    input: InputOf<ChangeContacts>,
    { party }: ContextOf<ChangeContacts>,
  ): Promise<OutputOf<ChangeContacts>> {
    if (input.action.do === 'tag') throwProblems<ChangeContacts>(checkTagging(input.action));
    const selection = selectionOf(input);
    const guests = 'picked' in selection ? selection.picked.length : (await this.contacts.count(party.id)).total;
    return this.start.begin({ partyId: party.id, key: input.key, selection, action: input.action, guests });
  }
}
