/**
 * What is to be booked in a party's ledger of tokens (rule: token-ledger). `reserve` takes tokens for a send, or none;
 * `release`, `settle` and `returned` give back what it did not use; `refund` takes back tokens whose payment was
 * returned.
 */
export interface Posting {
  kind: 'payment' | 'coupon' | 'refund' | 'reserve' | 'release' | 'settle' | 'returned';
  /** How many tokens the party gets; below 0 when they are taken. */
  tokens: number;
}

/** Why nothing is booked. */
export interface Missing {
  missing: number;
}

/**
 * How many tokens an entry really books, so that no balance is ever below 0: a reservation is booked whole or not at all, a
 * refund takes what is there, and a send gives back at most what it `holds`.
 */
export function bookable({ kind, tokens }: Posting, balance: number, holds: number): number | Missing {
  switch (kind) {
    case 'reserve':
      return balance + tokens < 0 ? { missing: -(balance + tokens) } : tokens;
    case 'refund':
      return -Math.min(balance, -tokens) || 0;
    case 'release':
    case 'settle':
    case 'returned':
      return Math.min(tokens, holds);
    case 'payment':
    case 'coupon':
      return tokens;
  }
}

/** The ids of the entries of a send: the same event always has the same id, so that it is booked once. */
export const entryIds = {
  payment: (paymentId: string) => `payment:${paymentId}`,
  refund: (paymentId: string, inAll: number) => `refund:${paymentId}:${inAll}`,
  coupon: (redemptionId: string) => `coupon:${redemptionId}`,
  reserve: (sendId: string) => `${sendId}:reserve`,
  release: (sendId: string) => `${sendId}:planned`,
  settle: (sendId: string, chunk: number) => `${sendId}:${chunk}`,
  returned: (sendId: string, chunk: number, index: number) => `${sendId}:${chunk}:${index}`,
};
