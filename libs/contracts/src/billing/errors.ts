import type { ErrorTable } from '../define';

export const billingErrors = {
  plan_not_an_upgrade: { status: 409 },
  photos_already_unlimited: { status: 409 },
  payment_unavailable: { status: 503 },
  /** The same for a code that is unknown, expired, used up or meant for another party. */
  coupon_invalid: { status: 422, field: 'code' },
  coupon_used: { status: 409, field: 'code' },
  /** The party has what the coupon gives, or more; the coupon stays unused. */
  coupon_of_no_use: { status: 409, field: 'code' },
  coupon_limit_reached: { status: 429 },
} as const satisfies ErrorTable;
