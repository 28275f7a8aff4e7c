import { type Audience, MAX_PICKED } from '@festlig/contracts/contacts';
import { standingsIn, type StandingAudience } from '@festlig/domain/contacts/standing';
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

type Filter = QueryFilter<ContactDocument>;
type Found = Pick<ContactDocument, '_id' | 'sid' | 'name' | 'email' | 'mailable' | 'rsvp'>;

const FIELDS = { sid: 1, name: 1, email: 1, mailable: 1, rsvp: 1 } as const;

/** Audiences that an index gives in the order of ids. */
const RANGES: Partial<Record<Audience, (picked: readonly string[]) => Filter>> = {
  all: () => ({}),
  missing: () => ({ hasReceivedInvite: false }),
  custom: (picked) => ({ sid: { $in: [...picked] } }),
};
/** The others are picked out of the whole list as it is read, so many guests at a time. */
const ANSWERS: Partial<Record<Audience, (rsvp: ContactDocument['rsvp']) => boolean>> = {
  rsvp: (rsvp) => rsvp !== null,
  withoutRsvp: (rsvp) => rsvp === null,
  rsvpYes: (rsvp) => rsvp?.attending === true,
  rsvpNo: (rsvp) => rsvp?.attending === false,
};
const READ_AT_ONCE = 1000;

export const isMailable = (listener: Listener): listener is Mailable => listener.mailable && listener.email !== null;

const toListener = ({ _id: id, sid, name, email, mailable }: Found): Listener => ({ id, sid, name, email, mailable });

/** Who an audience holds. */
@Injectable()
export class AudienceRepository {
  constructor(@InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>) {}

  /**
   * At most `limit` of the next who can be mailed, subscribed or not, by id: pages begin after an id, so new contacts shift
   * none. `next`: the last one looked at; null when there are no more. However few an audience holds, a page reads no more
   * than a thousand guests.
   */
  async listMailable(
    { partyId, audience, picked }: Addressees,
    after: string | null,
    limit: number,
  ): Promise<{ people: Mailable[]; next: string | null }> {
    const holds = ANSWERS[audience];
    const size = holds ? Math.max(limit, READ_AT_ONCE) : limit;
    const from = { partyId, ...RANGES[audience]?.(picked), mailable: true, ...(after && { _id: { $gt: after } }) };
    const read = await this.contacts.find(from, FIELDS).sort({ _id: 1 }).limit(size).lean();
    const held = holds ? read.filter(({ rsvp }) => holds(rsvp)) : read;
    const page = held.slice(0, limit);
    const last = held.length > limit ? page.at(-1) : read.length === size ? read.at(-1) : undefined;
    return { people: page.map(toListener).filter(isMailable), next: last?._id ?? null };
  }

  /** At most `limit` people of an audience, by id. */
  async list(partyId: string, audience: StandingAudience, limit: number): Promise<Listener[]> {
    const people = await this.contacts
      .find({ partyId, standing: { $in: standingsIn(audience) } }, FIELDS)
      .limit(limit)
      .lean();
    return people.map(toListener).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  /** Those picked, by id. */
  async listPicked(partyId: string, picked: readonly string[]): Promise<Listener[]> {
    const filter = { partyId, sid: { $in: picked.slice(0, MAX_PICKED) } };
    return (await this.contacts.find(filter, FIELDS).sort({ _id: 1 }).lean()).map(toListener);
  }

  /** Those of the contacts who have been on their page since then. */
  async visitors(partyId: string, ids: readonly string[], since: Date): Promise<string[]> {
    const filter = { _id: { $in: [...ids] }, partyId, lastVisit: { $gte: since } };
    return (await this.contacts.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id);
  }
}
