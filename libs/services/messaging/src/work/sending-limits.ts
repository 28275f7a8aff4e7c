import type { Plan } from '@festlig/contracts/party';
import { mailsADay } from '@festlig/domain/messaging/sending-quota';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { Accounts } from '../neighbours/accounts';
import { PartyDirectory } from '../neighbours/party-directory';
import type { NoticeOf } from '../store/notice.schema';
import { QuotaRepository } from '../store/quota.repository';
import type { QuotaHolder, SendQuota } from '../store/quota.schema';

type ThreadMail = Pick<NoticeOf<'thread'>, '_id' | 'dueAt'> & { quota?: SendQuota | null | undefined };

/** An account's daily limit, the mails left today, and the quota by which they are counted. */
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
    private readonly parties: PartyDirectory,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  get areOn(): boolean {
    return this.config.values.SENDING_QUOTA;
  }

  async of(userId: string, plan: Plan): Promise<SendingLimit> {
    const now = this.clock.now();
    const { inbox, ...sender } = await this.accounts.senderOf(userId);
    const holder = { userId, inbox };
    const used = await this.quotas.used(holder, now);
    const limit = mailsADay({ ...sender, createdAt: new Date(sender.createdAt) }, plan, now);
    return { limit, left: Math.max(0, limit - used), holder };
  }

  /** Returns the number of mails that a host of a party may still send today; null means unlimited. */
  async leftToday(partyId: string, userId: string): Promise<number | null> {
    if (!this.areOn) return null;
    const { plan } = await this.parties.describe(partyId);
    return (await this.of(userId, plan)).left;
  }

  /**
   * Counts a mail of a host's message in a thread among the account's mails of the day, once however often it is
   * tried: a reply can name anybody's address. `isAllowed` is false when none is left; the message then stands on
   * the guest's page only.
   */
  async takeForThread(
    { _id, dueAt, quota: earlier }: ThreadMail,
    userId: string,
    plan: Plan,
  ): Promise<{ isAllowed: boolean; quota: SendQuota | null }> {
    if (earlier || !this.areOn) return { isAllowed: true, quota: earlier ?? null };
    const { limit, holder } = await this.of(userId, plan);
    const quota = { ...holder, limit };
    const reserved = await this.quotas.reserve({ _id, quota, createdAt: dueAt }, 1);
    return { isAllowed: reserved > 0, quota: reserved > 0 ? quota : null };
  }

  /** Called when the mail was sent, or never will be. */
  async settleForThread({ _id, dueAt, quota = null }: ThreadMail, hasLeft: boolean): Promise<void> {
    await this.quotas.settleForThread({ _id, quota, createdAt: dueAt }, hasLeft);
  }
}
