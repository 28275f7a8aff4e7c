import { entryIds } from '@festlig/domain/billing/ledger';
import { Clock } from '@festlig/platform/clock';
import { Logger } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import { Sends } from '../neighbours/sends';
import { LedgerRepository } from '../store/ledger.repository';
import { ReservationRepository } from '../store/reservation.repository';
import type { ReservationDocument } from '../store/reservation.schema';
import { Bookkeeping } from './bookkeeping';

const sumOf = (chunks: ReservationDocument['chunks'], field: 'size' | 'sent') =>
  Object.values(chunks).reduce((sum, chunk) => sum + chunk[field], 0);

/** Follows the tokens that sends have reserved until all are used or given back (rule: tokens-reserved). */
@Injectable()
export class Reservations {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly ledger: LedgerRepository,
    private readonly bookkeeping: Bookkeeping,
    private readonly sends: Sends,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Returns the tokens that the party's running sends hold for texts that have not left yet. */
  async heldBy(partyId: string): Promise<number> {
    const held = (await this.reservations.listOpen(partyId)).map(async ({ _id, chunks }) =>
      Math.max(0, ((await this.ledger.lastOfSend(_id))?.holds ?? 0) - sumOf(chunks, 'sent')),
    );
    return (await Promise.all(held)).reduce((sum, tokens) => sum + tokens, 0);
  }

  /** Ends the reservation once every text that the plan froze is settled. */
  async closeIfSettled({ _id, texts, chunks }: ReservationDocument): Promise<void> {
    if (texts !== null && sumOf(chunks, 'size') >= texts) await this.reservations.close(_id);
  }

  /** Asks about the sends that have said nothing for a while, and gives back the tokens of those that do not exist. */
  async sweep(limit: number): Promise<void> {
    for (const { _id: sendId, partyId } of await this.reservations.listSilent(limit)) {
      try {
        // Once messaging has said no, no send can begin under this id any more (rule: tokens-of-no-send).
        if (await this.sends.exists(partyId, sendId)) await this.reservations.askLater(sendId);
        else await this.giveBack(sendId, partyId);
      } catch (error) {
        // One send without an answer does not keep the others waiting.
        const { name } = error as Error;
        this.logger.warn('a silent send is asked about again later', { sendId, error: name });
        await this.reservations.askLater(sendId);
      }
    }
  }

  /**
   * Returns how many tokens the send has taken. Where the process was killed before it took them, an entry without tokens
   * takes their place, so that they cannot be taken any more.
   */
  async takenBy(sendId: string, partyId: string): Promise<number> {
    const reserve = { _id: entryIds.reserve(sendId), kind: 'reserve', partyId, sendId, tokens: 0 } as const;
    const entry = await this.bookkeeping.book({ ...reserve, at: this.clock.now() });
    return 'tokens' in entry ? -entry.tokens || 0 : 0;
  }

  private async giveBack(sendId: string, partyId: string): Promise<void> {
    const tokens = await this.takenBy(sendId, partyId);
    const release = { _id: entryIds.release(sendId), kind: 'release', partyId, sendId, at: this.clock.now() } as const;
    if (tokens > 0) await this.bookkeeping.book({ ...release, tokens });
    await this.reservations.close(sendId);
  }
}
