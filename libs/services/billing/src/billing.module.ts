import { Clock } from '@festlig/platform/clock';
import { Config } from '@festlig/platform/config/platform-variables';
import { Logger } from '@festlig/platform/observability';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CardProvider } from './adapters/card-provider';
import { StripeCardProvider } from './adapters/stripe-card-provider';
import { billingVariables } from './config';
import { GetBalanceHandler } from './features/get-balance/get-balance.handler';
import { PayPlanHandler } from './features/pay-plan/pay-plan.handler';
import { PayTokensHandler } from './features/pay-tokens/pay-tokens.handler';
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
    {
      provide: CardProvider,
      useFactory: (config: Config, clock: Clock, logger: Logger) =>
        new StripeCardProvider(config.read(billingVariables), clock, logger),
      inject: [Config, Clock, Logger],
    },
    GetBalanceHandler,
    PayPlanHandler,
    PayTokensHandler,
    ReceiveStripeWebhookHandler,
  ],
})
export class BillingModule {}
