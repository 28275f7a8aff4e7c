import type { AudienceMember, Recipient } from '@festlig/contracts/contacts';
import { Clock } from '@festlig/platform/clock';
import { type JobDataOf, type JobHandler, Processes, Queue } from '@festlig/platform/queue';
import { MessagingConfig } from '../config';
import { GuestList } from '../neighbours/guest-list';
import { planSend, sendChunk } from '../queues';
import { ChunkRepository } from '../store/chunk.repository';
import { QuotaRepository } from '../store/quota.repository';
import { type FrozenChunk, RecipientsRepository } from '../store/recipients.repository';
import { SendRepository } from '../store/send.repository';
import type { SendDocument } from '../store/send.schema';
import { SendCompletion } from '../work/send-completion';
import { SendStarter } from '../work/send-starter';

/** The most recipients in one chunk. */
export const CHUNK_SIZE = 500;

/** The people of a page to whom this applies, as the mails need them. */
const recipientsOf = (people: readonly AudienceMember[], is: AudienceMember['mail']): Recipient[] =>
  people.flatMap(({ id, sid, name, email, mail }) => (mail === is && email !== null ? [{ id, sid, name, email }] : []));

/**
 * Freezes an audience into chunks, each a keyset range of it, with unsubscribed guests stored apart from recipients
 * (rules: frozen-recipients, unsubscribe-for-all-parties). A plan that was interrupted continues exactly where it
 * stopped: the cursor is stored in the last chunk, and an existing chunk is never changed. The plan ends when the
 * sender's mails of the day are used up.
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
    if (!send) return;
    if (!send.planned) {
      // Its starter may have been removed while the send was stored.
      await this.starter.check(send);
      let last = await this.recipients.last(sendId);
      if (last === null) await this.count(send);
      if (last) await this.release(last);
      let { total } = await this.chunks.counts(sendId);
      while (last === null || last.cursor !== null) {
        last = await this.freezeNext(send, last, total);
        if (last === null) break;
        total += last.size;
        await this.release(last);
        if (!(await this.isWanted(sendId))) break;
      }
      await this.completion.markPlanned(sendId);
    }
    await this.completion.finishIfDone(sendId);
  }

  /** Counts the audience of a limited send, so that the host can see how many guests are left. */
  private async count({ _id, quota, partyId, audience, picked, search, except }: SendDocument): Promise<void> {
    if (!quota) return;
    const whom = { partyId, audience, picked, search, except };
    await this.sends.noteReached(_id, (await this.guests.countAudience(whom)).mail);
  }

  /**
   * A cancelled send needs no more chunks; when its party was deleted meanwhile, the addresses written so far are
   * removed.
   */
  private async isWanted(sendId: string): Promise<boolean> {
    const steering = await this.sends.steeringOf(sendId);
    if (!steering) await Promise.all([this.recipients.removeAll([sendId]), this.chunks.removeAll([sendId])]);
    return steering?.state === 'going' || steering?.state === 'paused';
  }

  /** Returns null when no recipient is left. `before` is the number of recipients in earlier chunks. */
  private async freezeNext(send: SendDocument, last: FrozenChunk | null, before: number): Promise<FrozenChunk | null> {
    const [entries, unsubscribed]: [Recipient[], Recipient[]] = [[], []];
    let cursor = last?.cursor ?? null;
    do {
      const page = await this.guests.listAudience({
        partyId: send.partyId,
        audience: send.audience,
        picked: send.picked,
        search: send.search,
        except: send.except,
        after: cursor,
        limit: CHUNK_SIZE - entries.length,
      });
      entries.push(...recipientsOf(page.people, 'mail'));
      unsubscribed.push(...recipientsOf(page.people, 'unsubscribed'));
      cursor = page.next;
    } while (cursor !== null && entries.length < CHUNK_SIZE && unsubscribed.length < CHUNK_SIZE);
    const room = (await this.quotas.reserve(send, before + entries.length)) - before;
    if (room < entries.length) {
      await this.sends.markLimited(send._id);
      entries.length = Math.max(0, room);
      cursor = null;
    }
    if (entries.length + unsubscribed.length === 0 && cursor === null) return null;
    return this.recipients.freeze({ sendId: send._id, n: last ? last.n + 1 : 0, entries, unsubscribed, cursor });
  }

  private async release(chunk: FrozenChunk): Promise<void> {
    const now = this.clock.now();
    const sweepAt = new Date(now.getTime() + this.config.values.MESSAGING_LEASE_MS);
    await this.chunks.create(chunk, now, sweepAt);
    await this.queue.add(sendChunk, { chunkId: chunk._id }, { id: chunk._id });
  }
}
