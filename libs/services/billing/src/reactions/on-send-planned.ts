import type { DataOf, Fact } from '@festlig/contracts/define';
import { sendPlanned } from '@festlig/contracts/messaging';
import { entryIds } from '@festlig/domain/billing/ledger';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { ReservationRepository } from '../store/reservation.repository';
import { Bookkeeping } from '../work/bookkeeping';
import { Reservations } from '../work/reservations';

/** Gives back the tokens that the plan of a send turned out not to need. */
@Reacts(sendPlanned)
export class OnSendPlanned implements Reaction<typeof sendPlanned> {
  constructor(
    private readonly stored: ReservationRepository,
    private readonly reservations: Reservations,
    private readonly bookkeeping: Bookkeeping,
  ) {}

  async react({ partyId, sendId, texts }: DataOf<typeof sendPlanned>, { at }: Fact): Promise<void> {
    const reservation = await this.stored.notePlan(sendId, texts);
    // A send without texts reserved nothing.
    if (!reservation) return;
    const tokens = (await this.reservations.takenBy(sendId, partyId)) - texts;
    const release = { _id: entryIds.release(sendId), kind: 'release', partyId, sendId, at: new Date(at) } as const;
    if (tokens > 0) await this.bookkeeping.record({ ...release, tokens });
    await this.reservations.closeIfSettled(reservation);
  }
}
