import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { entryIds } from '@festlig/domain/billing/ledger';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ReservationRepository } from '../../store/reservation.repository';
import { Bookkeeping } from '../../work/bookkeeping';

type ReserveTokens = typeof billing.calls.reserveTokens;

/**
 * Takes the tokens of a send (rule: tokens-reserved). The reservation is stored before they are taken, so that the tokens of a
 * process that is killed after that are found and given back.
 */
@Handles(billing.calls.reserveTokens)
export class ReserveTokensHandler implements Handler<ReserveTokens> {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly bookkeeping: Bookkeeping,
    private readonly clock: Clock,
  ) {}

  async handle({ partyId, sendId, tokens }: InputOf<ReserveTokens>): Promise<OutputOf<ReserveTokens>> {
    const reservation = await this.reservations.open(sendId, partyId);
    if (reservation.partyId !== partyId) throw new CallError<ReserveTokens>('conflict');
    if (!reservation.open) throw this.lacking(tokens);
    const at = this.clock.now();
    const reserve = { _id: entryIds.reserve(sendId), kind: 'reserve', partyId, sendId, tokens: -tokens, at } as const;
    const entry = await this.bookkeeping.book(reserve);
    if ('missing' in entry) throw this.lacking(entry.missing);
    // Without tokens: they were given back, because messaging knows no such send.
    if (entry.tokens === 0) throw this.lacking(tokens);
    if (entry.tokens !== -tokens) throw new CallError<ReserveTokens>('conflict');
    return { balance: await this.bookkeeping.balanceOf(partyId) };
  }

  private lacking(missing: number): CallError<ReserveTokens> {
    return new CallError<ReserveTokens>('insufficient_tokens', { missing });
  }
}
