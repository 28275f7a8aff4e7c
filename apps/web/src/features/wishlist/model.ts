import type { Language } from '@festlig/contracts/define';
import type { Wish } from '@festlig/contracts/party';

/** The shop of a link, as people name it: `www.elgiganten.dk/...` is elgiganten.dk. */
export function shopOf(link: string): string {
  try {
    return new URL(link).hostname.replace(/^www\./, '');
  } catch {
    return link;
  }
}

/** A price as the host wrote it; a bare number on a Danish page is in kroner (rule: wish-price). */
export const priceText = (price: string, language: Language): string =>
  language === 'da' && /^\d[\d.,\s]*(,-)?$/.test(price) ? `${price.replace(',-', '').trim()}\u00a0kr.` : price;

/** How a wish looks to who sees it, as far as that is told to them. */
export function stateOf({ mine, reservedBy }: Pick<Wish, 'mine' | 'reservedBy'>): 'mine' | 'taken' | 'free' {
  if (mine > 0) return 'mine';
  return reservedBy === null ? 'free' : 'taken';
}

/** Pieces that a guest can choose to give; a group gift is shared, whatever its number. */
export const choicesOf = ({ left, isGroup }: Pick<Wish, 'left' | 'isGroup'>): number[] =>
  Array.from({ length: isGroup ? 1 : Math.max(1, left ?? 1) }, (_, index) => index + 1);

/** The wishes with one moved to another place, counted from 0, and the wish that it now stands before. */
export function moved(items: readonly Wish[], id: string, to: number): { items: Wish[]; before: string | null } {
  const wish = items.find((each) => each.id === id);
  const others = items.filter((each) => each.id !== id);
  if (!wish) return { items: others, before: null };
  return { items: [...others.slice(0, to), wish, ...others.slice(to)], before: others[to]?.id ?? null };
}

/** A wish that was just deleted, and the one that it stood before; null = it was the last. */
export interface Deleted {
  wish: Wish;
  nextId: string | null;
}

/** What stands where a host has just deleted wishes: those that are there, and the others in their places. */
export function rowsOf(present: readonly Wish[], deleted: readonly Deleted[]): { wish: Wish; isGone: boolean }[] {
  const rows = present.map((wish) => ({ wish, isGone: false }));
  // The last one first: an earlier one can have stood before it.
  for (const { wish, nextId } of deleted.toReversed()) {
    if (rows.some((row) => row.wish.id === wish.id)) continue;
    const next = rows.findIndex((row) => row.wish.id === nextId);
    rows.splice(next < 0 ? rows.length : next, 0, { wish, isGone: true });
  }
  return rows;
}

/** Pixels: wider pictures are reduced before they are uploaded (rule: wish-picture-reduced). */
export const WISH_PICTURE_WIDTH = 1000;
