import { domainToASCII } from 'node:url';
import { comparedEmail } from '@festlig/contracts/define';
import { digestOf } from './token-digest';

/** Providers that ignore dots before the @, with their canonical domain. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The inbox behind an address, for limiting and stopping mails to it: `name+anything@` arrives at `name@` (RFC
 * 5233), and some providers ignore dots. Never use it for sending or logging in: at other providers these can be
 * two people.
 */
export function inboxOf(email: string): string {
  const compared = comparedEmail(email);
  const at = compared.lastIndexOf('@');
  const domain = compared.slice(at + 1);
  const name = compared.slice(0, at).replace(/(?<=[^+])\+.*$/s, '');
  const provider = DOTLESS[domain];
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${provider}`;
}

/** The inbox without revealing it: SHA-256, base64url, 43 characters. */
export const inboxHash = (email: string): string => digestOf(inboxOf(email), 'base64url');

/** The forms in which an address may be stored: earlier, some domains were stored in ASCII instead of their letters. */
export function keptForms(email: string): string[] {
  const compared = comparedEmail(email);
  const at = compared.lastIndexOf('@') + 1;
  return [...new Set([compared, compared.slice(0, at) + (domainToASCII(compared.slice(at)) || compared.slice(at))])];
}
