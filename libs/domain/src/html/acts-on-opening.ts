/** Logs out, leaves for a provider's log-in, begins a payment. */
const ACTING = /^\/(?:logout|connect\/[^/]+|payment\/(?:token|plan|unlimited_photos)\/.*)\/?$/;

/**
 * Whether a link has the path of an address of ours that does something when it is opened. Our own pages may open them,
 * so a host's text on our page must not lead there. On every host, because a text does not say which one is ours
 * (rule: no-links-to-actions).
 */
export function actsOnOpening(href: string): boolean {
  try {
    return ACTING.test(decodeURIComponent(new URL(href.trim()).pathname));
  } catch {
    // No address of the web, or one that our server refuses.
    return false;
  }
}
