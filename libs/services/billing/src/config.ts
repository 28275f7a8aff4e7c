import { variable } from '@festlig/platform/config';
import { config } from '@festlig/platform/config/own-config';
import { z } from 'zod';

export class BillingConfig extends config({
  STRIPE_API_URL: variable(z.url(), 'the card provider (Stripe, or the simulator)', 'https://api.stripe.com'),
  STRIPE_SECRET_KEY: variable(z.string().min(8), 'secret key of the card provider', 'sk_test_...'),
  STRIPE_WEBHOOK_SECRET: variable(z.string().min(8), 'what the card provider signs its events with', 'whsec_...'),
  VAT_PERCENT: variable(z.coerce.number().min(0).max(50).default(25), 'the tax in our prices, in percent', '25'),
  SELLER_NAME: variable(z.string().trim().min(1).max(100), 'who sells, on receipts', 'Festlig ApS'),
  SELLER_ADDRESS: variable(
    z.string().trim().min(1).max(200),
    "the seller's address on receipts, its lines separated by commas",
    'Strandvejen 1, 2100 København Ø',
  ),
  SELLER_VAT_NUMBER: variable(
    z.string().trim().max(20).default(''),
    "the seller's VAT number on receipts",
    'DK12345678',
  ),
}) {}
