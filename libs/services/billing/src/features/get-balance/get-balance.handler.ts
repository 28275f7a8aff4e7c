import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { deductedFrom, planPrices, TOKEN_PRICE } from '@festlig/domain/billing/prices';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { DiscountRepository } from '../../store/discount.repository';
import { PaymentRepository } from '../../store/payment.repository';
import { Bookkeeping } from '../../work/bookkeeping';
import { Reservations } from '../../work/reservations';

/** Only from a plan below the highest one can a party rise. */
const HIGHEST = 'pro';

type GetBalance = typeof billing.calls.getBalance;

/** Returns the party's tokens and the prices (rule: plan-and-token-calls). */
@Handles(billing.calls.getBalance)
export class GetBalanceHandler implements Handler<GetBalance> {
  constructor(
    private readonly bookkeeping: Bookkeeping,
    private readonly reservations: Reservations,
    private readonly discounts: DiscountRepository,
    private readonly payments: PaymentRepository,
  ) {}

  async handle(_input: InputOf<GetBalance>, context: ContextOf<GetBalance>): Promise<OutputOf<GetBalance>> {
    const partyId = context.party.id;
    const [tokens, reserved, discount, paid] = await Promise.all([
      this.bookkeeping.balanceOf(partyId),
      this.reservations.heldBy(partyId),
      this.discounts.waitingFor(partyId),
      this.payments.listPaidPlans(partyId),
    ]);
    const percent = discount?.percent ?? null;
    const prices = planPrices({ percent: percent ?? 0, paid });
    const deducted = { dkk: deductedFrom(HIGHEST, 'dkk', paid), eur: deductedFrom(HIGHEST, 'eur', paid) };
    return { tokens, reserved, tokenPrice: TOKEN_PRICE, prices, deducted, discount: percent };
  }
}
