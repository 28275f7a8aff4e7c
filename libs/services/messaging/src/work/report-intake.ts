import { setTimeout as delay } from 'node:timers/promises';
import type { ReportedText } from '@festlig/domain/messaging/text-reports';
import { Injectable } from '@nestjs/common';
import type { TextReport } from '../adapters/text-sender';
import { chunkIdOf } from '../store/chunk.schema';
import { TextReportRepository } from '../store/text-report.repository';

/** Milliseconds in which reports of one chunk are gathered for one write. */
const GATHER = 100;
const REFERENCE = /^([0-9a-f]{24})-(\d{1,6})-t:(\d{1,4})$/;

/** The name under which the provider reports a text. */
export const referenceOf = (chunkId: string, index: number): string => `${chunkId}:${index}`;

interface Gathered {
  reports: ReportedText[];
  written: Promise<void>;
}

/**
 * Records what the provider reports of texts. Each text causes three reports, so those of one chunk are written together;
 * who reports waits for that write.
 */
@Injectable()
export class ReportIntake {
  private readonly gathering = new Map<string, Gathered>();

  constructor(private readonly chunks: TextReportRepository) {}

  /** Returns when the report is written. A reference of no text of ours is accepted without effect. */
  async record(reference: string, report: TextReport): Promise<void> {
    const [, sendId, n, index] = REFERENCE.exec(reference) ?? [];
    if (sendId === undefined) return;
    const gathered = this.gathering.get(`${sendId}-${n}`) ?? this.gather(sendId, Number(n));
    gathered.reports.push(reportedOf(Number(index), report));
    await gathered.written;
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
    await this.chunks.record(chunkIdOf(sendId, n, 'text'), reports);
  }
}

function reportedOf(index: number, report: TextReport): ReportedText {
  if (!('reason' in report)) return { index, status: report.status };
  return { index, status: report.status === 'failed' ? 'failed' : 'lost', reason: report.reason };
}
