import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CardProvider } from './adapters/card-provider';
import { StripeCardProvider } from './adapters/stripe-card-provider';
import { BillingConfig } from './config';
import { GetBalanceHandler } from './features/get-balance/get-balance.handler';
import { ListPaymentsHandler } from './features/list-payments/list-payments.handler';
import { PayPlanHandler } from './features/pay-plan/pay-plan.handler';
import { PayTokensHandler } from './features/pay-tokens/pay-tokens.handler';
import { PayUnlimitedPhotosHandler } from './features/pay-unlimited-photos/pay-unlimited-photos.handler';
import { ReceiveStripeWebhookHandler } from './features/receive-stripe-webhook/receive-stripe-webhook.handler';
import { Parties } from './neighbours/parties';
import { PaymentRepository } from './store/payment.repository';
import { PAYMENTS, paymentSchema } from './store/payment.schema';
import { Checkout } from './work/checkout';

@Module({
  imports: [MongooseModule.forFeature([{ name: PAYMENTS, schema: paymentSchema }])],
  providers: [
    PaymentRepository,
    Checkout,
    Parties,
    BillingConfig.provider(),
    { provide: CardProvider, useClass: StripeCardProvider },
    GetBalanceHandler,
    ListPaymentsHandler,
    PayPlanHandler,
    PayTokensHandler,
    PayUnlimitedPhotosHandler,
    ReceiveStripeWebhookHandler,
  ],
})
export class BillingModule {}
