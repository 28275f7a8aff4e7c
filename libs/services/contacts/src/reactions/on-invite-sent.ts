import type { DataOf } from '@festlig/contracts/define';
import { inviteSent } from '@festlig/contracts/messaging';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ContactRepository } from '../store/contact.repository';

@Reacts(inviteSent)
export class OnInviteSent implements Reaction<typeof inviteSent> {
  constructor(private readonly contacts: ContactRepository) {}

  async react({ partyId, contactIds }: DataOf<typeof inviteSent>): Promise<void> {
    await this.contacts.markInvited(partyId, contactIds);
  }
}
