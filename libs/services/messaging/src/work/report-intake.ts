import { setTimeout as delay } from 'node:timers/promises';
import type { ReportedText } from '@festlig/domain/messaging/text-reports';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import type { TextReport } from '../adapters/text-sender';
import { ChunkRepository } from '../store/chunk.repository';
import { chunkIdOf } from '../store/chunk.schema';
import { RecipientsRepository, textedAt } from '../store/recipients.repository';
import { type SendOfReports, SendRepository } from '../store/send.repository';
import { TextReportRepository } from '../store/text-report.repository';

/** Milliseconds in which reports of one chunk are gathered for one write. */
const GATHER = 100;
/** The reason of a text that the provider neither accepted nor refused, nor has. */
const NO_ANSWER = 'no_answer';
const REFERENCE = /^([0-9a-f]{24})-(\d{1,6})-t:(\d{1,4})$/;

/** The name under which the provider reports a text. */
export const referenceOf = (chunkId: string, index: number): string => `${chunkId}:${index}`;

interface Gathered {
  reports: ReportedText[];
  written: Promise<void>;
}

/**
 * Records what the provider reports of texts. Each text causes three reports, so those of one chunk are written together;
 * who reports how a text ended waits for that write.
 */
@Injectable()
export class ReportIntake {
  private readonly gathering = new Map<string, Gathered>();

  constructor(
    private readonly reports: TextReportRepository,
    private readonly chunks: ChunkRepository,
    private readonly recipients: RecipientsRepository,
    private readonly sends: SendRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns when the report is written. A reference of no text of ours is accepted without effect. */
  async record(reference: string, report: TextReport): Promise<void> {
    const [, sendId, n, index] = REFERENCE.exec(reference) ?? [];
    if (sendId === undefined) return;
    const gathered = this.gathering.get(`${sendId}-${n}`) ?? this.gather(sendId, Number(n));
    gathered.reports.push(reportedOf(Number(index), report));
    // That a text is on its way matters only where nothing is known of it, and is then asked for: nobody waits for this.
    if (report.status === 'sent') return void gathered.written.catch(() => undefined);
    await gathered.written;
  }

  /** Records at once what the provider answered when it was asked for a text. */
  async found(chunkId: string, index: number, report: TextReport): Promise<void> {
    await this.writeOne(chunkId, reportedOf(index, report));
  }

  /** A text of which nothing was known never left: its token is given back. */
  async giveUp(chunkId: string, index: number): Promise<void> {
    await this.writeOne(chunkId, { index, status: 'failed', reason: NO_ANSWER });
  }

  private async writeOne(chunkId: string, report: ReportedText): Promise<void> {
    const [, sendId = '', n] = REFERENCE.exec(referenceOf(chunkId, report.index)) ?? [];
    await this.write(sendId, Number(n), [report]);
  }

  private gather(sendId: string, n: number): Gathered {
    const reports: ReportedText[] = [];
    const written = delay(GATHER).then(async () => {
      this.gathering.delete(`${sendId}-${n}`);
      await this.write(sendId, n, reports);
    });
    const gathered = { reports, written };
    this.gathering.set(`${sendId}-${n}`, gathered);
    return gathered;
  }

  private async write(sendId: string, n: number, reports: readonly ReportedText[]): Promise<void> {
    const send = await this.sends.findReported(sendId);
    // The send was deleted with its party.
    if (!send) return;
    const guestsOf = (indexes: readonly number[]) => this.guestsOf(send, n, indexes);
    const now = this.clock.now();
    const { isLate, delivered } = await this.reports.record(chunkIdOf(sendId, n, 'text'), reports, {
      partyId: send.partyId,
      guestsOf,
      numbersOf: (indexes) => this.numbersOf(sendId, n, indexes),
      now,
    });
    if (delivered > 0) await this.sends.noteDelivered(sendId, n, delivered);
    if (isLate) await this.sends.noteTexts(sendId, await this.chunks.counts(sendId));
  }

  /** The guests at these places who are invited by the send: a message invites nobody. */
  private async guestsOf({ _id, type }: SendOfReports, n: number, indexes: readonly number[]): Promise<string[]> {
    if (indexes.length === 0 || type !== 'invitation') return [];
    const entries = await this.recipients.entries(_id, n);
    return indexes.flatMap((index) => entries[index]?.id ?? []);
  }

  private async numbersOf(sendId: string, n: number, indexes: readonly number[]) {
    return indexes.length === 0 ? [] : textedAt(await this.recipients.entries(sendId, n), indexes);
  }
}

function reportedOf(index: number, report: TextReport): ReportedText {
  if (!('reason' in report)) return { index, status: report.status };
  return { index, status: report.status === 'failed' ? 'failed' : 'lost', reason: report.reason };
}
