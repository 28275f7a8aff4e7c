import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { checkContact, type ContactEntry, keptContact } from '@festlig/domain/contacts/check-contact';
import { differing, editedMeanwhile } from '@festlig/domain/edits/edited-meanwhile';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository, type EditedContact } from '../../store/contact.repository';

type UpdateContact = typeof contacts.calls.updateContact;
type Changes = Omit<InputOf<UpdateContact>, 'partyId' | 'contactId' | 'ifMatch'>;

/**
 * The page asks for confirmation before an invited guest's address is changed; the service does not ask again
 * (rule: contact-address-change). When two hosts change different fields of a guest, both changes are saved
 * (rule: edits-by-version).
 */
@Handles(contacts.calls.updateContact)
export class UpdateContactHandler implements Handler<UpdateContact> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle(
    { partyId: _, contactId, ifMatch, ...changes }: InputOf<UpdateContact>,
    { party }: ContextOf<UpdateContact>,
  ): Promise<OutputOf<UpdateContact>> {
    const contact = await this.contacts.update(party.id, contactId, (current) => edited(current, changes, ifMatch));
    if (!contact) throw new CallError<UpdateContact>('not_found');
    return contact;
  }
}

/**
 * @throws CallError `edited_meanwhile` on fields that were saved after `basedOn`; InvalidInput with the guest's
 * problems
 */
function edited(current: EditedContact, changes: Changes, basedOn: number | undefined): ContactEntry {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const given = Object.keys(set);
  const wanted: ContactEntry = { ...current.entry, ...set };
  const entry = keptContact(wanted);
  const clashing = editedMeanwhile(current, { basedOn, given }, Object.keys(differing(current.entry, entry)));
  if (clashing.length > 0) throw new CallError<UpdateContact>('edited_meanwhile', {}, clashing);
  throwProblems<UpdateContact>(checkContact(wanted));
  return entry;
}
