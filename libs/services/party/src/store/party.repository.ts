import { isObjectId, Sid } from '@festlig/contracts/define';
import {
  type Feature,
  type Party,
  partyAccessChanged,
  partyCancelled,
  partyDeleted,
  type PartySummary,
} from '@festlig/contracts/party';
import { givesUnlimitedPhotos } from '@festlig/domain/billing/grants';
import type { Cohost } from '@festlig/domain/party/cohosts';
import { usualSettings } from '@festlig/domain/party/usual-settings';
import { isOwn } from '@festlig/domain/web/hero-image';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import { freePlace, isDuplicate, paged } from '@festlig/platform/mongo';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { PARTIES, type PartyDocument, type StoredAction, type StoredItem } from './party.schema';

/**
 * `actions` is a list, because their order is part of them. `addresses` are the party's own address and those it had
 * before. `unlimitedPhotos`: whether they were bought. `enabledFeatures` are those an operator has enabled; `sequence` counts the changes that guests' calendars must
 * receive; `changedIn` holds for each field the version that changed it last.
 */
export type StoredParty = Omit<
  Party,
  'isOwner' | 'isCohost' | 'features' | 'limits' | 'prices' | 'actions' | 'pages'
> & {
  ownerId: string;
  unlimitedPhotos: boolean;
  hasWishes: boolean;
  actions: StoredAction[];
  addresses: string[];
  enabledFeatures: Feature[];
  sequence: number;
  changedIn: Record<string, number>;
};
type Counted = 'sequence' | 'version' | 'changedIn' | 'enabledFeatures' | 'addresses';
export type PartyChanges = Partial<
  Omit<StoredParty, 'id' | 'sid' | 'ownerId' | 'hostName' | 'plan' | 'unlimitedPhotos' | 'hasWishes' | 'type' | Counted>
>;
export type NewParty = Omit<
  StoredParty,
  'sid' | 'slug' | 'actions' | 'unlimitedPhotos' | 'hasWishes' | Counted | keyof typeof usualSettings
>;

/**
 * An attempt fails only when the short id is taken, or when another party of the same owner took the place first.
 */
const ATTEMPTS = 50;
/** The most parties that one owner can have (rule: parties-bounded). */
export const MOST_PARTIES = 500;

/** The fields of a party in a list, which shows no page text; `ownerId` tells who is a co-host. */
type Summarised = Pick<PartyDocument, '_id' | keyof typeof SUMMARY>;
const SUMMARY = {
  sid: 1,
  slug: 1,
  title: 1,
  date: 1,
  zone: 1,
  heroImage: 1,
  lettering: 1,
  plan: 1,
  type: 1,
  ownerId: 1,
  cancelled: 1,
} as const;

function toParty(document: PartyDocument): StoredParty {
  const {
    _id: id,
    slug = null,
    hostName = null,
    invitedBy = '',
    date,
    // Parties from before these settings have none of them.
    rsvpReplyEmailDisabled = false,
    rsvpFields = [],
    actions = [],
    addresses = [],
    endDate,
    programme = [],
    lettering = 'picture',
    colour = 'picture',
    // Before it could be chosen, the title stood beside a host's own photo.
    layout = isOwn(document.heroImage) ? 'beside' : 'picture',
    photosEnabledDate,
    grants = [],
    revokedGrants: _revokedGrants,
    hasWishes = false,
    enabledFeatures = [],
    sequence = 0,
    version = 0,
    changedIn = {},
    createdAt: _createdAt,
    place: _place,
    cohosts: _cohosts,
    cohostIds: _cohostIds,
    cohostRevision: _cohostRevision,
    deletedAt: _deletedAt,
    outbox: _outbox,
    ...rest
  } = document;
  const counted = { sequence, version, changedIn };
  return {
    ...usualSettings,
    ...rest,
    photosEnabledDate: photosEnabledDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
    programme: programme.map((item) => ({ ...item, date: item.date.toISOString() })),
    id,
    slug,
    hostName,
    invitedBy,
    lettering,
    colour,
    layout,
    addresses,
    actions: actions.map(({ address, label }) => ({ address, label })),
    date: date.toISOString(),
    rsvpReplyEmailDisabled,
    // Questions from before the choice existed were asked only of those who come.
    rsvpFields: rsvpFields.map((field) => ({ ...field, onlyComing: field.onlyComing ?? field.required })),
    unlimitedPhotos: givesUnlimitedPhotos(grants),
    hasWishes,
    enabledFeatures,
    ...counted,
  };
}

const toDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
const toItems = (programme: Party['programme']): StoredItem[] =>
  programme.map((item) => ({ ...item, date: new Date(item.date) }));

/** The fields as they are stored; the slug is written apart. */
function toStored({ slug: _, date, endDate, programme, photosEnabledDate, ...fields }: PartyChanges) {
  return {
    ...fields,
    ...(date === undefined ? {} : { date: new Date(date) }),
    ...(endDate === undefined ? {} : { endDate: toDate(endDate) }),
    ...(programme === undefined ? {} : { programme: toItems(programme) }),
    ...(photosEnabledDate === undefined ? {} : { photosEnabledDate: toDate(photosEnabledDate) }),
  };
}

/** Another party has the address, or has had it. */
export class AddressTaken extends Error {}

/** Reads and writes parties; every query leaves deleted parties out. */
@Injectable()
export class PartyRepository {
  constructor(
    @InjectModel(PARTIES) private readonly parties: Model<PartyDocument>,
    private readonly writer: FactWriter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Gives the party a short id and one of its owner's places. When a unique index reports that one is taken,
   * another is tried. Returns null when the owner has the most parties allowed.
   */
  async create({ id, date, endDate, programme, ...party }: NewParty): Promise<StoredParty | null> {
    const { ownerId } = party;
    for (let attempt = 1; ; attempt++) {
      const others = await this.parties.find({ ownerId, deletedAt: null }, { place: 1 }).lean();
      const place = freePlace(others, MOST_PARTIES, id);
      if (place === null) return null;
      const document: PartyDocument = {
        ...party,
        _id: id,
        place,
        sid: this.ids.sid(),
        sequence: 0,
        version: 0,
        changedIn: {},
        date: new Date(date),
        endDate: toDate(endDate),
        programme: toItems(programme),
        createdAt: this.clock.now(),
        deletedAt: null,
        outbox: [],
      };
      try {
        await this.parties.create(document);
      } catch (error) {
        if (isDuplicate(error) && attempt < ATTEMPTS) continue;
        throw error;
      }
      return toParty(document);
    }
  }

  async find(id: string): Promise<StoredParty | null> {
    return (await this.findHosted(id))?.party ?? null;
  }

  /** The party with its co-hosts. */
  async findHosted(id: string): Promise<{ party: StoredParty; cohosts: readonly Cohost[] } | null> {
    const document = await this.parties.findOne({ _id: id, deletedAt: null }).lean();
    return document && { party: toParty(document), cohosts: document.cohosts ?? [] };
  }

  /**
   * Finds a party by id, short id or address, in this order: no host's slug can hide another party behind that party's
   * short id (rule: party-names).
   */
  async findPlace(ref: string): Promise<{ id: string; ownerId: string; cohostIds: readonly string[] } | null> {
    const filters = [
      ...(isObjectId(ref) ? [{ _id: ref }] : []),
      ...(Sid.safeParse(ref).success ? [{ sid: ref }] : []),
      // Addresses are stored in lower case; an earlier one leads to the party too (rules: slug-form, slug-kept).
      { addresses: ref.toLowerCase() },
    ];
    for (const filter of filters) {
      const found = await this.parties.findOne({ ...filter, deletedAt: null }, { ownerId: 1, cohostIds: 1 }).lean();
      if (found) return { id: found._id, ownerId: found.ownerId, cohostIds: found.cohostIds ?? [] };
    }
    return null;
  }

  /** The parties that the user owns or is a co-host of (rule: cohosts-parties). */
  async listOf(
    userId: string,
    { page, pageSize, latestFirst }: { page: number; pageSize: number; latestFirst: boolean },
  ): Promise<{ items: PartySummary[]; total: number }> {
    const asked = { page, pageSize, order: 'date', descending: latestFirst, fields: SUMMARY };
    const own = { ownerId: userId, deletedAt: null };
    const shared = { cohostIds: userId, deletedAt: null };
    // Most users are no co-hosts: their list comes from one index, in its order.
    const filter = (await this.parties.exists(shared)) ? { $or: [own, shared] } : own;
    const { items, total } = await paged<PartyDocument, Summarised>(this.parties, filter, asked);
    return {
      items: items.map(
        ({ _id: id, slug = null, date, lettering = 'picture', cancelled = false, ownerId, ...card }) => ({
          ...card,
          id,
          slug,
          lettering,
          cancelled,
          date: date.toISOString(),
          isCohost: ownerId !== userId,
        }),
      ),
      total,
    };
  }

  async listIdsOf(ownerId: string): Promise<string[]> {
    const documents = await this.parties.find({ ownerId, deletedAt: null }, { _id: 1 }).lean();
    return documents.map(({ _id }) => _id);
  }

  /** The party that has the address or had it before, also a deleted one; null when it is free. */
  async holderOf(address: string): Promise<string | null> {
    const holder = await this.parties.findOne({ addresses: address }, { _id: 1 }).lean();
    return holder && holder._id;
  }

  /**
   * Writes the changes to the party as it was read; returns null when the party was deleted or saved since.
   * @throws AddressTaken
   */
  async save(read: StoredParty, changes: PartyChanges, add: { sequence: number }) {
    const { slug } = changes;
    const set = { ...toStored(changes), ...(slug ? { slug } : {}) };
    const version = read.version + 1;
    const changedIn = Object.fromEntries(Object.keys(changes).map((field) => [`changedIn.${field}`, version]));
    const told = changes.cancelled ? [caused(partyCancelled, { partyId: read.id })] : [];
    const document = await this.writer
      .writeWithFacts(told, (facts) =>
        this.parties
          .findOneAndUpdate(
            // A party from before versions has none yet.
            { _id: read.id, deletedAt: null, version: read.version === 0 ? { $in: [0, null] } : read.version },
            {
              $set: { ...set, ...changedIn, version },
              $inc: add,
              ...(slug ? { $addToSet: { addresses: slug } } : {}),
              ...(slug === null ? { $unset: { slug: 1 } } : {}),
              ...(facts.length > 0 ? { $push: { outbox: { $each: facts } } } : {}),
            },
            { returnDocument: 'after' },
          )
          .lean(),
      )
      .catch((error: unknown) => {
        // No other unique index has a field that a save changes.
        throw isDuplicate(error) ? new AddressTaken() : error;
      });
    return document && toParty(document);
  }

  /** Writes whether the wishlist has a wish; returns false without the party. No host edits it, so no version changes. */
  async noteWishes(id: string, hasWishes: boolean): Promise<boolean> {
    const { matchedCount } = await this.parties.updateOne({ _id: id, deletedAt: null }, { $set: { hasWishes } });
    return matchedCount > 0;
  }

  /**
   * Empties the party and marks it deleted. The empty shell publishes the facts, and a TTL index removes it later.
   * Deleting again changes nothing. The shell keeps the addresses, so that links in mails lead to no other party.
   */
  async remove(id: string): Promise<void> {
    const gone = [caused(partyAccessChanged, { partyId: id }), caused(partyDeleted, { partyId: id })];
    await this.writer.writeWithFacts(gone, (facts) =>
      this.parties.updateOne(
        { _id: id, deletedAt: null },
        {
          $set: { deletedAt: this.clock.now(), title: '', body: '', description: '', heroImage: null, rsvpFields: [] },
          $unset: {
            slug: 1,
            hostName: 1,
            invitedBy: 1,
            location: 1,
            programme: 1,
            place: 1,
            cohosts: 1,
            cohostIds: 1,
            actions: 1,
            enabledFeatures: 1,
          },
          $push: { outbox: { $each: facts } },
        },
      ),
    );
  }
}
