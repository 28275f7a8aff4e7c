import type { DataOf } from '@festlig/contracts/define';
import { partyAccessChanged } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { SendStarter } from '../work/send-starter';

/** A host may have been removed whose send is running or paused (rule: send-of-removed-cohost). */
@Reacts(partyAccessChanged)
export class OnPartyAccessChanged implements Reaction<typeof partyAccessChanged> {
  constructor(private readonly starter: SendStarter) {}

  async react({ partyId }: DataOf<typeof partyAccessChanged>): Promise<void> {
    await this.starter.checkOf(partyId);
  }
}
