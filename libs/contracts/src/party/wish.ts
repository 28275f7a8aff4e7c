import { z } from 'zod';
import { ObjectIdString, oneLine, requiredText } from '../define';
import { ActionAddress, HeroImagePath } from './content';

/** The most wishes on a party's list (rule: wishes-bounded). */
export const WISHES_MAX = 200;
/** The most pieces of one wish. */
export const WANTED_MAX = 99;
/** The most guests who share one group gift (rule: wish-group). */
export const SHARERS_MAX = 50;
/** Hours for which a deleted wish can be restored (rule: wish-deleted). */
export const WISH_RESTORE_HOURS = 24;

/** What hosts write about a wish (rule: wish-fields). */
export const WishFields = z.object({
  title: requiredText(120),
  /** A web address. */
  link: ActionAddress.nullable(),
  /** The address of an own picture in the size for texts. */
  image: HeroImagePath.nullable(),
  /** As the host writes it: "about 300 kr." */
  price: oneLine(40).nullable(),
  /** What a guest must know to buy the right one: a size, a colour. */
  details: oneLine(200).nullable(),
  /** Pieces; a group gift is one thing that several guests give together, whatever this number is. */
  wanted: z.number('invalid').int('invalid').min(1, 'invalid').max(WANTED_MAX, 'invalid'),
  isGroup: z.boolean(),
});
export type WishFields = z.output<typeof WishFields>;

/**
 * A wish as this caller may see it. Who may not know of reservations gets what a free wish shows: `reservedBy`, `left`
 * and `sharers` are then empty whatever is reserved (rules: wish-surprise, wish-reserved-by-others).
 */
export const Wish = z.object({
  id: ObjectIdString,
  title: z.string(),
  link: z.string().nullable(),
  image: z.string().nullable(),
  price: z.string().nullable(),
  details: z.string().nullable(),
  wanted: z.number().int(),
  isGroup: z.boolean(),
  /** Increases with every edit by a host, never with a reservation. */
  version: z.number().int(),
  /**
   * The id of the caller's account, or that of a reservation made by a guest's own link; null for other guests: the id of
   * another guest is told to nobody.
   */
  reservedBy: z.object({ id: ObjectIdString.nullable() }).nullable(),
  /** Pieces that the caller has reserved; 1 for a group gift that the caller shares. */
  mine: z.number().int(),
  /** Pieces, or places of a group gift, that can still be reserved; null when the caller may not know. */
  left: z.number().int().nullable(),
  /** Names of those who give a group gift, for those who share it; for hosts, once they may know, of every wish. */
  sharers: z.array(z.string()),
  /** The host has deleted the wish; only those who had reserved it still see it. */
  removed: z.boolean(),
});
export type Wish = z.output<typeof Wish>;
