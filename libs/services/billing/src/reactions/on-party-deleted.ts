import type { DataOf } from '@festlig/contracts/define';
import { partyDeleted } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { CheckRepository } from '../store/check.repository';
import { ReservationRepository } from '../store/reservation.repository';

/**
 * Its sends will say nothing more. What was paid and booked is kept; what is paid from now on is sent back (rule:
 * payment-party-deleted).
 */
@Reacts(partyDeleted)
export class OnPartyDeleted implements Reaction<typeof partyDeleted> {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly checks: CheckRepository,
  ) {}

  async react({ partyId }: DataOf<typeof partyDeleted>): Promise<void> {
    await this.reservations.closeAll(partyId);
    await this.checks.abandon(partyId);
  }
}
