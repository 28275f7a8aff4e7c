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
}
