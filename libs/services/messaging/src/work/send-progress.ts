import type { Send } from '@festlig/contracts/messaging';
import { RATE_SECONDS, sendProgress } from '@festlig/domain/messaging/send-progress';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { ChunkRepository } from '../store/chunk.repository';
import { SendRepository } from '../store/send.repository';
import type { SendDocument } from '../store/send.schema';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Computes a send's progress, as its host sees it. */
@Injectable()
export class SendProgress {
  constructor(
    private readonly chunks: ChunkRepository,
    private readonly sends: SendRepository,
    private readonly clock: Clock,
  ) {}

  async view(send: Omit<SendDocument, 'outbox'>): Promise<Send> {
    const now = this.clock.now();
    const { type, leadsTo, subject: name } = send.invitation;
    const facts = { ...send, id: send._id, type, leadsTo, name };
    if (send.endedAt || send.state === 'unverified') return sendProgress(facts, send, [], now);
    const from = new Date(now.getTime() - RATE_SECONDS * 1000);
    const [counts, marks] = await Promise.all([this.chunks.counts(send._id), this.chunks.recentMarks(send._id, from)]);
    return sendProgress(facts, counts, marks, now);
  }

  /** @throws CallError not_found when the party has no such send */
  async viewInParty(partyId: string, sendId: string): Promise<Send> {
    const send = await this.sends.findInParty(partyId, sendId);
    if (!send) throw new CallError('not_found');
    const view = await this.view(send);
    if (!view.ended || view.textTotal === 0) return view;
    return { ...view, textDelivered: await this.textsDelivered(send) };
  }

  /** Of a send of an earlier version, its chunks are counted once. */
  private async textsDelivered({ _id, delivered = {}, deliveredKnown }: SendDocument): Promise<number> {
    if (deliveredKnown) return sumOf(Object.values(delivered));
    const chunks = await this.chunks.deliveredOf(_id);
    await this.sends.noteAllDelivered(_id, chunks);
    return sumOf(chunks.map(([, texts]) => texts));
  }
}
