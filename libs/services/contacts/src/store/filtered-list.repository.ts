import { type GuestCounts, type GuestState, tagKey } from '@festlig/contracts/contacts';
import {
  guestCount,
  newByTextCount,
  newUnreachableCount,
  stateCounts,
  type Standing,
  type StandingCounts,
  STANDINGS,
  statesOf,
} from '@festlig/domain/contacts/standing';
import { CallError } from '@festlig/platform/errors';
import { foundPage, paged } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ContactPage, type ContactsFound, finder, ORDER, searched, toContact } from './contact.repository';
import { type ContactDocument, CONTACTS, OPENED, SEARCH_INDEX } from './contact.schema';
import { CountRepository } from './count.repository';
import { LegacyContactRepository } from './legacy-contact.repository';
import { TagRepository } from './tag.repository';

/** Guests of a state and with a tag, who are also found by a search; what is left out restricts nothing. */
export interface GuestFilter {
  search?: string | undefined;
  state?: GuestState | undefined;
  tag?: string | undefined;
}

/** How many guests are read at a time. */
const READ_AT_ONCE = 1000;
/** A search within so many guests reads them; within more, it begins with the words. */
const FEW = 5000;
const STATE_INDEX = { partyId: 1, states: 1, nameOrder: 1, _id: 1 } as const;
const OPENED_INDEX = 'opened-pages';
const TAG_INDEX = 'tag-pages';

type Filter = QueryFilter<ContactDocument>;

/** Some guests of a party, and the index that has them. */
interface Narrow {
  those: Filter;
  index: string | Record<string, 1 | -1>;
}

const isSearch = (search: string | undefined): search is string => search !== undefined && search.trim() !== '';

/** Whether nothing restricts the list but the search. */
export const isPlain = ({ state, tag }: GuestFilter): boolean => state === undefined && tag === undefined;

function ofState(state: GuestState | undefined): Filter {
  if (state === undefined) return {};
  if (state === 'opened') return OPENED;
  // In guests written by an earlier version those who have replied, and those whom nothing reaches, have this state too.
  return state === 'new' ? { states: { $eq: state, $ne: 'unreachable' }, rsvp: null } : { states: state };
}
const withTag = (tag: string | undefined): Filter => (tag === undefined ? {} : { tagKeys: tagKey(tag) });

/** What a guest must have for a filter to find them, in guests that are read one by one. */
export type Filtered = Pick<ContactDocument, 'standing' | 'firstVisit' | 'words' | 'tagKeys'>;

/** The fields that `matcher` needs. */
export const FILTERED = { standing: 1, firstVisit: 1, words: 1, tagKeys: 1 } as const;

/** The guests whom a filter finds, of every party. */
export const filtered = ({ search = '', state, tag }: GuestFilter): Filter => ({
  ...searched(search),
  ...ofState(state),
  ...withTag(tag),
});

/** Whether the filter finds a guest. */
export function matcher({ search, state, tag }: GuestFilter): (guest: Filtered) => boolean {
  const finds = isSearch(search) ? finder(search) : () => true;
  const key = tag === undefined ? null : tagKey(tag);
  const isIn = ({ standing, firstVisit }: Filtered): boolean => {
    if (state === undefined) return true;
    if (state === 'opened') return firstVisit !== null;
    return standing !== undefined && statesOf(standing).includes(state);
  };
  return (guest) => isIn(guest) && (key === null || (guest.tagKeys ?? []).includes(key)) && finds(guest.words);
}

/** The guest list, filtered by state and tag (rule: contact-filters). */
@Injectable()
export class FilteredListRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly counts: CountRepository,
    private readonly legacy: LegacyContactRepository,
    private readonly tags: TagRepository,
  ) {}

  /**
   * By name, a page is one range of an index. In another order, or with a search, at most the first 5,000 are found.
   * @throws CallError `unavailable` while the worker completes a long list that an earlier version has stored
   */
  async list(partyId: string, filter: GuestFilter, page: ContactPage): Promise<ContactsFound> {
    await this.requireStates(partyId);
    const { search = '', state, tag } = filter;
    const { field, descending } = page.sort;
    const asked = { page: page.page, pageSize: page.pageSize, order: ORDER[field], descending };
    const those = { partyId, ...filtered({ state, tag }) };
    if (!isSearch(search) && field === 'name') {
      const count = () => this.count(partyId, filter);
      const { items, total } = await paged(this.contacts, those, { ...asked, count });
      return { items: items.map(toContact), total, atLeast: false };
    }
    const narrow = tag !== undefined ? TAG_INDEX : state === 'opened' ? OPENED_INDEX : STATE_INDEX;
    const begins = isSearch(search) && (await this.count(partyId, { state, tag })) > FEW ? SEARCH_INDEX : narrow;
    const found = await foundPage(this.contacts, { ...those, ...searched(search) }, asked, begins);
    return { ...found, items: found.items.map(toContact) };
  }

  /** The number of guests of a state and with a tag. */
  async count(partyId: string, { state, tag }: Pick<GuestFilter, 'state' | 'tag'>): Promise<number> {
    if (state === 'opened') return this.contacts.countDocuments({ partyId, ...OPENED, ...withTag(tag) });
    if (tag === undefined) {
      const counts = await this.counts.of(partyId);
      return state === undefined ? guestCount(counts).total : stateCounts(counts)[state];
    }
    if (state === undefined) return this.tags.count(partyId, tag);
    return guestCount(await this.standingsOf(partyId, { state, tag })).total;
  }

  /** The number of guests of each standing whom a filter finds, except those left out. */
  async countStandings(partyId: string, filter: GuestFilter, except: readonly string[]): Promise<StandingCounts> {
    const counted = await this.standingsOf(partyId, filter);
    if (except.length === 0) return counted;
    const finds = matcher(filter);
    const leftOut = await this.contacts.find({ partyId, sid: { $in: [...except] } }, FILTERED).lean();
    return without(counted, leftOut.filter(finds));
  }

  private async standingsOf(partyId: string, filter: GuestFilter): Promise<StandingCounts> {
    const { search, state, tag } = filter;
    // Only the guests themselves tell who has both, or who has opened their page.
    if (isSearch(search) || state === 'opened') return this.readStandings(partyId, filter);
    const among = state === undefined ? STANDINGS : STANDINGS.filter((standing) => statesOf(standing).includes(state));
    const kept = tag === undefined ? await this.counts.of(partyId) : null;
    const count = (standing: Standing) =>
      kept ? (kept[standing] ?? 0) : this.contacts.countDocuments({ partyId, ...withTag(tag), standing }).exec();
    return Object.fromEntries(
      await Promise.all(among.map(async (standing) => [standing, await count(standing)] as const)),
    );
  }

  /**
   * Reads the guests whom the narrowest part of a filter finds, so many at a time that other requests are answered in
   * between.
   */
  private async readStandings(partyId: string, filter: GuestFilter): Promise<StandingCounts> {
    const finds = matcher(filter);
    const { those, index } = await this.narrowest(partyId, filter);
    const counted: Partial<Record<Standing, number>> = {};
    for await (const guest of this.contacts
      .find({ partyId, ...those }, FILTERED)
      .hint(index)
      .lean()
      .cursor({ batchSize: READ_AT_ONCE }))
      if (guest.standing && finds(guest)) counted[guest.standing] = (counted[guest.standing] ?? 0) + 1;
    return counted;
  }

  /** The part of a filter that finds the fewest guests, with its index. What a search finds is counted no further than that. */
  private async narrowest(partyId: string, { search, state, tag }: GuestFilter): Promise<Narrow> {
    const parts: { narrow: Narrow; count: number }[] = [];
    if (tag !== undefined)
      parts.push({ narrow: { those: withTag(tag), index: TAG_INDEX }, count: await this.count(partyId, { tag }) });
    if (state !== undefined) {
      const index = state === 'opened' ? OPENED_INDEX : STATE_INDEX;
      parts.push({ narrow: { those: ofState(state), index }, count: await this.count(partyId, { state }) });
    }
    const { narrow, count } = parts.toSorted((one, other) => one.count - other.count)[0]!;
    if (!isSearch(search) || count === 0) return narrow;
    const those = searched(search);
    const found = await this.contacts.countDocuments({ partyId, ...those }, { hint: SEARCH_INDEX, limit: count });
    return found < count ? { those, index: SEARCH_INDEX } : narrow;
  }

  /** The number of guests of each state. */
  async countStates(partyId: string): Promise<Pick<GuestCounts, 'total' | 'states' | 'newUnreachable' | 'newByText'>> {
    const [counts, opened] = await Promise.all([this.counts.of(partyId), this.count(partyId, { state: 'opened' })]);
    const states = { ...stateCounts(counts), opened };
    const { total } = guestCount(counts);
    return { total, states, newUnreachable: newUnreachableCount(counts), newByText: newByTextCount(counts) };
  }

  private async requireStates(partyId: string): Promise<void> {
    if (await this.legacy.completeStates(partyId)) return;
    await this.counts.checkAgain(partyId);
    throw new CallError('unavailable');
  }
}

function without(counts: StandingCounts, guests: readonly Filtered[]): StandingCounts {
  const left: Partial<Record<Standing, number>> = { ...counts };
  for (const { standing } of guests) if (standing) left[standing] = (left[standing] ?? 0) - 1;
  return left;
}
