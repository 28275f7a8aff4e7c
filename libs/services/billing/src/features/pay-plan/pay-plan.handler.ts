import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { planPrice } from '@festlig/domain/billing/prices';
import { givesSomething } from '@festlig/domain/billing/sold-once';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { DiscountRepository } from '../../store/discount.repository';
import { PaymentRepository } from '../../store/payment.repository';
import { Checkout } from '../../work/checkout';

type PayPlan = typeof billing.calls.payPlan;

@Handles(billing.calls.payPlan)
export class PayPlanHandler implements Handler<PayPlan> {
  constructor(
    private readonly parties: Parties,
    private readonly discounts: DiscountRepository,
    private readonly payments: PaymentRepository,
    private readonly checkout: Checkout,
  ) {}

  async handle({ plan, currency }: InputOf<PayPlan>, context: ContextOf<PayPlan>): Promise<OutputOf<PayPlan>> {
    const partyId = context.party.id;
    const purchase = { kind: 'plan', plan } as const;
    const party = await this.parties.find(partyId);
    if (!party || !givesSomething(purchase, party)) throw new CallError<PayPlan>('plan_not_an_upgrade');
    const [discount, paid] = await Promise.all([
      this.discounts.waitingFor(partyId),
      this.payments.listPaidPlans(partyId),
    ]);
    return this.checkout.begin({
      buyer: context.user,
      partyId,
      purchase,
      amount: planPrice(plan, currency, { percent: discount?.percent ?? 0, paid }).amount,
      currency,
      discountId: discount?.id ?? null,
    });
  }
}
