import type { Wish } from '@festlig/contracts/party';

/** The shop of a link, as people name it: `www.elgiganten.dk/...` is elgiganten.dk. */
export function shopOf(link: string): string {
  try {
    return new URL(link).hostname.replace(/^www\./, '');
  } catch {
    return link;
  }
}

/** What stands in place of a picture. */
export const initialOf = (title: string): string => ([...title.trim()][0] ?? '').toLocaleUpperCase();

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

/** Pixels: wider pictures are reduced before they are uploaded (rule: wish-picture-reduced). */
export const WISH_PICTURE_WIDTH = 1000;
