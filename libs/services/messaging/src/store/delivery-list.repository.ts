import {
  type ChunkReport,
  type ChunkSize,
  failedPlaces,
  type TextReport,
} from '@festlig/domain/messaging/delivery-status';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ChunkDocument, chunkIdOf, CHUNKS } from './chunk.schema';

const COUNTED = { failed: 1, unsubscribedSince: 1, unpaid: 1, undelivered: 1 };
const SIZES = { _id: 0, n: 1, channel: 1, size: 1, rows: 1, nothing: 1, byText: 1, unsubscribed: 1, ...COUNTED };
const FAILED = { _id: 0, n: 1, failures: 1, lost: 1 };
const REPORT = { from: 1, size: 1, n: 1, channel: 1, next: 1, again: 1, inFlight: 1, failures: 1 };
const OF_TEXTS = { unknown: 1, lost: 1, delivered: 1 };

/** The progress of the mails and of the texts of one chunk. */
export interface ChunkReports {
  mails: ChunkReport;
  texts: TextReport | undefined;
}

/** What the list of a send's deliveries is made from. */
@Injectable()
export class DeliveryListRepository {
  constructor(@InjectModel(CHUNKS) private readonly chunks: Model<ChunkDocument>) {}

  /** Returns the size of each chunk of a send, by number. */
  async sizes(sendId: string): Promise<ChunkSize[]> {
    const all = await this.chunks.find({ sendId }, SIZES).sort({ n: 1 }).lean();
    const texts = new Map(all.flatMap((chunk) => (chunk.channel === 'text' ? [[chunk.n, failedIn(chunk)]] : [])));
    const mails = all.filter(({ channel }) => channel !== 'text');
    // Somebody can have missed both, and has one row: only of chunks where that is possible more is read, and of older
    // ones, which do not say how many have unsubscribed.
    const unclear = mails.filter(
      (chunk) => failedIn(chunk) > 0 && ((texts.get(chunk.n) ?? 0) > 0 || chunk.unsubscribedSince === undefined),
    );
    const exact = await this.failedInEither(
      sendId,
      unclear.map(({ n }) => n),
    );
    return mails.map((chunk) => ({
      n: chunk.n,
      rows: chunk.rows ?? chunk.size + chunk.unsubscribed,
      nothing: chunk.nothing ?? 0,
      byText: chunk.byText ?? 0,
      failed: exact.get(chunk.n) ?? failedIn(chunk) + (texts.get(chunk.n) ?? 0),
    }));
  }

  /** Returns the progress of some chunks of a send, by number. */
  async reports(sendId: string, numbers: readonly number[]): Promise<Map<number, ChunkReports>> {
    const ids = numbers.flatMap((n) => [chunkIdOf(sendId, n, 'mail'), chunkIdOf(sendId, n, 'text')]);
    const found = await this.chunks.find({ _id: { $in: ids } }, { ...REPORT, ...OF_TEXTS }).lean();
    const texts = new Map(found.flatMap((one) => (one.channel === 'text' ? [[one.n, textReportOf(one)]] : [])));
    const mails = found.filter(({ channel }) => channel !== 'text');
    return new Map(mails.map((one) => [one.n, { mails: reportOf(one), texts: texts.get(one.n) }]));
  }

  private async failedInEither(sendId: string, numbers: readonly number[]): Promise<Map<number, number>> {
    if (numbers.length === 0) return new Map();
    const found = await this.chunks.find({ sendId, n: { $in: [...numbers] } }, FAILED).lean();
    const places = (n: number) => {
      const of = found.filter((chunk) => chunk.n === n);
      return new Set(of.flatMap(({ failures, lost = [] }) => failedPlaces({ failures }, { failures: [], lost })));
    };
    return new Map(numbers.map((n) => [n, places(n).size]));
  }
}

type Counted = Pick<ChunkDocument, keyof typeof COUNTED>;
const failedIn = ({ failed, unsubscribedSince = 0, unpaid = 0, undelivered = 0 }: Counted): number =>
  failed - unsubscribedSince + unpaid + undelivered;

type Reported = Pick<ChunkDocument, 'n' | 'from' | 'size' | 'next' | 'again' | 'inFlight' | 'failures'>;

function reportOf({ n, from = 0, size, next, again, inFlight, failures }: Reported): ChunkReport {
  return { n, end: from + size, next, again, inFlight, failures };
}

function textReportOf(chunk: Reported & Pick<ChunkDocument, 'unknown' | 'lost' | 'delivered'>): TextReport {
  const { unknown = [], lost = [], delivered = [] } = chunk;
  return { ...reportOf(chunk), unknown, lost, delivered };
}
