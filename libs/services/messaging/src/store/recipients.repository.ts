import type { AudienceMember } from '@festlig/contracts/contacts';
import { getsNothing, isLeftOut } from '@festlig/domain/messaging/chunk-order';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type FrozenPerson, RECIPIENTS, type RecipientsDocument } from './recipients.schema';
import { isDuplicate } from '@festlig/platform/mongo';

export type ChunkPlan = Required<Omit<RecipientsDocument, '_id'>>;
/** A chunk's numbers: its rows, how many of them have unsubscribed from mails, how many get nothing and how many of the others a text would have reached, and the ranges of mails and of texts. */
export type FrozenChunk = Pick<RecipientsDocument, '_id' | 'sendId' | 'n' | 'cursor'> & {
  rows: number;
  unsubscribed: number;
  nothing: number;
  byText: number;
  mails: number;
  textsFrom: number;
  texts: number;
  unpaid: number[];
};

/** What somebody gets, also of an older chunk. */
const asMember = (person: FrozenPerson, hasMail: boolean): AudienceMember =>
  'mail' in person ? person : { ...person, phone: null, mail: hasMail ? 'mail' : 'unsubscribed', text: 'none' };

/** The guests at these places of a chunk, with the numbers to which their texts go. */
export const textedAt = (
  entries: readonly Pick<AudienceMember, 'id' | 'phone'>[],
  indexes: readonly number[],
): { id: string; phone: string }[] =>
  indexes.flatMap((index) => {
    const { id, phone = null } = entries[index] ?? {};
    return id === undefined || phone === null ? [] : { id, phone };
  });

const everybodyIn = ({ entries, unsubscribed }: RecipientsDocument): AudienceMember[] => [
  ...entries.map((person) => asMember(person, true)),
  ...unsubscribed.map((person) => asMember(person, false)),
];

function frozen(document: RecipientsDocument): FrozenChunk {
  const { _id, sendId, n, cursor, entries, mails = entries.length, textsFrom = entries.length, unpaid = [] } = document;
  const everybody = everybodyIn(document);
  const unsubscribed = everybody.filter(({ mail }) => mail === 'unsubscribed').length;
  const byText = everybody.filter(isLeftOut).length;
  const nothing = everybody.filter(getsNothing).length - byText;
  const texts = entries.length - textsFrom;
  const counts = { rows: everybody.length, unsubscribed, nothing, byText };
  return { _id, sendId, n, cursor, ...counts, mails, textsFrom, texts, unpaid };
}

@Injectable()
export class RecipientsRepository {
  constructor(@InjectModel(RECIPIENTS) private readonly recipients: Model<RecipientsDocument>) {}

  /** Writes chunk n, or returns what an earlier run of the plan wrote there: the first write counts. */
  async freeze(plan: ChunkPlan): Promise<FrozenChunk> {
    const _id = `${plan.sendId}-${plan.n}`;
    try {
      await this.recipients.create({ _id, ...plan });
      return frozen({ _id, ...plan });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return frozen(await this.recipients.findOne({ _id }).lean().orFail());
    }
  }

  /** Returns the last chunk that an interrupted plan wrote. */
  async last(sendId: string): Promise<FrozenChunk | null> {
    const document = await this.recipients.findOne({ sendId }).sort({ n: -1 }).lean();
    return document && frozen(document);
  }

  /** Returns those who get a mail or a text. */
  async entries(sendId: string, n: number): Promise<AudienceMember[]> {
    const { entries } = await this.recipients
      .findOne({ _id: `${sendId}-${n}` })
      .lean()
      .orFail();
    return entries.map((person) => asMember(person, true));
  }

  /** Returns the names of those who get a mail or a text of some sends, by send; for sends to few. */
  async names(sendIds: readonly string[]): Promise<Map<string, string[]>> {
    const fields = { sendId: 1, 'entries.name': 1 };
    const documents = await this.recipients
      .find({ sendId: { $in: [...sendIds] } }, fields)
      .lean<(Pick<RecipientsDocument, 'sendId'> & { entries: Pick<FrozenPerson, 'name'>[] })[]>();
    const found = new Map<string, string[]>();
    for (const { sendId, entries } of documents)
      found.set(sendId, [...(found.get(sendId) ?? []), ...entries.map(({ name }) => name)]);
    return found;
  }

  /** Returns everybody in some chunks of a send: first the recipients, then those who get nothing. */
  async everybody(sendId: string, chunks: readonly number[]): Promise<Map<number, AudienceMember[]>> {
    const documents = await this.recipients.find({ sendId, n: { $in: [...chunks] } }).lean();
    return new Map(documents.map((document) => [document.n, everybodyIn(document)]));
  }

  /**
   * Returns the numbers of the chunks in whose ranges the guests are, at most the first `limit` of them: each chunk ends with the id
   * in its `cursor`.
   */
  async chunksWith(sendId: string, guestIds: readonly string[], limit = Infinity): Promise<number[]> {
    const numbers: number[] = [];
    let left = guestIds.toSorted();
    for (let [first] = left; first !== undefined && numbers.length < limit; [first] = left) {
      const chunk = await this.chunkOf(sendId, first);
      if (!chunk) break;
      const { n, cursor } = chunk;
      numbers.push(n);
      left = cursor === null ? [] : left.filter((id) => id > cursor);
    }
    return numbers;
  }

  private async chunkOf(sendId: string, guestId: string): Promise<Pick<RecipientsDocument, 'n' | 'cursor'> | null> {
    const fields = { n: 1, cursor: 1 };
    const within = { sendId, cursor: { $gte: guestId } };
    const chunk = await this.recipients.findOne(within, fields).sort({ cursor: 1 }).lean();
    return chunk ?? this.recipients.findOne({ sendId, cursor: null }, fields).lean();
  }

  async removeAll(sendIds: readonly string[]): Promise<void> {
    await this.recipients.deleteMany({ sendId: { $in: [...sendIds] } });
  }
}
