import type { AudienceMember } from '@festlig/contracts/contacts';
import { orderChunk, reaches, withinMails, withTextsTo } from '@festlig/domain/messaging/chunk-order';
import { Clock } from '@festlig/platform/clock';
import { type JobDataOf, type JobHandler, Processes, Queue } from '@festlig/platform/queue';
import { MessagingConfig } from '../config';
import { GuestList } from '../neighbours/guest-list';
import { planSend, sendChunk, sendTextChunk } from '../queues';
import { ChunkRepository } from '../store/chunk.repository';
import { chunkIdOf } from '../store/chunk.schema';
import { QuotaRepository } from '../store/quota.repository';
import { type FrozenChunk, RecipientsRepository } from '../store/recipients.repository';
import { SendRepository } from '../store/send.repository';
import type { SendDocument } from '../store/send.schema';
import { audienceOf } from '../work/audience-of';
import { SendCompletion } from '../work/send-completion';
import { SendStarter } from '../work/send-starter';

/** The most recipients in one chunk. */
export const CHUNK_SIZE = 500;

/** Mails and texts in the chunks so far, and whether the mails of the day are known to be used up. */
interface Planned {
  mails: number;
  texts: number;
  limited: boolean;
}

const hasTexts = ({ tokens = 0 }: SendDocument): boolean => tokens > 0;

/**
 * Freezes an audience into chunks, each a keyset range of it, with guests who have unsubscribed and those whom nothing reaches stored apart from recipients
 * (rules: frozen-recipients, unsubscribe-for-all-parties, delivery-states). A plan that was interrupted continues exactly where it
 * stopped: the cursor is stored in the last chunk, and an existing chunk is never changed. When the sender's mails of
 * the day are used up, the plan ends, or goes on with texts alone. It has no more texts than tokens were reserved
 * (rules: sending-quota, texts-within-tokens).
 */
@Processes(planSend)
export class PlanJob implements JobHandler<typeof planSend> {
  constructor(
    private readonly sends: SendRepository,
    private readonly recipients: RecipientsRepository,
    private readonly chunks: ChunkRepository,
    private readonly completion: SendCompletion,
    private readonly quotas: QuotaRepository,
    private readonly guests: GuestList,
    private readonly starter: SendStarter,
    private readonly queue: Queue,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
  ) {}

  async run({ sendId }: JobDataOf<typeof planSend>): Promise<void> {
    const send = await this.sends.find(sendId);
    if (!send || send.state === 'unverified') return;
    if (!send.planned) {
      // Its starter may have been removed while the send was stored.
      await this.starter.check(send);
      let last = await this.recipients.last(sendId);
      if (last === null) await this.count(send);
      if (last) await this.release(last);
      const { total, textTotal: texts = 0 } = await this.chunks.counts(sendId);
      const planned = { mails: total, texts, limited: false };
      let isCancelled = false;
      while (last === null || last.cursor !== null) {
        last = isCancelled ? await this.freezeEnd(send, last) : await this.freezeNext(send, last, planned);
        planned.mails += last.mails;
        planned.texts += last.texts;
        await this.release(last);
        const steering = await this.sends.steeringOf(sendId);
        if (!steering) return this.forget(sendId);
        isCancelled = steering.state === 'cancelled';
      }
      await this.completion.markPlanned(sendId);
    }
    await this.completion.finishIfDone(sendId);
  }

  /** Counts the audience of a limited send, so that the host can see how many guests are left. */
  private async count(send: SendDocument): Promise<void> {
    if (!send.quota) return;
    await this.sends.noteReached(send._id, (await this.guests.countAudience(audienceOf(send))).mail);
  }

  /** The party was deleted meanwhile: the addresses written so far are removed. */
  private async forget(sendId: string): Promise<void> {
    await Promise.all([this.recipients.removeAll([sendId]), this.chunks.removeAll([sendId])]);
  }

  private async freezeNext(send: SendDocument, last: FrozenChunk | null, planned: Planned): Promise<FrozenChunk> {
    const read: AudienceMember[] = [];
    let cursor = last?.cursor ?? null;
    let reached = 0;
    do {
      const page = await this.guests.listAudience({
        ...audienceOf(send),
        texts: hasTexts(send),
        after: cursor,
        limit: CHUNK_SIZE - reached,
      });
      read.push(...withTextsTo(page.people, send.textsTo));
      reached = read.filter(reaches).length;
      cursor = page.next;
    } while (cursor !== null && reached < CHUNK_SIZE && read.length < 2 * CHUNK_SIZE);
    const mails = read.filter(({ mail }) => mail === 'mail').length;
    const room = (await this.quotas.reserve(send, planned.mails + mails)) - planned.mails;
    if (room < mails) {
      if (!planned.limited) await this.sends.markLimited(send._id);
      planned.limited = true;
      if (!hasTexts(send)) cursor = null;
    }
    const within = withinMails(read, room, hasTexts(send));
    const ordered = orderChunk(within, (send.tokens ?? 0) - planned.texts);
    const { others: unsubscribed, ...order } = ordered;
    return this.recipients.freeze({ sendId: send._id, n: last ? last.n + 1 : 0, ...order, unsubscribed, cursor });
  }

  /**
   * A cancelled send needs no more chunks. An empty one ends its plan, so that another run of the same plan cannot add
   * people after it was published how many texts there are.
   */
  private freezeEnd(send: SendDocument, last: FrozenChunk | null): Promise<FrozenChunk> {
    const nobody = { entries: [], unsubscribed: [], mails: 0, textsFrom: 0, unpaid: [] };
    return this.recipients.freeze({ sendId: send._id, n: last ? last.n + 1 : 0, ...nobody, cursor: null });
  }

  private async release(chunk: FrozenChunk): Promise<void> {
    if (chunk.rows === 0) return;
    const now = this.clock.now();
    const sweepAt = new Date(now.getTime() + this.config.values.MESSAGING_LEASE_MS);
    await this.chunks.create(chunk, now, sweepAt);
    await this.queue.add(sendChunk, { chunkId: chunk._id }, { id: chunk._id });
    if (chunk.texts === 0) return;
    const id = chunkIdOf(chunk.sendId, chunk.n, 'text');
    await this.queue.add(sendTextChunk, { chunkId: id }, { id });
  }
}
