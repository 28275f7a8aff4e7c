import type { DataOf } from '@festlig/contracts/define';
import { inviteReturned, inviteSent, numbersUnreached, textReturned } from '@festlig/contracts/messaging';
import { unreachedIn } from '@festlig/domain/messaging/delivery-status';
import {
  type ReportChange,
  type ReportedText,
  reportChange,
  type TextChunkState,
} from '@festlig/domain/messaging/text-reports';
import { type Caused, caused, FactWriter } from '@festlig/platform/outbox';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ChunkDocument, CHUNKS } from './chunk.schema';

/** A worker writes to its chunk some times a second; the change is then made anew. */
const TRIES = 20;
const FIELDS = Object.fromEntries(
  [
    ...['sendId', 'n', 'from', 'size', 'next', 'again', 'inFlight', 'failures', 'unknown', 'early', 'lost'],
    ...['delivered', 'done', 'revision'],
  ].map((field) => [field, 1]),
) as { [F in keyof ChunkDocument]?: 1 };

/** What a chunk says of its texts, filled in where a chunk has said nothing yet. */
const stateOf = ({ from = 0, unknown = [], early = [], lost = [], delivered = [], ...rest }: ChunkDocument) =>
  ({ ...rest, from, unknown, early, lost, delivered }) satisfies TextChunkState;

/**
 * The send of a chunk; `guestsOf` returns the guests at some places whom their text invites, `numbersOf` all guests there, with the
 * numbers that were texted.
 */
export interface ReportedSend {
  partyId: string;
  numbersOf: (indexes: readonly number[]) => Promise<Texted[]>;
  guestsOf: (indexes: readonly number[]) => Promise<string[]>;
  now: Date;
}

/** What the send must know of what was recorded in one of its chunks. */
export interface Recorded {
  /** Whether the sums of a chunk have changed that had ended before. */
  isLate: boolean;
  /** How many texts of the chunk have reached their phones. */
  delivered: number;
}

type Texted = DataOf<typeof numbersUnreached>['guests'][number];

const indexesOf = (list: readonly { index: number }[]): number[] => list.map(({ index }) => index);

/**
 * Who is invited by a text of which nothing was known and that has left, and who is not, because a text that counted as
 * sent never left or did not arrive; and whose number no text reaches.
 */
async function guestsIn({ known, failed, lost }: ReportChange, { guestsOf, numbersOf }: ReportedSend) {
  const missed = indexesOf([...failed, ...lost]);
  return {
    invited: await guestsOf(known.filter((index) => !missed.includes(index))),
    returned: await guestsOf(missed.filter((index) => !known.includes(index))),
    unreached: await numbersOf(unreachedIn([...failed, ...lost])),
  };
}

/** A text that did not leave gives back its token, if its chunk had ended. */
function factsOf(
  { sendId, n, done }: ChunkDocument,
  { failed }: ReportChange,
  { partyId, now }: ReportedSend,
  { invited, returned, unreached }: Awaited<ReturnType<typeof guestsIn>>,
): Caused[] {
  const send = { partyId, sendId };
  const sent = { ...send, channel: 'text' as const, contactIds: invited, sentAt: now.toISOString() };
  return [
    ...(done ? failed : []).map(({ index }) => caused(textReturned, { ...send, chunk: n, index })),
    ...(invited.length > 0 ? [caused(inviteSent, sent)] : []),
    ...(returned.length > 0 ? [caused(inviteReturned, { ...send, contactIds: returned })] : []),
    ...(unreached.length > 0 ? [caused(numbersUnreached, { ...send, guests: unreached })] : []),
  ];
}

/** Writes what the provider reports into the chunks of texts (rule: text-reports). */
@Injectable()
export class TextReportRepository {
  constructor(
    @InjectModel(CHUNKS) private readonly chunks: Model<ChunkDocument>,
    private readonly writer: FactWriter,
  ) {}

  /**
   * Records reports of texts of one chunk, each effect once, with the facts that they cause. A text that never left
   * counts as failed. A repeated report returns the same number of delivered texts: its caller may have died before it
   * used that number.
   * @throws CallError unavailable when the chunk is written to all the time
   */
  async record(chunkId: string, reports: readonly ReportedText[], send: ReportedSend): Promise<Recorded> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const chunk = await this.chunks.findOne({ _id: chunkId, channel: 'text' }, FIELDS).lean();
      const change = chunk && reportChange(stateOf(chunk), reports);
      if (!change) return { isLate: false, delivered: chunk?.delivered?.length ?? 0 };
      const guests = await guestsIn(change, send);
      const delivered = await this.write(chunk, change, factsOf(chunk, change, send, guests));
      if (delivered !== null) return { isLate: chunk.done && change.failed.length + change.lost.length > 0, delivered };
    }
    throw new CallError('unavailable');
  }

  /**
   * Returns how many texts of the chunk have reached their phones; null when the chunk has changed since it was read in a
   * way that matters here.
   */
  private async write(chunk: ChunkDocument, change: ReportChange, facts: readonly Caused[]): Promise<number | null> {
    const { _id, inFlight, done, revision } = chunk;
    const { delivered, lost, failed, early, known } = change;
    // What others count with: the sums, the list of unknown texts, and facts, each of which is published once.
    const counted = failed.length + early.length + known.length + lost.length;
    // A text ends once: who writes that it was delivered finds each failure by the revision.
    const ends = {
      revision: revision ?? { $exists: false },
      delivered: { $nin: indexesOf([...failed, ...lost, ...early]) },
    };
    const written = await this.writer.writeWithFacts(facts, (outbox) =>
      this.chunks
        .findOneAndUpdate(
          { _id, ...ends, ...(counted === 0 ? {} : { inFlight, done }) },
          {
            $addToSet: { delivered: { $each: delivered }, lost: { $each: lost }, early: { $each: early } },
            $push: { failures: { $each: failed }, outbox: { $each: outbox } },
            $pull: { unknown: { index: { $in: [...known, ...failed.map(({ index }) => index)] } } },
            $inc: { sent: -failed.length, failed: failed.length, undelivered: lost.length, revision: counted },
          },
          { returnDocument: 'after', projection: { delivered: 1 } },
        )
        .lean(),
    );
    return written && (written.delivered?.length ?? 0);
  }
}
