import type { GuestIdentity, SameGuest } from '@festlig/contracts/contacts';
import type { PossibleGuest } from '@festlig/domain/contacts/enlisted';
import { isNameOnly } from '@festlig/domain/contacts/known-guests';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';

/** Guests of each address that are read: many may share one, and a few are enough to say so. */
const OF_EACH = 10;

type Field = 'email' | 'phone' | 'nameOrder';

/** The guests who have an address that somebody else is to get (rule: same-address-is-family). */
@Injectable()
export class SameGuestRepository {
  constructor(@InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>) {}

  async find(partyId: string, people: readonly GuestIdentity[]): Promise<SameGuest[]> {
    const guests = await this.findPossible(partyId, people, []);
    return guests.map(({ hasReplied: _, ...guest }) => guest);
  }

  /**
   * Those guests, and those with one of the `ids`. Each address is a look-up of its own in an index, so that one that many share
   * leaves room for the others.
   */
  async findPossible(
    partyId: string,
    people: readonly GuestIdentity[],
    ids: readonly string[],
  ): Promise<PossibleGuest[]> {
    const shown = { name: 1, email: 1, phone: 1, rsvp: 1 };
    const found = await Promise.all([
      ids.length === 0 ? [] : this.contacts.find({ _id: { $in: [...ids] }, partyId }, shown).lean(),
      ...wantedOf(people).map(([field, value]) =>
        this.contacts
          .find({ partyId, [field]: value }, shown)
          .limit(OF_EACH)
          .lean(),
      ),
    ]);
    const guests = found
      .flat()
      .map(({ _id: id, name, email, phone, rsvp }) => ({ id, name, email, phone, hasReplied: rsvp !== null }));
    return [...new Map(guests.map((guest) => [guest.id, guest])).values()];
  }
}

/** What is looked for, each once. */
function wantedOf(people: readonly GuestIdentity[]): [Field, string][] {
  const wanted = new Map<string, [Field, string]>();
  const want = (field: Field, value: string | null) => {
    if (value !== null && value !== '') wanted.set(`${field} ${value}`, [field, value]);
  };
  for (const person of people) {
    want('email', person.email);
    want('phone', person.phone);
    if (isNameOnly(person)) want('nameOrder', nameOrder(person.name));
  }
  return [...wanted.values()];
}
