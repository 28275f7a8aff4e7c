import type { WishFields } from '@festlig/contracts/party';
import { Schema } from 'mongoose';

export const WISHES = 'Wish';

/**
 * A guest's place on a wish: of an account with its name at that time, or of a guest on the list, whose name is read from
 * the list when it is shown. A co-giver of a group gift has one piece.
 */
export type Reservation = { count: number; at: Date } & (
  | { userId: string; name: string; contactId?: never }
  | {
      /** Shown to the guest in place of the id on the list, which guests are not told. */
      id: string;
      contactId: string;
      userId?: never;
    }
);

/**
 * A wish with its reservations. `version`, `changedIn`, `position` and the other fields never change with a
 * reservation, so that nothing a host reads can tell of one (rule: wish-surprise).
 */
export interface WishDocument extends WishFields {
  _id: string;
  partyId: string;
  /** Of the form that added it; absent in wishes that were added before forms had one. */
  formKey?: string;
  /** The number, from 0, of the party's place for wishes that this one has; absent in deleted wishes. */
  place?: number;
  /** Wishes are listed by this number. */
  position: number;
  version: number;
  /** For each field the version that changed it last. */
  changedIn: Record<string, number>;
  createdAt: Date;
  removedAt: Date | null;
  /** When a deleted wish is forgotten. */
  purgeAt?: Date;
  /** The sum of the pieces in `reservations`, written with them, so that one update can compare it. */
  reserved: number;
  reservations: Reservation[];
}

export const wishSchema = new Schema<WishDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    formKey: String,
    place: Number,
    position: { type: Number, required: true },
    title: { type: String, required: true },
    link: { type: String, default: null },
    image: { type: String, default: null },
    price: { type: String, default: null },
    details: { type: String, default: null },
    wanted: { type: Number, required: true },
    isGroup: { type: Boolean, required: true },
    version: { type: Number, required: true },
    changedIn: { type: Schema.Types.Mixed, default: {} },
    createdAt: { type: Date, required: true },
    removedAt: { type: Date, default: null },
    purgeAt: Date,
    reserved: { type: Number, required: true },
    reservations: [
      new Schema(
        { id: String, userId: String, contactId: String, name: String, count: Number, at: Date },
        { _id: false, id: false },
      ),
    ],
  },
  { versionKey: false, collection: 'wishes', minimize: false },
);
wishSchema.index({ partyId: 1, removedAt: 1, position: 1, _id: 1 });
/** A unique index on the places enforces the limit, however many wishes are added at the same time. */
wishSchema.index(
  { partyId: 1, place: 1 },
  { name: 'one-a-place', unique: true, partialFilterExpression: { place: { $exists: true } } },
);
/** Of two requests of one form at the same time one adds the wish (rule: wish-added-once). */
wishSchema.index(
  { partyId: 1, formKey: 1 },
  { name: 'one-a-form', unique: true, partialFilterExpression: { formKey: { $exists: true } } },
);
wishSchema.index({ 'reservations.userId': 1, partyId: 1 });
wishSchema.index({ 'reservations.contactId': 1, partyId: 1 });
wishSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });
