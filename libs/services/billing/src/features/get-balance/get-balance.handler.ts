import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { planPrices, TOKEN_PRICE } from '@festlig/domain/billing/prices';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { DiscountRepository } from '../../store/discount.repository';
import { Bookkeeping } from '../../work/bookkeeping';
import { Reservations } from '../../work/reservations';

type GetBalance = typeof billing.calls.getBalance;

/** Returns the party's tokens and the prices (rule: plan-and-token-calls). */
@Handles(billing.calls.getBalance)
export class GetBalanceHandler implements Handler<GetBalance> {
  constructor(
    private readonly bookkeeping: Bookkeeping,
    private readonly reservations: Reservations,
    private readonly discounts: DiscountRepository,
  ) {}

  async handle(_input: InputOf<GetBalance>, context: ContextOf<GetBalance>): Promise<OutputOf<GetBalance>> {
    const partyId = context.party.id;
    const [tokens, reserved, discount] = await Promise.all([
      this.bookkeeping.balanceOf(partyId),
      this.reservations.heldBy(partyId),
      this.discounts.waitingFor(partyId),
    ]);
    const percent = discount?.percent ?? null;
    const prices = planPrices(percent ?? 0);
    return { tokens, reserved, tokenPrice: TOKEN_PRICE, prices, discount: percent };
  }
}
