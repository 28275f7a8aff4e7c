import type { DataOf } from '@festlig/contracts/define';
import { rsvpDeleted } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ContactRepository } from '../store/contact.repository';

@Reacts(rsvpDeleted)
export class OnRsvpDeleted implements Reaction<typeof rsvpDeleted> {
  constructor(private readonly contacts: ContactRepository) {}

  async react({ partyId, contactId, rsvpId }: DataOf<typeof rsvpDeleted>): Promise<void> {
    if (contactId !== null) await this.contacts.forgetRsvp(partyId, contactId, rsvpId);
  }
}
