import { returnPath } from './return-path';

const KEY = 'festlig_payment_page';

/** Remembers the page to which a payment in this same tab leads back. */
export function rememberPaymentPage(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the last page of the payment leads to the list of parties.
  }
}

/** The page on which the payment of this tab was begun; null when it was begun in another. */
export function paymentPage(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    return path === null ? null : returnPath(path, '') || null;
  } catch {
    return null;
  }
}
