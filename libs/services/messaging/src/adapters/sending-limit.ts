import { identity } from '@festlig/contracts/identity';
import type { Plan } from '@festlig/contracts/party';
import { mailsADay } from '@festlig/domain/messaging/sending-quota';
import { Clock } from '@festlig/platform/clock';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { QuotaRepository } from '../store/quota.repository';

/** What an account may send a day, and how much of it is left today. */
export interface SendingLimit {
  limit: number;
  left: number;
}

@Injectable()
export class SendingLimits {
  constructor(
    private readonly config: MessagingConfig,
    private readonly quotas: QuotaRepository,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  get areOn(): boolean {
    return this.config.values.SENDING_QUOTA;
  }

  async of(userId: string, plan: Plan): Promise<SendingLimit> {
    const now = this.clock.now();
    const [sender, used] = await Promise.all([
      this.rpc.call(identity.calls.getSender, { userId }),
      this.quotas.used(userId, now),
    ]);
    const limit = mailsADay({ ...sender, createdAt: new Date(sender.createdAt) }, plan, now);
    return { limit, left: Math.max(0, limit - used) };
  }

  /**
   * Counts a mail of a host's words in a thread among the account's mails of the day: anybody can be named as the address
   * of a reply. False where there are no more of them; the words then stand on the guest's page only.
   */
  async takeForThread(userId: string, plan: Plan): Promise<boolean> {
    if (!this.areOn) return true;
    const { limit } = await this.of(userId, plan);
    return this.quotas.takeForThread(userId, limit, this.clock.now());
  }
}
