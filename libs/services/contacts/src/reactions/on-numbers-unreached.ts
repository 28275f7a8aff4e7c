import type { DataOf } from '@festlig/contracts/define';
import { numbersUnreached } from '@festlig/contracts/messaging';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { InviteRepository } from '../store/invite.repository';

@Reacts(numbersUnreached)
export class OnNumbersUnreached implements Reaction<typeof numbersUnreached> {
  constructor(private readonly invites: InviteRepository) {}

  async react({ partyId, sendId, guests }: DataOf<typeof numbersUnreached>): Promise<void> {
    await this.invites.numbersUnreached(partyId, sendId, guests);
  }
}
