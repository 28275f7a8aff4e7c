import type { DataOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ContactRepository } from '../store/contact.repository';

@Reacts(partyDeleted)
export class OnPartyDeleted implements Reaction<typeof partyDeleted> {
  constructor(private readonly contacts: ContactRepository) {}

  async react({ partyId }: DataOf<typeof partyDeleted>): Promise<void> {
    await this.contacts.removeAll(partyId);
  }
}
