import type { Purchase } from '@festlig/contracts/billing';
import type { Currency } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { purchaseName } from '@festlig/domain/billing/purchase-name';
import { Config } from '@festlig/platform/config/platform-variables';
import { Ids } from '@festlig/platform/ids';
import { Injectable } from '@nestjs/common';
import { CardProvider } from '../adapters/card-provider';
import { BillingConfig } from '../config';
import { PaymentRepository } from '../store/payment.repository';

export interface Sale {
  buyer: User;
  partyId: string;
  purchase: Purchase;
  /** Minor units, tax included. */
  amount: number;
  currency: Currency;
  /** The coupon's percentage that was taken off `amount`; null = none. */
  discountId?: string | null;
}

/**
 * Opens a payment and its page at the card provider. The payment is stored first, so that no money arrives without
 * a record.
 */
@Injectable()
export class Checkout {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly cards: CardProvider,
    private readonly ids: Ids,
    private readonly config: Config,
    private readonly billing: BillingConfig,
  ) {}

  async begin({ buyer, discountId = null, ...sale }: Sale): Promise<{ url: string }> {
    const id = this.ids.id();
    const { language } = buyer;
    const { VAT_PERCENT: vatPercent } = this.billing.values;
    const number = this.ids.sid();
    await this.payments.open({ ...sale, id, number, buyerId: buyer.id, language, vatPercent, discountId });
    const result = (payment: string) =>
      new URL(`/payment/result?payment=${payment}`, this.config.values.PUBLIC_URL).href;
    const { url, reference } = await this.cards.createCheckout({
      paymentId: id,
      partyId: sale.partyId,
      name: purchaseName(sale.purchase, language),
      amount: sale.amount,
      currency: sale.currency,
      language,
      email: buyer.email,
      successUrl: result('success'),
      cancelUrl: result('cancelled'),
    });
    // Before the buyer can pay: so every page that can be paid is known to the check.
    await this.payments.notePage(id, reference);
    return { url };
  }
}
