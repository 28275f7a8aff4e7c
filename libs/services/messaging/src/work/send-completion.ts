import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { ChunkRepository } from '../store/chunk.repository';
import { QuotaRepository } from '../store/quota.repository';
import { SendRepository } from '../store/send.repository';

/**
 * Ends a send. The plan and each chunk call this after their own last write, so that the last of them sees all
 * results; when that process dies before the call, the sweeper calls it.
 */
@Injectable()
export class SendCompletion {
  constructor(
    private readonly sends: SendRepository,
    private readonly chunks: ChunkRepository,
    private readonly quotas: QuotaRepository,
    private readonly clock: Clock,
  ) {}

  async markPlanned(sendId: string): Promise<void> {
    const send = await this.sends.find(sendId);
    if (send) await this.sends.markPlanned(send, await this.chunks.counts(sendId));
  }

  async finishIfDone(sendId: string): Promise<void> {
    if (await this.chunks.hasUnfinished(sendId)) return;
    const send = await this.sends.find(sendId);
    if (!send?.planned || !send.active) return;
    // Checked again, because the plan may have ended between the two reads.
    if (await this.chunks.hasUnfinished(sendId)) return;
    const counts = await this.chunks.counts(sendId);
    if (!(await this.sends.finish(sendId, counts, this.clock.now()))) return;
    // A failure that was reported after the counts were read could not yet be noted, because the send was running.
    if (counts.textTotal) await this.sends.noteTexts(sendId, await this.chunks.counts(sendId));
    await this.quotas.settle(send, counts.sent);
    await this.quotas.settle({ ...send, quota: send.textQuota ?? null }, counts.textSent ?? 0);
  }
}
