import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CardProvider } from './adapters/card-provider';
import { PdfReceiptPrinter } from './adapters/pdf-receipt-printer';
import { ReceiptPrinter } from './adapters/receipt-printer';
import { StripeCardProvider } from './adapters/stripe-card-provider';
import { BillingConfig } from './config';
import { GetBalanceHandler } from './features/get-balance/get-balance.handler';
import { ListLedgerHandler } from './features/list-ledger/list-ledger.handler';
import { ListPaymentsHandler } from './features/list-payments/list-payments.handler';
import { GetReceiptHandler } from './features/get-receipt/get-receipt.handler';
import { MakeReceiptHandler } from './features/make-receipt/make-receipt.handler';
import { PayPlanHandler } from './features/pay-plan/pay-plan.handler';
import { PayTokensHandler } from './features/pay-tokens/pay-tokens.handler';
import { PayUnlimitedPhotosHandler } from './features/pay-unlimited-photos/pay-unlimited-photos.handler';
import { ReceiveStripeWebhookHandler } from './features/receive-stripe-webhook/receive-stripe-webhook.handler';
import { RedeemCouponHandler } from './features/redeem-coupon/redeem-coupon.handler';
import { ReserveTokensHandler } from './features/reserve-tokens/reserve-tokens.handler';
import { PaymentJob } from './jobs/payment.job';
import { PostingJob } from './jobs/posting.job';
import { SweepJob } from './jobs/sweep.job';
import { Parties } from './neighbours/parties';
import { Sends } from './neighbours/sends';
import { OnCouponRedeemed } from './reactions/on-coupon-redeemed';
import { OnPartyDeleted } from './reactions/on-party-deleted';
import { OnPaymentCompleted } from './reactions/on-payment-completed';
import { OnSendPlanned } from './reactions/on-send-planned';
import { OnTextReturned } from './reactions/on-text-returned';
import { OnTextsSettled } from './reactions/on-texts-settled';
import { OnPaymentRefunded } from './reactions/on-payment-refunded';
import { CheckRepository } from './store/check.repository';
import { CompletionRepository } from './store/completion.repository';
import { CouponRepository } from './store/coupon.repository';
import { COUPONS, couponSchema } from './store/coupon.schema';
import { CouponTryRepository } from './store/coupon-try.repository';
import { COUPON_TRIES, couponTrySchema } from './store/coupon-try.schema';
import { DiscountRepository } from './store/discount.repository';
import { DISCOUNTS, discountSchema } from './store/discount.schema';
import { LedgerRepository } from './store/ledger.repository';
import { LEDGER, ledgerSchema } from './store/ledger.schema';
import { PaymentRepository } from './store/payment.repository';
import { PAYMENTS, paymentSchema } from './store/payment.schema';
import { PostingRepository } from './store/posting.repository';
import { POSTINGS, postingSchema } from './store/posting.schema';
import { ReservationRepository } from './store/reservation.repository';
import { RESERVATIONS, reservationSchema } from './store/reservation.schema';
import { Bookkeeping } from './work/bookkeeping';
import { Checkout } from './work/checkout';
import { Completion } from './work/completion';
import { CouponUse } from './work/coupon-use';
import { Receipts } from './work/receipts';
import { Reservations } from './work/reservations';
import { ReturnedPayments } from './work/returned-payments';

/** What both modules need: the store, the ledger and the card provider. */
const shared = [
  PaymentRepository,
  CheckRepository,
  CompletionRepository,
  Completion,
  LedgerRepository,
  CouponRepository,
  CouponTryRepository,
  DiscountRepository,
  PostingRepository,
  ReservationRepository,
  Bookkeeping,
  Reservations,
  Parties,
  Sends,
  BillingConfig.provider(),
  { provide: CardProvider, useClass: StripeCardProvider },
];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PAYMENTS, schema: paymentSchema },
      { name: COUPONS, schema: couponSchema },
      { name: COUPON_TRIES, schema: couponTrySchema },
      { name: DISCOUNTS, schema: discountSchema },
      { name: LEDGER, schema: ledgerSchema },
      { name: POSTINGS, schema: postingSchema },
      { name: RESERVATIONS, schema: reservationSchema },
    ]),
  ],
  providers: shared,
  exports: shared,
})
class BillingCoreModule {}

/** Answers calls and reacts to facts. */
@Module({
  imports: [BillingCoreModule],
  providers: [
    Checkout,
    CouponUse,
    Receipts,
    ReturnedPayments,
    { provide: ReceiptPrinter, useClass: PdfReceiptPrinter },
    GetBalanceHandler,
    ListLedgerHandler,
    ListPaymentsHandler,
    GetReceiptHandler,
    MakeReceiptHandler,
    PayPlanHandler,
    PayTokensHandler,
    PayUnlimitedPhotosHandler,
    ReceiveStripeWebhookHandler,
    RedeemCouponHandler,
    ReserveTokensHandler,
    OnCouponRedeemed,
    OnPartyDeleted,
    OnPaymentCompleted,
    OnSendPlanned,
    OnTextReturned,
    OnTextsSettled,
    OnPaymentRefunded,
  ],
})
export class BillingModule {}

/** Writes the ledger, and finds what was left behind. */
@Module({
  imports: [BillingCoreModule],
  providers: [PaymentJob, PostingJob, SweepJob],
})
export class BillingWorkerModule {}
