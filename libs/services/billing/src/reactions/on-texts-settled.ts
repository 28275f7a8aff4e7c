import type { DataOf, Fact } from '@festlig/contracts/define';
import { textsSettled } from '@festlig/contracts/messaging';
import { entryIds } from '@festlig/domain/billing/ledger';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ReservationRepository } from '../store/reservation.repository';
import { Bookkeeping } from '../work/bookkeeping';
import { Reservations } from '../work/reservations';

/** Gives back the tokens of the texts of a chunk that have not left. */
@Reacts(textsSettled)
export class OnTextsSettled implements Reaction<typeof textsSettled> {
  constructor(
    private readonly stored: ReservationRepository,
    private readonly reservations: Reservations,
    private readonly bookkeeping: Bookkeeping,
  ) {}

  async react(settled: DataOf<typeof textsSettled>, fact: Fact): Promise<void> {
    const { partyId, sendId, chunk, size, sent, returned: tokens } = settled;
    const reservation = await this.stored.noteChunk(sendId, chunk, size, sent);
    if (!reservation) return;
    const [_id, at] = [entryIds.settle(sendId, chunk), new Date(fact.at)];
    await this.bookkeeping.record({ _id, kind: 'settle', partyId, sendId, chunk, size, sent, tokens, at });
    await this.reservations.closeIfSettled(reservation);
  }
}
