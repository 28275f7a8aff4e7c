import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type GetGuest = typeof contacts.calls.getGuest;

/**
 * Returns only what the guest's own page shows, because anybody with the link sees it. Guests are identified by
 * their short id, never by id (rule: guests-are-told-little).
 */
@Handles(contacts.calls.getGuest)
export class GetGuestHandler implements Handler<GetGuest> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle({ cid }: InputOf<GetGuest>, { party }: ContextOf<GetGuest>): Promise<OutputOf<GetGuest>> {
    const contact = await this.contacts.findShown(party.id, cid);
    if (!contact) throw new CallError<GetGuest>('not_found');
    const { sid, name, maxPeople, hasEmail } = contact;
    return { sid, name, maxPeople, hasEmail };
  }
}
