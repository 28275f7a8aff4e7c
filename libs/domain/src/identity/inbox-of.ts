import { domainToASCII } from 'node:url';
import { comparedEmail } from '@festlig/contracts/define';
import { digestOf } from './token-digest';

/** Providers that ignore dots in front of the @, with the name they go by. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The inbox behind an address, to count what it is sent and to send it nothing more: `name+anything@` arrives where `name@`
 * does (RFC 5233), and some providers ignore dots. Never for sending or logging in: elsewhere these can be two people.
 */
export function inboxOf(email: string): string {
  const compared = comparedEmail(email);
  const at = compared.lastIndexOf('@');
  const domain = compared.slice(at + 1);
  const name = compared.slice(0, at).replace(/(?<=[^+])\+.*$/s, '');
  const provider = DOTLESS[domain];
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${provider}`;
}

/** The same inbox without naming it: SHA-256, base64url, 43 characters. */
export const inboxHash = (email: string): string => digestOf(inboxOf(email), 'base64url');

/** The forms in which one address can stand in the store: before domains were kept in their letters, some were in ASCII. */
export function keptForms(email: string): string[] {
  const compared = comparedEmail(email);
  const at = compared.lastIndexOf('@') + 1;
  return [...new Set([compared, compared.slice(0, at) + (domainToASCII(compared.slice(at)) || compared.slice(at))])];
}
