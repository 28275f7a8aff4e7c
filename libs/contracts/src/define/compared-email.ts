import { composed, usualLetters } from './letters';
import { domainInLetters } from './punycode';

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const PLAIN = /^(?!(?:.*\.)?xn--)[\x00-\x7f]*$/;
/** Allows only those ASCII characters that a domain can contain. */
const DOMAIN = /^[^\x00-\x7f]*(?:[a-z0-9.-]+[^\x00-\x7f]*)*$/;

/**
 * The form in which a domain is compared. Mail servers are found by its ASCII form (UTS 46), which full-width, bold
 * and circled letters share; without this, one inbox would have any number of addresses. A domain with letters
 * outside ASCII (rødgrød.example) keeps them, also when typed in ASCII (xn--rdgrd-vuad.example). Null when it is no
 * domain.
 */
function comparedDomain(domain: string): string | null {
  if (PLAIN.test(domain)) return domain;
  const usual = usualLetters(domain).toLowerCase().replaceAll('\u3002', '.');
  if (!DOMAIN.test(usual) || !URL.canParse(`http://${usual}`)) return null;
  return domainInLetters(new URL(`http://${usual}`).hostname);
}

/**
 * The form in which addresses are stored, compared and mailed to: trimmed, usual letters in lower case, one form of
 * the domain. Takes linear time.
 */
export function comparedEmail(text: string): string {
  const address = composed(text.replace(UNSEEN, '')).trim().toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  const name = usualLetters(address.slice(0, at)).toLowerCase();
  // An invalid domain becomes '', so that the address fails the pattern of addresses.
  return name + (comparedDomain(address.slice(at)) ?? '');
}
