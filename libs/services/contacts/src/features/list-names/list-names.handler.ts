import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type ListNames = typeof contacts.calls.listNames;

/** For the wishlist, whose guests reserve by their own links (rule: wish-guest-deleted). */
@Handles(contacts.calls.listNames)
export class ListNamesHandler implements Handler<ListNames> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle({ partyId, ids }: InputOf<ListNames>): Promise<OutputOf<ListNames>> {
    return { names: await this.contacts.names(partyId, ids) };
  }
}
