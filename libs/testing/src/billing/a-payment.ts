import type { ShownPayment } from '@festlig/contracts/billing';

/** A payment for so many tokens; `mark` is a character that makes its id. */
export const aTokenPayment = (mark: string, tokens: number, changes: Partial<ShownPayment> = {}): ShownPayment => ({
  id: mark.repeat(24),
  number: mark,
  at: '2026-11-20T12:00:00Z',
  purchase: { kind: 'token', tokens },
  amount: tokens * 50,
  currency: 'eur',
  refunded: 0,
  state: 'paid',
  mine: true,
  ...changes,
});
