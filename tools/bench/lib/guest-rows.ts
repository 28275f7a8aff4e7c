import { ObjectId } from 'mongodb';

/** A document of the kind that the product has by the hundred thousand. */
export interface Guest {
  _id: ObjectId;
  partyId: string;
  sid: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  status: string;
  createdAt: Date;
  changedAt: Date;
}

const hex = (n: number, length: number): string => n.toString(16).padStart(length, '0');

/** `count` guests, from the nth of the party on; the same n gives the same guest, and sids are in no order. */
export const guestBatch = (n: number, count: number): Guest[] => Array.from({ length: count }, (_, i) => guest(n + i));

function guest(n: number): Guest {
  const at = new Date(1_790_000_000_000 + n);
  return {
    _id: new ObjectId(hex(n + 1, 24)),
    partyId: 'a'.repeat(24),
    sid: hex((n * 2_654_435_761) % 2 ** 32, 8),
    firstName: `Sofie ${n}`,
    lastName: 'Lindholm Andersen',
    email: `sofie.lindholm.${n}@post.example`,
    phone: `+4520${String(n % 1_000_000).padStart(6, '0')}`,
    status: 'invited',
    createdAt: at,
    changedAt: at,
  };
}
