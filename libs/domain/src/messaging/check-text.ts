import type { Problems } from '@festlig/contracts/define';
import { TEXT_LINK_ROOM, TEXT_MAX, TEXT_PLACEHOLDERS_MAX, tidyText } from '@festlig/contracts/messaging';
import { speaksForUs } from '@festlig/contracts/identity/names-us';
import { countPlaceholders, hasPlaceholder, splitPlaceholders } from './placeholders';
import { webAddressIn } from './web-address';

export type TextProblems = Problems<
  'text',
  'too_long' | 'text_holds_address' | 'placeholder_unknown' | 'too_many_placeholders' | 'name_passes_for_ours'
>;

/** The most characters of this text: without a link placeholder there must be room for the link (rule: text-length). */
export const textLimit = (text: string): number =>
  hasPlaceholder(text, 'link') ? TEXT_MAX : TEXT_MAX - TEXT_LINK_ROOM;

/** The number of characters that counts against the limit: placeholders as they are written. */
export const textLength = (text: string): number => tidyText(text).length;

const IN_BRACKETS = /\(\(\s*([^()]{0,40}?)\s*\)\)/u;

/** The text with a word for each guest's name, so that an address cannot be made of a name and its surroundings. */
const sampled = (text: string): string =>
  splitPlaceholders(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.slot === 'name' ? 'navn' : ' '))
    .join('');

/**
 * Checks the text message of a template, for the editor and the service
 * (rules: text-length, text-without-addresses, text-placeholders, text-not-from-us). An empty text is allowed: no texts
 * are sent then (rule: text-optional).
 */
export function checkText(typed: string): TextProblems {
  const text = tidyText(typed);
  const maximum = textLimit(text);
  if (text.length > maximum) return { text: { code: 'too_long', params: { maximum } } };
  if (countPlaceholders(text) > TEXT_PLACEHOLDERS_MAX)
    return { text: { code: 'too_many_placeholders', params: { maximum: TEXT_PLACEHOLDERS_MAX } } };
  const others = sampled(text);
  const placeholder = IN_BRACKETS.exec(others)?.[1];
  if (placeholder !== undefined) return { text: { code: 'placeholder_unknown', params: { placeholder } } };
  const address = webAddressIn(others);
  if (address !== undefined) return { text: { code: 'text_holds_address', params: { address } } };
  return speaksForUs(text) ? { text: { code: 'name_passes_for_ours' } } : {};
}
