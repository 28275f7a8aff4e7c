import { createHash } from 'node:crypto';
import type { InputOf } from '@festlig/contracts/define';
import type { User } from '@festlig/contracts/identity';
import { messaging, TOKENS_PER_TEXT } from '@festlig/contracts/messaging';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { MessagingConfig } from '../config';
import { Accounts } from '../neighbours/accounts';
import { GuestList } from '../neighbours/guest-list';
import { Tokens } from '../neighbours/tokens';
import { QuotaRepository } from '../store/quota.repository';
import type { SendQuota } from '../store/quota.schema';
import { SendRepository } from '../store/send.repository';

type Send = typeof messaging.calls.send;
type Whom = Parameters<GuestList['countAudience']>[0];

/** What was reserved for the texts of a send. */
export interface ReservedTexts {
  sendId: string;
  tokens: number;
  textQuota: SendQuota | null;
}

/** What the texts of a send cost, and the tokens that are reserved for them (rules: text-quote, tokens-reserved). */
@Injectable()
export class TextQuote {
  constructor(
    private readonly guests: GuestList,
    private readonly tokens: Tokens,
    private readonly sends: SendRepository,
    private readonly quotas: QuotaRepository,
    private readonly accounts: Accounts,
    private readonly config: MessagingConfig,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of texts that a host may still send today; null means unlimited. */
  async leftToday(userId: string): Promise<number | null> {
    const quota = await this.quotaOf(userId);
    return quota && Math.max(0, quota.limit - (await this.quotas.used(quota, this.clock.now())));
  }

  /** Returns the price of so many texts, and what the party lacks for them (rule: presend-tokens-per-contact). */
  async priceOf(partyId: string, texts: number, user: User) {
    const tokens = texts * TOKENS_PER_TEXT;
    const account = tokens === 0 ? 0 : await this.tokens.balanceOf(partyId, user);
    return { tokens, tokensPrContact: TOKENS_PER_TEXT, account, toPay: Math.max(0, tokens - account) };
  }

  /**
   * Reserves tokens for a send to this audience as it is now, at most `shown`.
   * @throws CallError `quote_changed` when it costs more than the host was shown, `text_quota_reached`
   * @throws RemoteFailure `insufficient_tokens`
   */
  async reserve(
    whom: Whom,
    { idempotencyKey, textsTo }: InputOf<Send>,
    shown: number,
    user: User,
  ): Promise<ReservedTexts> {
    const { partyId } = whom;
    const { text, textUnmailed } = await this.guests.countAudience(whom);
    const tokens = (textsTo === 'unmailed' ? textUnmailed : text) * TOKENS_PER_TEXT;
    if (tokens > shown) {
      const account = await this.tokens.balanceOf(partyId, user);
      throw new CallError<Send>('quote_changed', { tokens, account });
    }
    const sendId = await this.sendIdOf(partyId, idempotencyKey, tokens);
    if (tokens === 0) return { sendId, tokens, textQuota: null };
    const reserved = { sendId, tokens, textQuota: await this.quotaOf(user.id) };
    await this.takeQuota(reserved);
    try {
      await this.tokens.reserve(partyId, sendId, tokens);
    } catch (error) {
      // A request with the same key at the same time may have stored its send.
      if (!(await this.sends.find(sendId))) await this.freeQuota(reserved);
      throw error;
    }
    return reserved;
  }

  /** No send will be stored: the tokens become free. */
  async giveBack(partyId: string, reserved: ReservedTexts): Promise<void> {
    if (!(await this.sends.findOrVoid(partyId, reserved.sendId))) await this.freeQuota(reserved);
  }

  /**
   * The same request has the same id when it is repeated after a crash, and so reserves its tokens once. An id for
   * which they were given back meanwhile cannot be used any more.
   */
  private async sendIdOf(partyId: string, key: string, tokens: number): Promise<string> {
    for (let attempt = 0; ; attempt++) {
      const text = JSON.stringify([partyId, key, tokens, attempt]);
      const id = createHash('sha256').update(text).digest('hex').slice(0, 24);
      if (!(await this.sends.isVoid(id))) return id;
    }
  }

  /** The limit of the account and of the inbox behind its address (rule: text-quota). */
  private async quotaOf(userId: string): Promise<SendQuota | null> {
    const limit = this.config.values.TEXT_QUOTA;
    if (limit === 0) return null;
    const { inbox } = await this.accounts.senderOf(userId);
    return { userId: `texts-${userId}`, inbox: inbox && `texts-${inbox}`, limit };
  }

  private async takeQuota({ sendId, tokens, textQuota }: ReservedTexts): Promise<void> {
    const send = { _id: sendId, quota: textQuota, createdAt: this.clock.now() };
    if ((await this.quotas.reserve(send, tokens)) >= tokens) return;
    await this.quotas.settle(send, 0);
    throw new CallError<Send>('text_quota_reached', { limit: textQuota?.limit ?? 0 });
  }

  private async freeQuota({ sendId, textQuota }: ReservedTexts): Promise<void> {
    await this.quotas.settle({ _id: sendId, quota: textQuota, createdAt: this.clock.now() }, 0);
  }
}
