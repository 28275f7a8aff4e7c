import type { Problems } from '@festlig/contracts/define';
import { ActionAddress } from '@festlig/contracts/party/content';
import { WishFields } from '@festlig/contracts/party/wish';
import { actsOnOpening } from '../html/acts-on-opening';

/** A wish as it is typed; an empty link or price is none. */
export interface TypedWish {
  title: string;
  link: string;
  price: string;
}

type WishCode = 'required' | 'too_long' | 'link_invalid';

/** A link that does something when it is opened is refused like one that is no address (rule: wish-link). */
export function wishLinkProblem(link: string): 'link_invalid' | 'too_long' | null {
  const refused = ActionAddress.safeParse(link).error?.issues[0]?.message as 'link_invalid' | 'too_long' | undefined;
  return refused ?? (actsOnOpening(link) ? 'link_invalid' : null);
}

/** The problems of a wish as it is typed, by field (rules: wish-title, wish-link). The schemas use error codes as messages. */
export function checkWish({ title, link, price }: TypedWish): Problems<keyof TypedWish, WishCode> {
  const codes: Partial<Record<keyof TypedWish, string | null | undefined>> = {
    title: WishFields.shape.title.safeParse(title).error?.issues[0]?.message,
    link: link === '' ? null : wishLinkProblem(link),
    price: WishFields.shape.price.safeParse(price).error?.issues[0]?.message,
  };
  const found = Object.entries(codes).filter(([, code]) => code);
  return Object.fromEntries(found.map(([field, code]) => [field, { code }])) as Problems<keyof TypedWish, WishCode>;
}
