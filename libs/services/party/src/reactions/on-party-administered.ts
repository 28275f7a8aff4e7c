import type { DataOf, Fact } from '@festlig/contracts/define';
import { partyAdministered } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { CohostRepository } from '../store/cohost.repository';
import { HistoryRepository } from '../store/history.repository';

/** Adds what a host did to the history of the party, in whichever service it was done. */
@Reacts(partyAdministered)
export class OnPartyAdministered implements Reaction<typeof partyAdministered> {
  constructor(
    private readonly history: HistoryRepository,
    private readonly cohosts: CohostRepository,
  ) {}

  async react(data: DataOf<typeof partyAdministered>, { id, at }: Fact): Promise<void> {
    // A fact that arrives after the deletion of its party would leave a line for ever.
    if (await this.cohosts.find(data.partyId)) await this.history.add(id, data, new Date(at));
  }
}
