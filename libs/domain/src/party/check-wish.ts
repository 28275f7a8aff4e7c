import type { Problems } from '@festlig/contracts/define';
import { ActionAddress } from '@festlig/contracts/party/content';
import { WishFields } from '@festlig/contracts/party/wish';
import { actsOnOpening } from '../html/acts-on-opening';

/** The part of a wish that is written; what is left out is not checked. `null`: no link, price or details. */
export type WishWords = { [F in (typeof FIELDS)[number]]?: WishFields[F] | undefined };
const FIELDS = ['title', 'link', 'price', 'details', 'wanted'] as const;

type WishCode = 'required' | 'too_long' | 'link_invalid' | 'invalid';

/** A link that does something when it is opened is refused like one that is no address (rule: wish-link). */
export function wishLinkProblem(link: string): 'link_invalid' | 'too_long' | null {
  const refused = ActionAddress.safeParse(link).error?.issues[0]?.message as 'link_invalid' | 'too_long' | undefined;
  return refused ?? (actsOnOpening(link) ? 'link_invalid' : null);
}

const problemOf = (field: (typeof FIELDS)[number], value: unknown): string | null | undefined =>
  field === 'link' && typeof value === 'string'
    ? wishLinkProblem(value)
    : WishFields.shape[field].safeParse(value).error?.issues[0]?.message;

/**
 * The problems of a wish, by field, for the form and the service (rules: wish-title, wish-link, wish-wanted). The schemas
 * use error codes as messages.
 */
export function checkWish(words: WishWords): Problems<(typeof FIELDS)[number], WishCode> {
  const found = FIELDS.flatMap((field) => {
    const code = words[field] === undefined ? null : problemOf(field, words[field]);
    return code ? [[field, { code }]] : [];
  });
  return Object.fromEntries(found) as ReturnType<typeof checkWish>;
}
