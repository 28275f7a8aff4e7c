import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party as partyContract } from '@festlig/contracts/party';
import { isUpgrade } from '@festlig/domain/billing/plans';
import { PLAN_PRICES } from '@festlig/domain/billing/prices';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles, RpcClient } from '@festlig/platform/rpc';
import { Checkout } from '../../work/checkout';

type PayPlan = typeof billing.calls.payPlan;

@Handles(billing.calls.payPlan)
export class PayPlanHandler implements Handler<PayPlan> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly checkout: Checkout,
  ) {}

  async handle({ plan, currency }: InputOf<PayPlan>, context: ContextOf<PayPlan>): Promise<OutputOf<PayPlan>> {
    const partyId = context.party.id;
    const { party } = await this.rpc.call(partyContract.calls.describeParty, { partyId });
    if (!isUpgrade(party.plan, plan)) throw new CallError('plan_not_an_upgrade');
    return this.checkout.begin({
      buyer: context.user,
      partyId,
      purchase: { kind: 'plan', plan },
      amount: PLAN_PRICES[plan][currency].amount,
      currency,
    });
  }
}
