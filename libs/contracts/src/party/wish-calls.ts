import { z } from 'zod';
import { BasedOn, call, Done, FormKey, ObjectIdString, PartyRef } from '../define';
import { ActionAddress } from './content';
import { WANTED_MAX, Wish, WishFields } from './wish';
import * as http from './http';

/** True or false, also as it is written in the query of an address. */
const Flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform((flag) => flag === true || flag === 'true');
const Named = z.object({ partyId: PartyRef, wishId: ObjectIdString });
/** The short id in a guest's own link, which proves that guest (rule: wish-reserve-by-link). */
const cid = z.string().max(24, 'invalid').optional();
const { title, link, image, price, details, wanted, isGroup } = WishFields.shape;

/** The party does not know the given `cid`: counted as a guess. */
const missed = z.boolean().optional();

/** The calls about a party's wishlist (rules: wish-list-call, wish-edited-by-editors, wish-reserve, wish-surprise). */
export const wishCalls = {
  listWishes: call({
    summary:
      'The wishlist, in its order. Hosts do not learn what is reserved until the day of the event has passed, or with ' +
      '`spoil`. `hidden`: reservations are hidden from this caller. `byLink`: `cid` is of a guest of this party, who ' +
      'reserves with it.',
    access: 'guest',
    input: z.object({ partyId: PartyRef, spoil: Flag.default(false), cid }),
    output: z.object({
      items: z.array(Wish),
      reservable: z.boolean(),
      hidden: z.boolean(),
      // Left out by services of earlier versions.
      byLink: z.boolean().default(false),
      missed,
    }),
    idempotent: true,
    http: http.listWishes,
  }),
  createWish: call({
    summary: 'Add a wish at the end of the list; repeated with its `formKey`, it adds none.',
    access: 'editor',
    input: WishFields.extend({
      partyId: PartyRef,
      formKey: FormKey,
      link: link.default(null),
      image: image.default(null),
      price: price.default(null),
      details: details.default(null),
      wanted: wanted.default(1),
      isGroup: isGroup.default(false),
    }),
    output: Wish,
    idempotent: true,
    errors: ['image_missing', 'too_many_wishes'],
    http: http.createWish,
  }),
  updateWish: call({
    summary:
      'Save a wish. Fields that are left out do not change. With `If-Match` (the version that was read), an edit of a field ' +
      'that was saved since is refused. Whether the wish is reserved makes no difference.',
    access: 'editor',
    input: Named.extend({
      ifMatch: BasedOn,
      title: title.optional(),
      link: link.optional(),
      image: image.optional(),
      price: price.optional(),
      details: details.optional(),
      wanted: wanted.optional(),
      isGroup: isGroup.optional(),
    }),
    output: Wish,
    idempotent: true,
    errors: ['image_missing', 'edited_meanwhile', 'conflict'],
    http: http.updateWish,
  }),
  moveWish: call({
    summary: 'Put a wish before another one, or at the end.',
    access: 'editor',
    input: Named.extend({ before: ObjectIdString.nullable() }),
    output: Done,
    idempotent: true,
    http: http.moveWish,
  }),
  deleteWish: call({
    summary: 'Remove a wish from the list. It can be restored for a day.',
    access: 'editor',
    input: Named,
    output: Done,
    idempotent: true,
    http: http.deleteWish,
  }),
  restoreWish: call({
    summary: 'Put a deleted wish back where it was, within a day.',
    access: 'editor',
    input: Named,
    output: Done,
    idempotent: true,
    errors: ['too_many_wishes'],
    http: http.restoreWish,
  }),
  reserveWish: call({
    summary:
      'Reserve a wish, or share a group gift, with an account or with the `cid` of a guest’s own link. Once per guest: the same ' +
      'call again changes nothing. A guest who has `was` pieces of it has `count` afterwards.',
    access: 'guest',
    input: Named.extend({
      cid,
      count: z.number().int('invalid').min(1, 'invalid').max(WANTED_MAX, 'invalid').default(1),
      /** The caller's pieces so far, as they were shown; with another number than they have nothing is changed. */
      was: z.number().int('invalid').min(0, 'invalid').max(WANTED_MAX, 'invalid').default(0),
    }),
    output: Wish.extend({ missed }),
    idempotent: true,
    errors: ['needs_login', 'wish_taken', 'reservations_off', 'wish_for_guests', 'conflict'],
    http: http.reserveWish,
  }),
  unreserveWish: call({
    summary: "Cancel the caller's own reservations of a wish. Without one, nothing changes.",
    access: 'guest',
    input: Named.extend({ cid }),
    output: Wish.extend({ missed }),
    idempotent: true,
    errors: ['needs_login', 'conflict'],
    http: http.unreserveWish,
  }),
  readLink: call({
    summary:
      'The title and the picture of a web page, for a new wish. The picture is a data URI, which the browser uploads as an own ' +
      'picture. Every failure has the same code.',
    access: 'editor',
    input: z.object({ partyId: PartyRef, link: ActionAddress }),
    output: z.object({ title: z.string().nullable(), image: z.string().nullable() }),
    idempotent: true,
    errors: ['link_unreachable'],
    http: http.readLink,
  }),
};
