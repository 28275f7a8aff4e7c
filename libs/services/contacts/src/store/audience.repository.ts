import type { Audience } from '@festlig/contracts/contacts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';

/** Whom to write to. `picked`: the short ids of the audience `custom`, of no meaning to the others. */
export interface Addressees {
  partyId: string;
  audience: Audience;
  picked: readonly string[];
}

/** Somebody an audience holds. `email` is in its compared form; `mailable`: receives e-mail and has an address. */
export type Listener = Pick<ContactDocument, 'sid' | 'name' | 'email' | 'mailable'> & { id: string };
export type Mailable = Omit<Listener, 'email'> & { email: string };

const FIELDS = { sid: 1, name: 1, email: 1, mailable: 1 } as const;

type Filter = QueryFilter<ContactDocument>;
const FILTERS: Readonly<Record<Audience, (picked: readonly string[]) => Filter>> = {
  all: () => ({}),
  missing: () => ({ hasReceivedInvite: false }),
  custom: (picked) => ({ sid: { $in: [...picked] } }),
  rsvp: () => ({ rsvpVersion: { $gt: 0 } }),
  withoutRsvp: () => ({ rsvpVersion: 0 }),
  rsvpYes: () => ({ 'rsvp.attending': true }),
  rsvpNo: () => ({ 'rsvp.attending': false }),
};

export const isMailable = (listener: Listener): listener is Mailable => listener.mailable && listener.email !== null;

/** Who an audience holds (spec section 9). */
@Injectable()
export class AudienceRepository {
  constructor(@InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>) {}

  /** The next `limit` who can be mailed, subscribed or not, by id: pages begin after an id, so new contacts shift none. */
  async listMailable(whom: Addressees, after: string | null, limit: number): Promise<Mailable[]> {
    const mailable = await this.find(
      { ...filterOf(whom), mailable: true, ...(after && { _id: { $gt: after } }) },
      limit,
    );
    return mailable.filter(isMailable);
  }

  /** The first `limit` of them all, by id. */
  async list(whom: Addressees, limit: number): Promise<Listener[]> {
    return this.find(filterOf(whom), limit);
  }

  async count(whom: Addressees): Promise<number> {
    return this.contacts.countDocuments(filterOf(whom));
  }

  /** Those of the contacts who have been on their page since then. */
  async visitors(partyId: string, ids: readonly string[], since: Date): Promise<string[]> {
    const filter = { _id: { $in: [...ids] }, partyId, lastVisit: { $gte: since } };
    return (await this.contacts.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  private async find(filter: Filter, limit: number): Promise<Listener[]> {
    const documents = await this.contacts.find(filter, FIELDS).sort({ _id: 1 }).limit(limit).lean();
    return documents.map(({ _id: id, sid, name, email, mailable }) => ({ id, sid, name, email, mailable }));
  }
}

const filterOf = ({ partyId, audience, picked }: Addressees): Filter => ({ partyId, ...FILTERS[audience](picked) });
