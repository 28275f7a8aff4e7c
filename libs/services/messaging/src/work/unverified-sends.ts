import type { User } from '@festlig/contracts/identity';
import { UNVERIFIED_DAYS } from '@festlig/domain/messaging/send-progress';
import { Clock } from '@festlig/platform/clock';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../neighbours/accounts';
import { ifThere, PartyDirectory } from '../neighbours/party-directory';
import { planSend } from '../queues';
import type { SendDocument } from '../store/send.schema';
import { UnverifiedSendRepository } from '../store/unverified-send.repository';
import { SendingLimits } from './sending-limits';

/** One of each party at most: more parties than a user can be a host of. */
const MOST = 1000;
const DAY = 24 * 3_600_000;

/** Sends that were accepted before the address of their host was verified (rule: send-waits-for-verification). */
@Injectable()
export class UnverifiedSends {
  constructor(
    private readonly sends: UnverifiedSendRepository,
    private readonly accounts: Accounts,
    private readonly parties: PartyDirectory,
    private readonly limits: SendingLimits,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** Lets those of a user begin, unless the address was changed again and is not verified. */
  async beginOf(userId: string): Promise<void> {
    const user = await ifThere(this.accounts.find(userId));
    if (!user?.email_verified) return;
    for (const send of await this.sends.listOf(userId, MOST)) await this.begin(send, user);
  }

  /**
   * Begins like a new send: today, with the quota and the address that its host has now. The send of a deleted party goes
   * with the party.
   */
  async begin({ _id: sendId, partyId }: Pick<SendDocument, '_id' | 'partyId'>, user: User): Promise<void> {
    const { id, name, email } = user;
    const party = await ifThere(this.parties.describe(partyId));
    if (!party) return;
    const quota = await this.limits.of(id, party.plan);
    const begun = { replyTo: { name, address: email }, quota, createdAt: this.clock.now() };
    if (!(await this.sends.begin(sendId, begun))) return;
    await this.queue.add(planSend, { sendId }, { id: sendId }).catch(leftToSweep);
  }

  /**
   * Ends those of an account that may have been made by a stranger: its owner has not asked for them
   * (rule: recovery-shuts-others-out).
   */
  async endOf(userId: string): Promise<void> {
    for (const send of await this.sends.listOf(userId, MOST)) await this.sends.end(send, this.clock.now());
  }

  /** Ends, at most so many, those whose address was not verified in time (rule: unverified-send-ends). */
  async endOld(limit: number): Promise<void> {
    const now = this.clock.now();
    const time = new Date(now.getTime() - UNVERIFIED_DAYS * DAY);
    for (const send of await this.sends.listBefore(time, limit)) await this.sends.end(send, now);
  }
}
