import { digestOf } from './token-digest';

/** Providers that ignore dots in front of the @, with the name they go by. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The inbox behind an address, to count what it is sent: `name+anything@` arrives where `name@` does (RFC 5233), and some
 * providers ignore dots. Never for sending or logging in: elsewhere these can be two people.
 */
export function inboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  const provider = DOTLESS[domain];
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${provider}`;
}

/** The same inbox without naming it: SHA-256, base64url, 43 characters. */
export const inboxHash = (email: string): string => digestOf(inboxOf(email), 'base64url');
