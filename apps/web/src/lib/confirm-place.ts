import { isOwnPath } from '@festlig/domain/web/own-path';

const KEY = 'festlig_confirm_place';

/** Keeps where this browser asked its host to confirm the e-mail address (rule: verify-goes-back). */
export function keepPlace(path: string): void {
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // Without storage the link ends on its own page.
  }
}

/** Where the host was asked, once; null when it was in another browser. */
export function takePlace(): string | null {
  try {
    const path = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return path !== null && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}
