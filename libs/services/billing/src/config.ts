import { variable } from '@festlig/platform/config';
import { config } from '@festlig/platform/config/own-config';
import { z } from 'zod';

export class BillingConfig extends config({
  STRIPE_API_URL: variable(z.url(), 'the card provider (Stripe, or the simulator)', 'https://api.stripe.com'),
  STRIPE_SECRET_KEY: variable(z.string().min(8), 'secret key of the card provider', 'sk_test_...'),
  STRIPE_WEBHOOK_SECRET: variable(z.string().min(8), 'what the card provider signs its events with', 'whsec_...'),
}) {}
