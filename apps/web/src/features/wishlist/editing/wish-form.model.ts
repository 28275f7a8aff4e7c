import type { Wish, WishFields } from '@festlig/contracts/party';
import { checkWish } from '@festlig/domain/party/check-wish';
import { typedAddress } from '@festlig/domain/party/check-settings';
import type { Problems } from '@festlig/contracts/define';

/** A wish as its form holds it; Final Form leaves out what is empty. */
export interface WishValues {
  link?: string;
  title?: string;
  price?: string;
  details?: string;
  wanted?: string;
  isGroup: boolean;
  image: string | null;
}

export const wishValues = (wish: Wish | undefined): WishValues => ({
  link: wish?.link ?? '',
  title: wish?.title ?? '',
  price: wish?.price ?? '',
  details: wish?.details ?? '',
  wanted: String(wish?.wanted ?? 1),
  isGroup: wish?.isGroup ?? false,
  image: wish?.image ?? null,
});

/** The fields that most wishes are added without (rule: wish-form-short). */
export const MORE = ['price', 'wanted', 'details', 'isGroup'] as const;
const EMPTY = wishValues(undefined);
export const hasMore = (values: WishValues): boolean => MORE.some((field) => values[field] !== EMPTY[field]);

const line = (text: string | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ');

/** What is saved of a form. */
export const wishEntry = ({ link, title, price, details, wanted, isGroup, image }: WishValues): WishFields => ({
  title: line(title),
  link: typedAddress(link ?? '') || null,
  image,
  price: line(price) || null,
  details: line(details) || null,
  wanted: isGroup ? 1 : Number(wanted),
  isGroup,
});

/** The fields that differ from the wish as the form began. */
export function wishChange(initial: WishValues, values: WishValues): Partial<WishFields> {
  const [before, after] = [wishEntry(initial), wishEntry(values)];
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof WishFields] !== value);
  return Object.fromEntries(changed) as Partial<WishFields>;
}

/** What saving waits for (rule: wish-saved-when-changed). */
export function waitsOf(form: { invalid: readonly string[]; isUploading: boolean; isChanged: boolean }) {
  if (form.invalid.includes('title')) return 'title';
  if (form.invalid.length > 0) return 'fields';
  if (form.isUploading) return 'picture';
  return form.isChanged ? undefined : 'change';
}

/** The problems of the form, by field. */
export const wishProblems = (values: WishValues): Problems => checkWish(wishEntry(values));
