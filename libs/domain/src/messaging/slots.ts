import { writtenAt } from '../contacts/sentence-start';
import { escapeHtml } from './html-text';

/** The values that differ by guest. */
export const SLOTS = ['name', 'link', 'unsubscribe'] as const;
export type Slot = (typeof SLOTS)[number];
export type SlotValues = Record<Slot, string>;

// Private-use characters: no keyboard has them, and they are removed from what hosts write.
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const PATTERN = /\uE000(name|link|unsubscribe)\uE001/g;

/** Stands for a guest's value, in HTML and in text. */
export const slot = (name: Slot): string => `${OPEN}${name}${CLOSE}`;
export const withoutSlots = (text: string): string => text.replace(/[\uE000\uE001]/g, '');

export type Part = string | { slot: Slot };

/** Splits a text at its slots. */
export function splitSlots(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(PATTERN)) {
    parts.push(text.slice(from, match.index), { slot: match[1] as Slot });
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

/** Fills the slots of a text (`as: 'text'`) or of HTML, where values are escaped. */
export const fillSlots = (text: string, values: SlotValues, as: 'html' | 'text'): string =>
  splitSlots(text)
    .map((part, at, all) => {
      if (typeof part === 'string') return part;
      const value = writtenAt(all, at, values[part.slot]);
      return as === 'html' ? escapeHtml(value) : value;
    })
    .join('');
