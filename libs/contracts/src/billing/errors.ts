import type { ErrorTable } from '../define';

export const billingErrors = {
  plan_not_an_upgrade: { status: 409 },
  photos_already_unlimited: { status: 409 },
  payment_unavailable: { status: 503 },
} as const satisfies ErrorTable;
