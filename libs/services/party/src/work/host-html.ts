import { PAGE_TEXT_MAX } from '@festlig/contracts/party';
import { cleanHtml } from '@festlig/domain/html/clean-html';
import { CallError } from '@festlig/platform/errors';

/**
 * Returns the sanitised text of a page (rule: page-text). The length is checked after sanitising, because
 * sanitising can add to it (`rel`, `&amp;`).
 * @throws CallError too_long
 */
export function keptHtml(field: 'body' | 'description', html: string, partyId: string): string {
  const kept = cleanHtml(html, { rel: 'noopener', picturesOf: partyId });
  if (kept.length > PAGE_TEXT_MAX) throw new CallError('too_long', { maximum: PAGE_TEXT_MAX }, field);
  return kept;
}
