import { writtenAt } from '../contacts/sentence-start';

/** What a host can write in a mail in place of each guest's own values (rule: mail-placeholders). */
export const PLACEHOLDERS = ['name', 'link'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const PATTERN = /\(\(\s*(name|link)\s*\)\)/gi;

/** A part of a text: a placeholder, or the string between two. */
export type Piece = string | { slot: Placeholder };

export function splitPlaceholders(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(PATTERN)) {
    pieces.push(text.slice(from, match.index), { slot: match[1]?.toLowerCase() as Placeholder });
    from = match.index + match[0].length;
  }
  pieces.push(text.slice(from));
  return pieces.filter((piece) => piece !== '');
}

export const fillPlaceholders = (text: string, values: Record<Placeholder, string>): string =>
  splitPlaceholders(text)
    .map((piece, at, all) => (typeof piece === 'string' ? piece : writtenAt(all, at, values[piece.slot])))
    .join('');

export const countPlaceholders = (text: string): number =>
  splitPlaceholders(text).filter((piece) => typeof piece !== 'string').length;

export const hasPlaceholder = (text: string, slot: Placeholder): boolean =>
  splitPlaceholders(text).some((piece) => typeof piece !== 'string' && piece.slot === slot);
