import type { DataOf, Fact } from '@festlig/contracts/define';
import { textReturned } from '@festlig/contracts/messaging';
import { entryIds } from '@festlig/domain/billing/ledger';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ReservationRepository } from '../store/reservation.repository';
import { Bookkeeping } from '../work/bookkeeping';

/** Gives back the token of a text that turned out not to have left. */
@Reacts(textReturned)
export class OnTextReturned implements Reaction<typeof textReturned> {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly bookkeeping: Bookkeeping,
  ) {}

  async react({ partyId, sendId, chunk, index }: DataOf<typeof textReturned>, fact: Fact): Promise<void> {
    if (!(await this.reservations.find(sendId))) return;
    const [_id, at] = [entryIds.returned(sendId, chunk, index), new Date(fact.at)];
    await this.bookkeeping.record({ _id, kind: 'returned', partyId, sendId, chunk, index, tokens: 1, at });
  }
}
