import type { DataOf } from '@festlig/contracts/define';
import { inviteSent } from '@festlig/contracts/messaging';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { InviteRepository } from '../store/invite.repository';

@Reacts(inviteSent)
export class OnInviteSent implements Reaction<typeof inviteSent> {
  constructor(private readonly invites: InviteRepository) {}

  async react({ partyId, sendId, channel, contactIds }: DataOf<typeof inviteSent>): Promise<void> {
    if (channel === 'text') await this.invites.byText(partyId, sendId, contactIds);
    else await this.invites.byMail(partyId, contactIds);
  }
}
