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

/** Where a party and one of its sends stand. */
export interface Standing {
  balance: number;
  /** What refunds could not take, because it was used or held by sends. */
  owed: number;
  /** What the send still holds; 0 without a send. */
  holds: number;
  /** What the send gave back and did not reach the balance, because it paid what was owed; 0 without a send. */
  kept: number;
}

/** What is booked, and where the party and the send stand after it. */
export interface Booked extends Standing {
  tokens: number;
}

/**
 * What an entry really books, so that no balance is ever below 0: a reservation is booked whole or not at all, a refund
 * takes what is there and notes the rest as owed, and a send gives back at most what it `holds`, of which the party gets
 * what is not owed.
 */
export function bookable({ kind, tokens }: Posting, standing: Standing): Booked | Missing {
  const { balance, owed, holds, kept } = standing;
  const booked = (added: number, changes: Partial<Standing> = {}): Booked => {
    return { ...standing, ...changes, tokens: added, balance: balance + added };
  };
  switch (kind) {
    case 'reserve':
      return balance + tokens < 0 ? { missing: -(balance + tokens) } : booked(tokens, { holds: holds - tokens });
    case 'refund': {
      const taken = Math.min(balance, -tokens);
      return booked(-taken || 0, { owed: owed - tokens - taken });
    }
    case 'release':
    case 'settle':
    case 'returned': {
      const back = Math.min(tokens, holds);
      const paid = Math.min(back, owed);
      return booked(back - paid, { holds: holds - back, owed: owed - paid, kept: kept + paid });
    }
    case 'payment':
    case 'coupon':
      return booked(tokens);
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
