/** What a host types as a link, as an address: https:// is put before it when it is missing (rule: link-address). */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  if (address === '' || /^(https?:\/\/|mailto:|\(\(link\)\)$)/i.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  return `https://${address.replace(/^[a-z][a-z\d+.-]*:(?!\d)\/*|^\/+/i, '')}`;
}
