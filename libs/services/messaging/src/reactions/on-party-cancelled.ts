import type { DataOf } from '@festlig/contracts/define';
import { partyCancelled } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { SendStarter } from '../work/send-starter';

/**
 * Invitations and reminders on their way are stopped. The party is asked, because the host may have taken the
 * cancelling back since (rule: party-cancelled).
 */
@Reacts(partyCancelled)
export class OnPartyCancelled implements Reaction<typeof partyCancelled> {
  constructor(private readonly starter: SendStarter) {}

  async react({ partyId }: DataOf<typeof partyCancelled>): Promise<void> {
    await this.starter.checkOf(partyId);
  }
}
