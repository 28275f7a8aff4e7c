/**
 * Turns what a host types as a link into an address: https:// is added when the protocol is missing
 * (rule: link-address).
 */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  if (address === '' || /^(https?:\/\/|mailto:|\(\(link\)\)$)/i.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return `https://${address.replace(/^[a-z][a-z\d+.-]*:(?!\d)\/*|^\/+/i, '')}`;
}
