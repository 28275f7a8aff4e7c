import { type Contact, type contacts, tagKey } from '@festlig/contracts/contacts';
import { isObjectId, type OutputOf } from '@festlig/contracts/define';
import type { ContactEntry } from '@festlig/domain/contacts/check-contact';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import { reachedOnce } from '@festlig/domain/contacts/reached-once';
import { phoneWords, withPhonesJoined } from '@festlig/domain/contacts/phone-search';
import {
  guestCount,
  newByTextCount,
  newUnreachableCount,
  isUnsubscribed,
  mailedFrom,
  standingOf,
  textedFrom,
  textReachOf,
  textsOf,
} from '@festlig/domain/contacts/standing';
import { subscriptionHash } from '@festlig/domain/contacts/subscription';
import { differing, type Edited } from '@festlig/domain/edits/edited-meanwhile';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import {
  type FoundPage,
  foundPage,
  giveWords,
  isFoundBy,
  matchingWords,
  paged,
  wordsOf,
} from '@festlig/platform/mongo';
import { JoinedReads } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ContactDocument, CONTACTS, SEARCH_INDEX } from './contact.schema';
import { CountRepository } from './count.repository';
import { type NewContact, StandingRepository } from './standing.repository';
import { movedTags, TagRepository } from './tag.repository';
import { UnsubscribeRepository } from './unsubscribe.repository';

export interface ContactPage {
  page: number;
  pageSize: number;
  sort: { field: 'name' | 'email' | 'createdAt'; descending: boolean };
}

export interface ContactFilter {
  search: string;
  /** Undefined = all guests. */
  ids?: readonly string[] | undefined;
  /** Short ids; none = all guests. */
  sids?: readonly string[];
}

export type ContactsFound = FoundPage<Contact>;

const SID_ATTEMPTS = 5;
/** Milliseconds during which others may join the read of a guest. */
const JOINED = 50;
export const ORDER = { name: 'nameOrder', email: 'email', createdAt: 'createdAt' } as const;

export function toContact(document: ContactDocument): Contact {
  const {
    _id: id,
    sid,
    name,
    email,
    phone,
    receiveEmail,
    receiveSms,
    maxPeople,
    hasReceivedInvite,
    rsvp,
    standing,
    tags = [],
    note = '',
    version = 0,
  } = document;
  const firstVisit = document.firstVisit?.toISOString() ?? null;
  const hasEmail = email !== null;
  return {
    id,
    sid,
    name,
    email,
    phone,
    receiveEmail,
    receiveSms,
    maxPeople,
    hasEmail,
    tags,
    note,
    unsubscribed: standing !== undefined && isUnsubscribed(standing),
    texts: standing === undefined ? 'none' : textsOf(standing),
    hasReceivedInvite,
    firstVisit,
    rsvp: rsvp && { id: rsvp.id, isComming: rsvp.attending, numberOfPeople: rsvp.numberOfPeople },
    version,
  };
}

const wordsIn = ({ name, email, phone, note = '' }: Pick<ContactDocument, 'name' | 'email' | 'phone' | 'note'>) =>
  wordsOf(name, email, ...phoneWords(phone), note);

type KeptEntry = Required<ContactEntry>;

/** The fields that a host fills in. */
const entryOf = ({ tags = [], note = '', ...given }: ContactEntry): KeptEntry => {
  const { name, email, phone, receiveEmail, receiveSms, maxPeople } = given;
  return { name, email, phone, receiveEmail, receiveSms, maxPeople, tags, note };
};

/** A guest with the version that an edit is based on. */
export type EditedContact = Edited & { entry: ContactEntry };

type NumberHash = (phone: string) => string;

/** The fields that a host fills in, with all derived fields. */
const written = (given: ContactEntry, numberHash: NumberHash) => {
  const entry = entryOf(given);
  return { ...entry, ...derived(entry, numberHash) };
};

const derived = ({ name, email, phone, receiveEmail, receiveSms, tags, note }: KeptEntry, numberHash: NumberHash) => ({
  nameOrder: nameOrder(name),
  mailable: receiveEmail && email !== null,
  words: wordsIn({ name, email, phone, note }),
  ...(tags.length === 0 ? {} : { tagKeys: tags.map(tagKey) }),
  ...(email === null ? {} : { emailHash: subscriptionHash(email) }),
  ...(phone === null || !receiveSms ? {} : { phoneHash: numberHash(phone) }),
});

/** Each word of the search must begin a word of the name, the e-mail, the phone number or the note. */
export const searched = (search: string) => matchingWords<ContactDocument>(withPhonesJoined(search));

/** Whether the search finds a contact with these words. */
export function finder(search: string): (words: readonly string[] | undefined) => boolean {
  const joined = withPhonesJoined(search);
  return (words = []) => isFoundBy(joined, words);
}

/** Selects by short id or id. */
const byCid = (partyId: string, cid: string) => (isObjectId(cid) ? { _id: cid, partyId } : { partyId, sid: cid });

/** The guest lists. Every query and every write names its party. */
@Injectable()
export class ContactRepository {
  private readonly reads = new JoinedReads<Contact | null>(() => performance.now(), JOINED);

  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly standings: StandingRepository,
    private readonly counts: CountRepository,
    private readonly unsubscribes: UnsubscribeRepository,
    private readonly tags: TagRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds guests, each with a short id unique in the party; a taken one is drawn again. A guest whose `id` exists is
   * left as it is, so that a chunk of an import can be written again.
   */
  async add(partyId: string, guests: readonly (ContactEntry & { id?: string })[]): Promise<Contact[]> {
    const { documents } = await this.prepare(partyId, guests, null);
    await this.insert(partyId, documents);
    return documents.map(toContact);
  }

  /** Makes the documents that `insert` adds. `mail`, `text`: how many of the guests a mail reaches, and of the others a text. */
  async prepare(
    partyId: string,
    guests: readonly (ContactEntry & { id?: string })[],
    importId: string | null,
  ): Promise<{ documents: NewContact[]; mail: number; text: number }> {
    const createdAt = this.clock.now();
    const spelled = await this.tags.spelled(
      partyId,
      guests.flatMap(({ tags = [] }) => tags),
    );
    const fields = guests.map((guest) => {
      const tags = guest.tags?.map(spelled) ?? [];
      return { ...written({ ...guest, tags }, this.numberHash), id: guest.id ?? this.ids.id() };
    });
    const goneOf = await this.unsubscribes.goneAmong(fields);
    const documents = fields.map(({ id, ...guest }): NewContact => {
      const fresh = { hasReceivedInvite: false, firstVisit: null, lastVisit: null, rsvp: null, rsvpVersion: 0 };
      const standing = standingOf({ ...fresh, ...guest }, goneOf(guest));
      return { ...guest, _id: id, sid: this.ids.sid(), partyId, importId, createdAt, ...fresh, standing };
    });
    const reached = reachedOnce(
      documents,
      (guest) => guest.mailable && !goneOf(guest).mail,
      ({ standing }) => textsOf(standing) === 'text',
    );
    return { documents, ...reached };
  }

  /**
   * Returns whether some of the guests existed already: the process that wrote them may have died before counting
   * them.
   */
  async insert(partyId: string, documents: readonly NewContact[]): Promise<boolean> {
    let left = [...documents];
    let wereThere = false;
    for (let attempt = 1; left.length > 0; attempt++) {
      if (attempt > SID_ATTEMPTS) throw new Error('no short id is free');
      left = await this.standings.insert(partyId, left);
      if (left.length === 0) break;
      const stored = await this.contacts.find({ _id: { $in: left.map(({ _id }) => _id) } }, { _id: 1 }).lean();
      const known = new Set(stored.map(({ _id }) => _id));
      wereThere ||= known.size > 0;
      left = left.filter(({ _id }) => !known.has(_id));
      for (const document of left) document.sid = this.ids.sid();
    }
    return wereThere;
  }

  /**
   * Writes what `change` makes of the guest as stored, again when another writer was first; returns null when the
   * party has no such contact.
   */
  async update(partyId: string, id: string, change: (current: EditedContact) => ContactEntry): Promise<Contact | null> {
    for (;;) {
      const current = await this.contacts.findOne({ _id: id, partyId }).lean();
      if (!current) return null;
      const { version = 0, changedIn = {}, lostPhone = null } = current;
      const entry = entryOf(current);
      const wanted = change({ entry, version, changedIn });
      const { tags: given = [] } = wanted;
      const tags = given.map(await this.tags.spelled(partyId, given));
      const changed = written({ ...wanted, tags }, this.numberHash);
      const fields = Object.keys(differing(entry, entryOf(changed)));
      const moved = movedTags(current.tagKeys, changed.tagKeys);
      await this.tags.mark(partyId, moved.keys());
      const next = {
        version: version + 1,
        changedIn: { ...changedIn, ...Object.fromEntries(fields.map((field) => [field, version + 1])) },
      };
      // A host who changes the number, or turns texts off and on, has it tried (rule: number-unreached).
      const isTriedAnew = changed.phone !== current.phone || (changed.receiveSms && !current.receiveSms);
      const $unset = {
        search: 1,
        ...('emailHash' in changed ? {} : { emailHash: 1 as const }),
        ...('phoneHash' in changed ? {} : { phoneHash: 1 as const }),
        ...('tagKeys' in changed ? {} : { tagKeys: 1 as const }),
        ...(isTriedAnew ? { lostPhone: 1 as const } : {}),
      } as const;
      const write = { $set: { ...changed, ...(fields.length > 0 ? next : {}) }, $unset };
      // Read again in each attempt, because the address or number may have unsubscribed meanwhile.
      const gone = (await this.unsubscribes.goneAmong([changed]))(changed);
      const text = textReachOf(isTriedAnew ? changed : { ...changed, lostPhone: current.lostPhone }, gone.text);
      const { changed: count } = await this.standings.changeSome({
        // A guest whom no host has changed has no version yet.
        whom: { _id: id, partyId, version: version === 0 ? { $in: [0, null] } : version, lostPhone },
        from: partyId,
        to: partyId,
        write,
        standing: (before) => textedFrom(mailedFrom(before, changed.mailable, gone.mail), text),
      });
      if (count === 0) continue;
      await this.tags.add(partyId, moved);
      return this.find(partyId, id);
    }
  }

  async removeAll(partyId: string): Promise<void> {
    await this.contacts.deleteMany({ partyId });
    await this.counts.remove(partyId);
  }

  /** By the driver itself, without mongoose's query: every page of a guest and every reply reads a guest. */
  async find(partyId: string, cid: string): Promise<Contact | null> {
    const document = await this.contacts.collection.findOne<ContactDocument>(byCid(partyId, cid) as never);
    return document && toContact(document);
  }

  /**
   * The same for what is shown of a guest: those who ask for one guest at the same moment share a read, as the parts of a
   * guest's page do. It may be as old as a read under way is.
   */
  findShown(partyId: string, cid: string): Promise<Contact | null> {
    return this.reads.ask(`${partyId} ${cid}`, () => this.find(partyId, cid));
  }

  /** Returns the addresses, by id, of those contacts who have one. `gone`: those who are not on the list. */
  async emails(partyId: string, ids: readonly string[]): Promise<{ emails: Record<string, string>; gone: string[] }> {
    const found = await this.contacts.find({ _id: { $in: [...ids] }, partyId }, { email: 1 }).lean();
    const onList = new Set(found.map(({ _id }) => _id));
    return {
      emails: Object.fromEntries(found.flatMap(({ _id, email }) => (email === null ? [] : [[_id, email]]))),
      gone: ids.filter((id) => !onList.has(id)),
    };
  }

  /** Returns the names, by id, of those who are on the list. */
  async names(partyId: string, ids: readonly string[]): Promise<Record<string, string>> {
    const found = await this.contacts.find({ _id: { $in: [...ids] }, partyId }, { name: 1 }).lean();
    return Object.fromEntries(found.map(({ _id, name }) => [_id, name]));
  }

  /** Stores the time of the first and of the latest visit. Returns false when the party has no such contact. */
  async noteVisit(partyId: string, cid: string): Promise<boolean> {
    if (await this.noteSeen(partyId, cid)) return true;
    const write = { $set: { lastVisit: this.clock.now() } };
    return (await this.contacts.updateOne(byCid(partyId, cid), write)).matchedCount > 0;
  }

  /** The guest has seen their page; an earlier visit stays the first (rule: first-visit). Returns whether it is the first. */
  private async noteSeen(partyId: string, cid: string): Promise<boolean> {
    return (await this.seenFirst(byCid(partyId, cid))) > 0;
  }

  /** The same for those who have done what only somebody does who has seen the page. */
  async noteAllSeen(partyId: string, ids: readonly string[]): Promise<void> {
    await this.seenFirst({ _id: { $in: [...ids] }, partyId });
  }

  /**
   * Returns the next `limit` contacts by name. `after`: the id of the previous contact (24 characters) followed by
   * the sort key of the name.
   */
  async listByName(partyId: string, after: string | null, limit: number): Promise<ContactDocument[]> {
    const [id, name] = [after?.slice(0, 24) ?? '', after?.slice(24) ?? ''];
    const filter = { partyId, nameOrder: { $gte: name }, $nor: [{ nameOrder: name, _id: { $lte: id } }] };
    return this.contacts.find(filter).sort({ nameOrder: 1, _id: 1 }).limit(limit).lean();
  }

  /** `ids`, `sids`: only these guests. */
  list(partyId: string, { search, ids, sids = [] }: ContactFilter, page: ContactPage): Promise<ContactsFound> {
    const isAll = ids === undefined && sids.length === 0;
    const byId = ids === undefined ? {} : { _id: { $in: [...ids] } };
    const whom = { partyId, ...byId, ...(sids.length === 0 ? {} : { sid: { $in: [...sids] } }) };
    if (search.trim() !== '') return this.search({ ...whom, ...searched(search) }, page);
    const total = async () => (await this.count(partyId)).total;
    return this.page(whom, page, isAll ? total : () => this.contacts.countDocuments(whom));
  }

  /** Returns guests who were invited and have not answered. */
  listSilent(partyId: string, search: string, page: ContactPage): Promise<ContactsFound> {
    const silent = { partyId, hasReceivedInvite: true, rsvpVersion: 0 };
    if (search.trim() !== '') return this.search({ ...silent, ...searched(search) }, page);
    return this.page(silent, page, async () => (await this.count(partyId)).silent);
  }

  /** Adds search words to contacts stored without them; returns how many. */
  giveWords(limit: number): Promise<number> {
    return giveWords(this.contacts, wordsIn, limit);
  }

  async count(partyId: string): Promise<OutputOf<typeof contacts.calls.countContacts>> {
    const counts = await this.counts.of(partyId);
    return { ...guestCount(counts), unreachable: newUnreachableCount(counts), byText: newByTextCount(counts) };
  }

  /** Stores the first visit of those who have none; returns how many. */
  private async seenFirst(whom: QueryFilter<ContactDocument>): Promise<number> {
    const now = this.clock.now();
    const visit = { $set: { firstVisit: now, lastVisit: now } };
    return (await this.contacts.updateMany({ ...whom, firstVisit: null }, visit)).matchedCount;
  }

  private readonly numberHash = (phone: string): string => this.unsubscribes.numberHash(phone);

  private async search(
    filter: QueryFilter<ContactDocument>,
    { page, pageSize, sort: { field, descending } }: ContactPage,
  ): Promise<ContactsFound> {
    const asked = { page, pageSize, order: ORDER[field], descending };
    const { items, ...found } = await foundPage(this.contacts, filter, asked, SEARCH_INDEX);
    return { items: items.map(toContact), ...found };
  }

  private async page(
    filter: QueryFilter<ContactDocument>,
    { page, pageSize, sort: { field, descending } }: ContactPage,
    count: () => Promise<number>,
  ): Promise<ContactsFound> {
    const asked = { page, pageSize, order: ORDER[field], descending, count };
    const { items, total } = await paged(this.contacts, filter, asked);
    return { items: items.map(toContact), total, atLeast: false };
  }
}
