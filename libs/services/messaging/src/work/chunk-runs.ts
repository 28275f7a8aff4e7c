import type { AudienceMember } from '@festlig/contracts/contacts';
import type { DataOf } from '@festlig/contracts/define';
import type { inviteSent } from '@festlig/contracts/messaging';
import { Clock } from '@festlig/platform/clock';
import { Ids } from '@festlig/platform/ids';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { ChunkRepository, type LeasedChunk } from '../store/chunk.repository';
import type { Channel } from '../store/chunk.schema';
import { RecipientsRepository } from '../store/recipients.repository';
import { SendRepository } from '../store/send.repository';
import type { SendDocument } from '../store/send.schema';
import { SendCompletion } from './send-completion';

/** Thrown while some mails have to wait, so that the queue runs the job again after a pause. */
export class Deferred extends Error {}

/** One run of a worker over a chunk. */
export interface ChunkRun {
  send: SendDocument;
  chunk: LeasedChunk;
  entries: readonly AudienceMember[];
  /** False when the lease may end before a mail or text that is handed over now is recorded. */
  holds: () => boolean;
}

/** What the runs of mails and of texts have in common: the lease, the host's steering, and the end of the send. */
@Injectable()
export class ChunkRuns {
  constructor(
    private readonly chunks: ChunkRepository,
    private readonly recipients: RecipientsRepository,
    private readonly sends: SendRepository,
    private readonly completion: SendCompletion,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly config: MessagingConfig,
  ) {}

  /** Leases the chunk and works on it; does nothing when it is done or another worker has it. */
  async run(chunkId: string, work: (run: ChunkRun) => Promise<void>): Promise<void> {
    let leaseUntil = this.leaseUntil();
    const chunk = await this.chunks.lease(chunkId, this.ids.id(), this.clock.now(), leaseUntil);
    if (!chunk) return;
    const renew = async () => {
      const until = this.leaseUntil();
      await this.chunks.renew(chunkId, chunk.attempt, until);
      leaseUntil = until;
    };
    const lease = this.config.values.MESSAGING_LEASE_MS;
    const heartbeat = setInterval(() => void renew().catch(() => undefined), Math.max(1000, lease / 3));
    heartbeat.unref();
    // Half a lease is longer than a mail server or provider takes to answer.
    const holds = () => leaseUntil.getTime() - this.clock.now().getTime() >= lease / 2;
    try {
      const [send, entries] = await Promise.all([
        this.sends.find(chunk.sendId),
        this.recipients.entries(chunk.sendId, chunk.n),
      ]);
      if (!send) return;
      await work({ send, chunk, entries, holds });
    } finally {
      clearInterval(heartbeat);
      await this.chunks.release(chunkId, chunk.attempt);
    }
    await this.completion.finishIfDone(chunk.sendId);
  }

  /**
   * What the run does next: `going`, or what the host has decided meanwhile; null when the send was deleted.
   * @throws Deferred when the rest goes out in another host's name or from another number: the next run composes it anew
   */
  async stateOf({ send }: Pick<ChunkRun, 'send'>): Promise<SendDocument['state'] | null> {
    const { state = null, startedBy, textFrom = null } = (await this.sends.steeringOf(send._id)) ?? {};
    const isSame = startedBy === send.startedBy && textFrom === (send.textFrom ?? null);
    if (state === 'going' && !isSame) throw new Deferred();
    return state;
  }

  /** The fact that these guests are invited; null for none, and for a message: only an invitation invites. */
  invited(
    { send, entries }: Pick<ChunkRun, 'send' | 'entries'>,
    channel: Channel,
    indexes: readonly number[],
  ): Invited | null {
    const contactIds = indexes.flatMap((index) => entries[index]?.id ?? []);
    const isInvitation = send.invitation.type === 'invitation' && contactIds.length > 0;
    const sentAt = this.clock.now().toISOString();
    return isInvitation ? { partyId: send.partyId, sendId: send._id, channel, contactIds, sentAt } : null;
  }

  leaseUntil(): Date {
    return new Date(this.clock.now().getTime() + this.config.values.MESSAGING_LEASE_MS);
  }
}

type Invited = DataOf<typeof inviteSent>;
