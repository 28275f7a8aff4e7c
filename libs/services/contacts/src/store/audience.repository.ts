import { type Audience, type GuestState, MAX_PICKED, type TextsOfSend } from '@festlig/contracts/contacts';
import {
  recipientStandingsIn,
  type ReachCounts,
  type ReachOfStanding,
  REACHES_OF_STANDINGS,
  type Standing,
  type StandingAudience,
  standingsIn,
  textedStandingsIn,
} from '@festlig/domain/contacts/standing';
import { CallError } from '@festlig/platform/errors';
import { MOST_FOUND } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { finder, searched } from './contact.repository';
import { type ContactDocument, CONTACTS, COUNTED_SEARCH_INDEX, SEARCH_INDEX } from './contact.schema';
import { CountRepository } from './count.repository';
import { type Filtered, FILTERED, filtered, matcher } from './filtered-list.repository';
import { LegacyContactRepository } from './legacy-contact.repository';

/**
 * Selects the guests of a send. `custom`: the picked short ids, or the guests that a search finds except `except`.
 */
export interface Addressees {
  partyId: string;
  audience: Audience;
  picked: readonly string[];
  search: string | null;
  except: readonly string[];
  state?: GuestState | undefined;
  tag?: string | undefined;
}

/** Selects the guests that a search finds, except those left out. */
export type Found = Pick<Addressees, 'partyId' | 'except' | 'state' | 'tag'> & { search: string };

type Shown = 'sid' | 'name' | 'email' | 'mailable' | 'phone' | 'receiveSms' | 'lostPhone';

/** A guest in an audience. `email` is in its compared form; `mailable`: receives e-mail and has an address. */
export type Listener = Pick<ContactDocument, Shown> & { id: string };

type Filter = QueryFilter<ContactDocument>;

type Held = Pick<ContactDocument, '_id' | Shown>;
type HeldToFilter = Held & Filtered;

const FIELDS = { sid: 1, name: 1, email: 1, mailable: 1, phone: 1, receiveSms: 1, lostPhone: 1 } as const;
/** The words are the longest part of a contact, so they are read only for a search. */
const TO_FILTER = { ...FIELDS, ...FILTERED } as const;

/** The most contacts to read, and the fields to read. */
interface Reading {
  limit: number;
  fields: typeof FIELDS | typeof TO_FILTER;
}

/** A search selects its guests from the whole list, reading this many at a time. */
const READ_AT_ONCE = 1000;

const toListener = ({ _id: id, sid, name, email, mailable, phone, receiveSms, lostPhone }: Held): Listener => ({
  id,
  sid,
  name,
  email,
  mailable,
  phone,
  receiveSms,
  ...(lostPhone === undefined ? {} : { lostPhone }),
});

const byId = (one: { _id: string }, other: { _id: string }): number => (one._id < other._id ? -1 : 1);

interface Page {
  people: Listener[];
  next: string | null;
}

/** Returns the first `limit` of the contacts. */
function pageOf(contacts: readonly Held[], limit: number): Page {
  const page = contacts.slice(0, limit);
  return { people: page.map(toListener), next: page.length === limit ? page.at(-1)!._id : null };
}

const foundBy = ({ partyId, search, except, ...filter }: Found): Filter => ({
  partyId,
  ...filtered({ search, ...filter }),
  ...(except.length > 0 ? { sid: { $nin: [...except] } } : {}),
});

/** Reads the guests of an audience. */
@Injectable()
export class AudienceRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly legacy: LegacyContactRepository,
    private readonly counts: CountRepository,
  ) {}

  /**
   * Returns at most `limit` guests by id. Pages begin after an id, so that new contacts shift none. `next` is the last
   * contact that was read, and null at the end. However few guests an audience has, a page reads no more guests of
   * each standing than it returns; for a search, no more than a thousand.
   */
  listAudience(whom: Addressees, after: string | null, limit: number): Promise<Page> {
    return this.page(whom, standingsIn, { after, limit });
  }

  /** The same of the guests who get something of a send, or nothing; of picked guests it returns all. */
  listRecipients(
    whom: Addressees & { texts: boolean; gets: 'something' | 'nothing' },
    after: string | null,
    limit: number,
  ): Promise<Page> {
    return this.page(whom, (audience) => recipientStandingsIn(audience, whom), { after, limit });
  }

  /** The same of the guests who get a text; of picked guests it returns all. */
  listTexted(
    whom: Addressees & { texts: Exclude<TextsOfSend, 'none'> },
    after: string | null,
    limit: number,
  ): Promise<Page> {
    return this.page(whom, (audience) => textedStandingsIn(audience, whom.texts), { after, limit });
  }

  private page(
    { partyId, audience, picked, search, ...found }: Addressees,
    standingsOf: (audience: StandingAudience) => Standing[],
    { after, limit }: { after: string | null; limit: number },
  ): Promise<Page> {
    const following = after === null ? {} : { _id: { $gt: after } };
    const reading = { limit, fields: FIELDS };
    const first = async (people: Promise<Held[]>) => pageOf(await people, limit);
    if (audience !== 'custom') return first(this.nextStanding(partyId, standingsOf(audience), following, reading));
    if (search === null) return first(this.next({ partyId, sid: { $in: [...picked] }, ...following }, reading));
    return this.pageFound({ ...found, partyId, search }, standingsOf('all'), following, limit);
  }

  /** Returns at most `limit` guests of an audience, by id. */
  async list(partyId: string, audience: StandingAudience, limit: number): Promise<Listener[]> {
    const people = await this.contacts
      .find({ partyId, standing: { $in: standingsIn(audience) } }, FIELDS)
      .limit(limit)
      .lean();
    return people.toSorted(byId).map(toListener);
  }

  /** Returns the picked guests, by id. */
  async listPicked(partyId: string, picked: readonly string[]): Promise<Listener[]> {
    const filter = { partyId, sid: { $in: picked.slice(0, MAX_PICKED) } };
    return (await this.contacts.find(filter, FIELDS).sort({ _id: 1 }).lean()).map(toListener);
  }

  /** Returns at most `limit` guests that a search finds, by id. */
  async listFound(found: Found, limit: number): Promise<Listener[]> {
    const people = await this.contacts.find(foundBy(found), FIELDS).limit(limit).lean();
    return people.toSorted(byId).map(toListener);
  }

  /** Returns the ids of the guests that a search finds, in their order; `atLeast`: there are more than these. */
  async idsFound(partyId: string, search: string): Promise<{ ids: string[]; atLeast: boolean }> {
    const asked = this.contacts.find({ partyId, ...searched(search) }, { _id: 1 }).hint(SEARCH_INDEX);
    const found = await asked.limit(MOST_FOUND + 1).lean();
    const ids = found.slice(0, MOST_FOUND).map(({ _id }) => _id);
    return { ids: ids.toSorted(), atLeast: found.length > MOST_FOUND };
  }

  /**
   * Counts the guests that a search finds, by what reaches them. Each count is one range of an index.
   * @throws CallError `unavailable` while the worker completes a long list that an earlier version has stored
   */
  async countFound({ partyId, search, except }: Found): Promise<ReachCounts> {
    if (!(await this.legacy.completeReach(partyId))) {
      await this.counts.checkAgain(partyId);
      throw new CallError('unavailable');
    }
    const counted = REACHES_OF_STANDINGS.map(async (reach) => {
      const found = { partyId, reach, ...searched(search) };
      return [reach, await this.contacts.countDocuments(found).hint(COUNTED_SEARCH_INDEX)] as const;
    });
    const counts: Partial<Record<ReachOfStanding, number>> = Object.fromEntries(await Promise.all(counted));
    for (const reach of await this.reachesOf({ partyId, search, except })) counts[reach] = (counts[reach] ?? 0) - 1;
    return counts;
  }

  /** What reaches each of the guests who are left out of what a search finds. */
  private async reachesOf({ partyId, search, except }: Found): Promise<ReachOfStanding[]> {
    const those = { partyId, sid: { $in: except.slice(0, MAX_PICKED) } };
    const read = await this.contacts.find(those, { reach: 1, words: 1 }).lean();
    const finds = finder(search);
    return read.flatMap(({ reach, words }) => (reach && finds(words) ? reach : []));
  }

  /** Reads the whole list and selects, because no index holds the guests of a search in the order of ids. */
  private async pageFound(
    { partyId, except, search, state, tag }: Found,
    standings: readonly Standing[],
    following: Filter,
    limit: number,
  ): Promise<Page> {
    const reading = { limit: READ_AT_ONCE, fields: TO_FILTER };
    const read = await this.nextStanding<HeldToFilter>(partyId, standings, following, reading);
    const [finds, leftOut] = [matcher({ search, state, tag }), new Set(except)];
    const found = read.filter((guest) => !leftOut.has(guest.sid) && finds(guest));
    if (found.length > limit) return pageOf(found, limit);
    return { ...pageOf(found, limit + 1), next: read.length === READ_AT_ONCE ? read.at(-1)!._id : null };
  }

  /** Each standing is one range of an index, in the order of ids. */
  private async nextStanding<R extends Held = Held>(
    partyId: string,
    standings: readonly Standing[],
    following: Filter,
    reading: Reading,
  ): Promise<R[]> {
    await this.legacy.classify({ partyId });
    const read = standings.map((standing) => this.next<R>({ partyId, standing, ...following }, reading));
    return (await Promise.all(read)).flat().toSorted(byId).slice(0, reading.limit);
  }

  private next<R extends Held = Held>(filter: Filter, { limit, fields }: Reading): Promise<R[]> {
    return this.contacts.find(filter, fields).sort({ _id: 1 }).limit(limit).lean<R[]>();
  }

  /** Returns those of the contacts who have opened their page since then, and the reply of each who has one. */
  async visitors(partyId: string, ids: readonly string[], since: Date) {
    const filter = { _id: { $in: [...ids] }, partyId };
    const guests = await this.contacts.find(filter, { lastVisit: 1, rsvp: 1 }).lean();
    return {
      ids: guests.filter(({ lastVisit }) => lastVisit !== null && lastVisit >= since).map(({ _id }) => _id),
      replies: Object.fromEntries(
        guests.flatMap(({ _id, rsvp }) => (rsvp ? [[_id, rsvp.attending ? 'yes' : 'no'] as const] : [])),
      ),
    };
  }
}
