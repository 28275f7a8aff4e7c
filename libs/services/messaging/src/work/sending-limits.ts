import type { Plan } from '@festlig/contracts/party';
import { mailsADay, mailsByPlan } from '@festlig/domain/messaging/sending-quota';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { Accounts } from '../neighbours/accounts';
import { PartyDirectory } from '../neighbours/party-directory';
import type { NoticeOf } from '../store/notice.schema';
import { QuotaRepository } from '../store/quota.repository';
import type { SendQuota } from '../store/quota.schema';

type ThreadMail = Pick<NoticeOf<'thread'>, '_id' | 'dueAt'> & { quota?: SendQuota | null | undefined };

@Injectable()
export class SendingLimits {
  constructor(
    private readonly config: MessagingConfig,
    private readonly quotas: QuotaRepository,
    private readonly parties: PartyDirectory,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Returns an account's daily limit, and by whom its mails are counted; null means unlimited. */
  async of(userId: string, plan: Plan): Promise<SendQuota | null> {
    if (!this.config.values.SENDING_QUOTA) return null;
    const { inbox, ...sender } = await this.accounts.senderOf(userId);
    const limit = mailsADay({ ...sender, createdAt: new Date(sender.createdAt) }, plan, this.clock.now());
    return { userId, inbox, limit };
  }

  /** Returns the number of messages that a quota has left today; null means unlimited. */
  async leftOf(quota: SendQuota | null): Promise<number | null> {
    return quota && Math.max(0, quota.limit - (await this.quotas.used(quota, this.clock.now())));
  }

  /** Returns the number of mails that a host of a party may still send today; null means unlimited. */
  async leftToday(partyId: string, userId: string): Promise<number | null> {
    if (!this.config.values.SENDING_QUOTA) return null;
    const { plan } = await this.parties.describe(partyId);
    return this.leftOf(await this.of(userId, plan));
  }

  /** Returns the mails a day of each plan, now and once the account is no longer new; null means unlimited. */
  async byPlan(userId: string): Promise<ReturnType<typeof mailsByPlan> | null> {
    if (!this.config.values.SENDING_QUOTA) return null;
    const { createdAt, dailyMails } = await this.accounts.senderOf(userId);
    return mailsByPlan({ createdAt: new Date(createdAt), dailyMails }, this.clock.now());
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
    const quota = earlier ? null : await this.of(userId, plan);
    if (!quota) return { isAllowed: true, quota: earlier ?? null };
    const reserved = await this.quotas.reserve({ _id, quota, createdAt: dueAt }, 1);
    return { isAllowed: reserved > 0, quota: reserved > 0 ? quota : null };
  }

  /** Called when the mail was sent, or never will be. */
  async settleForThread({ _id, dueAt, quota = null }: ThreadMail, hasLeft: boolean): Promise<void> {
    await this.quotas.settleForThread({ _id, quota, createdAt: dueAt }, hasLeft);
  }
}
