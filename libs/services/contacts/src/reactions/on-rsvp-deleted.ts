import type { DataOf } from '@festlig/contracts/define';
import { rsvpDeleted } from '@festlig/contracts/rsvp';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { GuestReplies } from '../work/guest-replies';

@Reacts(rsvpDeleted)
export class OnRsvpDeleted implements Reaction<typeof rsvpDeleted> {
  constructor(private readonly replies: GuestReplies) {}

  async react({ partyId, contactId, rsvpId }: DataOf<typeof rsvpDeleted>): Promise<void> {
    if (contactId !== null) await this.replies.forget(partyId, contactId, rsvpId);
  }
}
