import { namesUs } from '@festlig/contracts/identity/names-us';
import { Slug, type SlugProblem } from '@festlig/contracts/party';
import { RESERVED_ADDRESSES } from '../web/reserved-addresses';

/** Words at an address that guests would take for the product's own, beside the addresses it has. */
const OURS = new Set([
  ...['auth', 'oauth', 'signin', 'signup', 'logind', 'loginhelp', 'verify', 'passwordreset', 'resetpassword'],
  ...['mitid', 'nemid', 'mobilepay', 'dankort', 'billing', 'checkout', 'betal', 'refund', 'refusion'],
  ...['admin', 'adminpanel', 'dashboard', 'official', 'security', 'mail', 'contact', 'kontakt', 'status', 'static'],
  ...['legal', 'privacypolicy', 'privatliv', 'vilkaar', 'handelsbetingelser', 'cookies', 'invitation'],
  ...['webhook', 'deunsubscribe', 'undefined', 'null'],
]);

/** The address as one reads it: `log-ind` is `logind`. */
const plain = (slug: string): string => slug.replace(/[-_]/g, '');

/** Whether an address is one of the product's own, or seems to come from it (rule: slug-reserved). */
export const isReservedSlug = (slug: string): boolean =>
  RESERVED_ADDRESSES.has(slug) || OURS.has(plain(slug)) || namesUs(slug.replace(/[-_]/g, ' '));

export type OwnSlugProblem = Exclude<SlugProblem, 'slug_taken' | 'too_many_addresses'>;

/** Why no party can have this address; null when some party could (rules: slug-form, slug-reserved). */
export function slugProblem(slug: string): OwnSlugProblem | null {
  const { error } = Slug.safeParse(slug);
  if (error) return (error.issues[0]?.message ?? 'slug_invalid') as OwnSlugProblem;
  return isReservedSlug(slug) ? 'slug_reserved' : null;
}
