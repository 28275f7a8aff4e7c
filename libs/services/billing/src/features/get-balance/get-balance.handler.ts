import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { PLAN_PRICES, TOKEN_PRICE } from '@festlig/domain/billing/prices';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Bookkeeping } from '../../work/bookkeeping';
import { Reservations } from '../../work/reservations';

type GetBalance = typeof billing.calls.getBalance;

/** Returns the party's tokens and the prices (rule: plan-and-token-calls). */
@Handles(billing.calls.getBalance)
export class GetBalanceHandler implements Handler<GetBalance> {
  constructor(
    private readonly bookkeeping: Bookkeeping,
    private readonly reservations: Reservations,
  ) {}

  async handle(_input: InputOf<GetBalance>, context: ContextOf<GetBalance>): Promise<OutputOf<GetBalance>> {
    const partyId = context.party.id;
    const [tokens, reserved] = await Promise.all([
      this.bookkeeping.balanceOf(partyId),
      this.reservations.heldBy(partyId),
    ]);
    return { tokens, reserved, tokenPrice: TOKEN_PRICE, prices: PLAN_PRICES };
  }
}
