import { composed, usualLetters } from './letters';
import { domainInLetters } from './punycode';

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const PLAIN = /^(?!(?:.*\.)?xn--)[\x00-\x7f]*$/;
/** Of the signs of ASCII those that a domain has. */
const DOMAIN = /^[^\x00-\x7f]*(?:[a-z0-9.-]+[^\x00-\x7f]*)*$/;

/**
 * A domain in the one form it is compared in. Mail servers are found by its letters in ASCII (UTS 46), which many others
 * become: wide, bold, in a circle. Left as they are, one inbox would have any number of addresses. A domain that really has
 * other letters (rødgrød.example) has them, also where it was typed in ASCII (xn--rdgrd-vuad.example). Null: no domain.
 */
function comparedDomain(domain: string): string | null {
  if (PLAIN.test(domain)) return domain;
  const usual = usualLetters(domain).toLowerCase().replaceAll('\u3002', '.');
  if (!DOMAIN.test(usual) || !URL.canParse(`http://${usual}`)) return null;
  return domainInLetters(new URL(`http://${usual}`).hostname);
}

/**
 * Trimmed, in usual letters, lower case, its domain in one form: how addresses are kept, compared and mailed to. Takes time
 * by length.
 */
export function comparedEmail(text: string): string {
  const address = composed(text.replace(UNSEEN, '')).trim().toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  const name = usualLetters(address.slice(0, at)).toLowerCase();
  // What is no address is refused for it, in the words for that.
  return name + (comparedDomain(address.slice(at)) ?? '');
}
