import { identity } from '@festlig/contracts/identity';
import type { Plan } from '@festlig/contracts/party';
import { mailsADay } from '@festlig/domain/messaging/sending-quota';
import { Clock } from '@festlig/platform/clock';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { QuotaRepository } from '../store/quota.repository';
import type { QuotaHolder } from '../store/quota.schema';

/** What an account may send a day, how much of it is left today, and by what it is counted. */
export interface SendingLimit {
  limit: number;
  left: number;
  holder: QuotaHolder;
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
    const { inbox, ...sender } = await this.rpc.call(identity.calls.getSender, { userId });
    const holder = { userId, inbox };
    const used = await this.quotas.used(holder, now);
    const limit = mailsADay({ ...sender, createdAt: new Date(sender.createdAt) }, plan, now);
    return { limit, left: Math.max(0, limit - used), holder };
  }

  /**
   * Counts a mail of a host's words in a thread among the account's mails of the day: anybody can be named as the address
   * of a reply. False where there are no more of them; the words then stand on the guest's page only.
   */
  async takeForThread(userId: string, plan: Plan): Promise<boolean> {
    if (!this.areOn) return true;
    const { limit, holder } = await this.of(userId, plan);
    return this.quotas.takeForThread(holder, limit, this.clock.now());
  }
}
