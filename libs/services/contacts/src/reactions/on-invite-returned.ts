import type { DataOf } from '@festlig/contracts/define';
import { inviteReturned } from '@festlig/contracts/messaging';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { InviteRepository } from '../store/invite.repository';

@Reacts(inviteReturned)
export class OnInviteReturned implements Reaction<typeof inviteReturned> {
  constructor(private readonly invites: InviteRepository) {}

  async react({ partyId, sendId, contactIds }: DataOf<typeof inviteReturned>): Promise<void> {
    await this.invites.textMissed(partyId, sendId, contactIds);
  }
}
