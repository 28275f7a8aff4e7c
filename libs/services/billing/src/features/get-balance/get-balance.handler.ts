import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { PLAN_PRICES, TOKEN_PRICE } from '@festlig/domain/billing/prices';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PaymentRepository } from '../../store/payment.repository';

type GetBalance = typeof billing.calls.getBalance;

/** Returns the party's tokens and the prices (rule: plan-and-token-calls). */
@Handles(billing.calls.getBalance)
export class GetBalanceHandler implements Handler<GetBalance> {
  constructor(private readonly payments: PaymentRepository) {}

  async handle(_input: InputOf<GetBalance>, context: ContextOf<GetBalance>): Promise<OutputOf<GetBalance>> {
    const tokens = await this.payments.balanceOf(context.party.id);
    return { tokens, tokenPrice: TOKEN_PRICE, prices: PLAN_PRICES };
  }
}
