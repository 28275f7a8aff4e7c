import type { KnownContact } from '@festlig/contracts/contacts';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import type { Parties } from '../neighbours/parties';
import { StrangerDayRepository } from '../store/stranger-day.repository';

type Party = Pick<Awaited<ReturnType<Parties['find']>>, 'ownerId' | 'rsvpReplyEmailDisabled'>;

/** Decides whether a guest gets a receipt by mail (rules: answer-receipt, answer-receipts-bounded). */
@Injectable()
export class AnswerReceipts {
  constructor(
    private readonly days: StrangerDayRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts and grants the receipt. Anybody can type anybody's address into the form, and hosts have their guests' links, so
   * only an address to which an invitation went before is exempt from the count of the host, and only for who has the personal
   * link in it.
   */
  async grant(
    party: Party,
    guest: KnownContact | null,
    { typed, isOwnLink }: { typed: string | null; isOwnLink: boolean },
  ): Promise<boolean> {
    const address = typed ?? guest?.email ?? null;
    if (address === null || party.rsvpReplyEmailDisabled) return false;
    const now = this.clock.now();
    const isInvited = isOwnLink && guest?.hasReceivedInvite === true && guest.email === address;
    if (!isInvited && !(await this.days.takeReceiptOf(party.ownerId, now))) return false;
    return this.days.takeReceiptTo(address, now);
  }
}
