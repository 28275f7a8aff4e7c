import type { WhichReplies } from '@festlig/contracts/rsvp';
import { type FoundPage, foundPage, matchingWords, paged } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { REPLIES, type ReplyDocument, SEARCH_INDEX } from './reply.schema';
import type { StoredReply } from './reply.repository';

/** Later than no message: finds the threads that wait, by their index. */
const EVER = new Date(0);

const ofKind = (which: WhichReplies): QueryFilter<ReplyDocument> =>
  which === 'all' ? {} : which === 'waiting' ? { waitsSince: { $gt: EVER } } : { attending: which === 'attending' };

export interface ReplyPage {
  page: number;
  pageSize: number;
  sort: { field: 'createdAt' | 'name' | 'isComming' | 'numberOfPeople'; descending: boolean };
  /** Those that accept, those that decline, or those whose guests wait for the host's answer. */
  which: WhichReplies;
  /** Returns only this reply. */
  id?: string | undefined;
  /** Returns only replies in which each of these words begins a word of the name, the companions, the e-mail or the comment. */
  search?: string | undefined;
}

const ORDER = {
  createdAt: 'createdAt',
  name: 'nameOrder',
  isComming: 'attending',
  numberOfPeople: 'numberOfPeople',
} as const;

/** A reply as lists show it: with the last message of its thread, and the number of messages. */
export type ListedReply = StoredReply & { messageCount?: number };

/** The fields that a list needs: the whole threads of all its replies would be far too long. */
const SHOWN = [
  'partyId',
  'rid',
  'contactId',
  'name',
  'attending',
  'numberOfPeople',
  'comment',
  'email',
  'hasEmail',
  'secondOf',
];
const LISTED = {
  ...Object.fromEntries(
    [...SHOWN, 'entered', 'earlier', 'waitsSince', 'createdAt', 'changedAt', 'companions', 'fields'].map((field) => [
      field,
      1,
    ]),
  ),
  messages: { $slice: -1 },
  messageCount: { $size: { $ifNull: ['$messages', []] } },
};

/** Reads the replies of a party: pages and exports. */
@Injectable()
export class ReplyListRepository {
  constructor(@InjectModel(REPLIES) private readonly replies: Model<ReplyDocument>) {}

  async list(
    partyId: string,
    { page, pageSize, sort, which, id, search = '' }: ReplyPage,
  ): Promise<FoundPage<ListedReply>> {
    const filter = {
      partyId,
      ...ofKind(which),
      ...(id === undefined ? {} : { _id: id }),
      ...matchingWords<ReplyDocument>(search),
    };
    const fields = id === undefined ? LISTED : { outbox: 0 };
    const asked = { page, pageSize, order: ORDER[sort.field], descending: sort.descending, fields };
    if (id === undefined && search.trim() !== '') {
      return foundPage<ReplyDocument, ListedReply>(this.replies, filter, asked, SEARCH_INDEX);
    }
    return { ...(await paged<ReplyDocument, ListedReply>(this.replies, filter, asked)), atLeast: false };
  }

  /** Counts the guests who wait for the host's answer: by an index of those alone. */
  countWaiting(partyId: string): Promise<number> {
    return this.replies.countDocuments({ partyId, ...ofKind('waiting') }).exec();
  }

  /** Returns the next replies by id, without their threads; `attending` null means both kinds. */
  listAfter(partyId: string, attending: boolean | null, after: string | null, limit: number): Promise<StoredReply[]> {
    const kind = attending === null ? {} : { attending };
    const start = after === null ? {} : { _id: { $gt: after } };
    return this.replies
      .find({ partyId, ...kind, ...start }, { outbox: 0, messages: 0, words: 0 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<StoredReply[]>();
  }
}
