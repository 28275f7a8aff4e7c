import { type Audience, MAX_PICKED } from '@festlig/contracts/contacts';
import {
  type Standing,
  standingsIn,
  type StandingAudience,
  type StandingCounts,
} from '@festlig/domain/contacts/standing';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { finder, searched } from './contact.repository';
import { type ContactDocument, CONTACTS } from './contact.schema';

/** Whom to write to. `custom`: the short ids picked, or whom a search finds but for those left out. */
export interface Addressees {
  partyId: string;
  audience: Audience;
  picked: readonly string[];
  search: string | null;
  except: readonly string[];
}

/** Everybody whom a search finds, but for those left out. */
export type Found = Pick<Addressees, 'partyId' | 'except'> & { search: string };

/** Somebody an audience holds. `email` is in its compared form; `mailable`: receives e-mail and has an address. */
export type Listener = Pick<ContactDocument, 'sid' | 'name' | 'email' | 'mailable'> & { id: string };
export type Mailable = Omit<Listener, 'email'> & { email: string };

type Filter = QueryFilter<ContactDocument>;
type Held = Pick<ContactDocument, 'sid' | 'rsvp' | 'words'>;

const FIELDS = { sid: 1, name: 1, email: 1, mailable: 1 } as const;
const HELD_FIELDS = { ...FIELDS, rsvp: 1, words: 1 } as const;

/** Audiences that an index gives in the order of ids. */
const RANGES: Partial<Record<Audience, Filter>> = { missing: { hasReceivedInvite: false } };
/** The others are picked out of the whole list as it is read, so many guests at a time. */
const ANSWERS: Partial<Record<Audience, (rsvp: ContactDocument['rsvp']) => boolean>> = {
  rsvp: (rsvp) => rsvp !== null,
  withoutRsvp: (rsvp) => rsvp === null,
  rsvpYes: (rsvp) => rsvp?.attending === true,
  rsvpNo: (rsvp) => rsvp?.attending === false,
};
const READ_AT_ONCE = 1000;
/** Of those whom a search finds, so many are counted while somebody waits. */
const COUNTED = 5000;

/** How an audience is read: a range of an index, and who of the guests in it belongs to the audience. */
function readingOf({ audience, picked, search, except }: Addressees): {
  range: Filter;
  holds?: (guest: Held) => boolean;
} {
  if (audience === 'custom') {
    if (search === null) return { range: { sid: { $in: [...picked] } } };
    const [finds, leftOut] = [finder(search), new Set(except)];
    return { range: {}, holds: ({ sid, words }) => !leftOut.has(sid) && finds(words) };
  }
  const range = RANGES[audience] ?? {};
  const answered = ANSWERS[audience];
  return answered ? { range, holds: ({ rsvp }) => answered(rsvp) } : { range };
}

export const isMailable = (listener: Listener): listener is Mailable => listener.mailable && listener.email !== null;

const toListener = ({ _id: id, sid, name, email, mailable }: Omit<Listener, 'id'> & { _id: string }): Listener => ({
  id,
  sid,
  name,
  email,
  mailable,
});

const byId = (one: Listener, other: Listener): number => (one.id < other.id ? -1 : 1);

const foundBy = (partyId: string, search: string, except: readonly string[]): Filter => ({
  partyId,
  ...searched(search),
  ...(except.length > 0 ? { sid: { $nin: [...except] } } : {}),
});

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
    whom: Addressees,
    after: string | null,
    limit: number,
  ): Promise<{ people: Mailable[]; next: string | null }> {
    const { range, holds } = readingOf(whom);
    const size = holds ? Math.max(limit, READ_AT_ONCE) : limit;
    const from = { partyId: whom.partyId, ...range, mailable: true, ...(after && { _id: { $gt: after } }) };
    const read = await this.contacts.find(from, HELD_FIELDS).sort({ _id: 1 }).limit(size).lean();
    const held = holds ? read.filter(holds) : read;
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
    return people.map(toListener).toSorted(byId);
  }

  /** Those picked, by id. */
  async listPicked(partyId: string, picked: readonly string[]): Promise<Listener[]> {
    const filter = { partyId, sid: { $in: picked.slice(0, MAX_PICKED) } };
    return (await this.contacts.find(filter, FIELDS).sort({ _id: 1 }).lean()).map(toListener);
  }

  /** At most `limit` of those whom a search finds, by id. */
  async listFound({ partyId, search, except }: Found, limit: number): Promise<Listener[]> {
    const people = await this.contacts
      .find(foundBy(partyId, search, except), FIELDS)
      .limit(limit)
      .lean();
    return people.map(toListener).toSorted(byId);
  }

  /** Where those stand whom a search finds. `atLeast`: there may be more of them. */
  async countFound({ partyId, search, except }: Found): Promise<{ counts: StandingCounts; atLeast: boolean }> {
    const groups = await this.contacts.aggregate<{ _id: Standing; count: number }>([
      { $match: foundBy(partyId, search, except) },
      { $limit: COUNTED },
      { $group: { _id: '$standing', count: { $sum: 1 } } },
    ]);
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    return { counts: Object.fromEntries(groups.map(({ _id, count }) => [_id, count])), atLeast: total === COUNTED };
  }

  /** Those of the contacts who have been on their page since then. */
  async visitors(partyId: string, ids: readonly string[], since: Date): Promise<string[]> {
    const filter = { _id: { $in: [...ids] }, partyId, lastVisit: { $gte: since } };
    return (await this.contacts.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id);
  }
}
