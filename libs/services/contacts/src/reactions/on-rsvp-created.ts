import type { DataOf } from '@festlig/contracts/define';
import { rsvpCreated } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ContactRepository } from '../store/contact.repository';

@Reacts(rsvpCreated)
export class OnRsvpCreated implements Reaction<typeof rsvpCreated> {
  constructor(private readonly contacts: ContactRepository) {}

  async react(reply: DataOf<typeof rsvpCreated>): Promise<void> {
    const { partyId, contactId, rsvpId: id, isComming: attending, numberOfPeople, version, byHost } = reply;
    if (contactId === null) return;
    await this.contacts.keepRsvp(partyId, contactId, { id, attending, numberOfPeople }, version);
    if (!byHost) await this.contacts.noteSeen(partyId, contactId);
  }
}
