import { quotaDay } from '@festlig/domain/messaging/sending-quota';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type QuotaDocument, type QuotaHolder, QUOTAS } from './quota.schema';
import type { SendDocument } from './send.schema';
import { isDuplicate } from '@festlig/platform/mongo';

/** Long enough that a send that was paused for weeks still frees its unused mails. */
const KEPT = 60 * 24 * 3_600_000;
/** The id that stands among a day's sends for all mails of messages in threads. */
const THREADS = 'threads';
/**
 * Attempts after which the reservation fails. An attempt fails only when another plan of the same account succeeds.
 */
const TRIES = 50;

const keyOf = (holder: string, day: Date) => `${holder}-${quotaDay(day)}`;
const holdersOf = ({ userId, inbox }: QuotaHolder) => [userId, ...(inbox ? [inbox] : [])];
const sumOf = (sends: QuotaDocument['sends']) => sends.reduce((sum, { mails }) => sum + mails, 0);

type LimitedSend = Pick<SendDocument, '_id' | 'quota' | 'createdAt'>;

/**
 * Enforces each account's daily number of mails, whichever of its sends and plans ask at the same time. Mails count
 * for the account and for the inbox behind its address, so that neither another address nor another account resets
 * the count.
 */
@Injectable()
export class QuotaRepository {
  constructor(@InjectModel(QUOTAS) private readonly quotas: Model<QuotaDocument>) {}

  /** Returns the number of today's mails, planned or sent. */
  async used(holder: QuotaHolder, now: Date): Promise<number> {
    const days = holdersOf(holder).map((one) => keyOf(one, now));
    const known = await this.quotas.find({ _id: { $in: days } }).lean();
    return Math.max(0, ...known.map(({ sends }) => sumOf(sends)));
  }

  /**
   * Returns how many of the `wanted` mails a send may have in all; they count from now on. The number is that of
   * the whole send, so that a plan that was interrupted asks again for the same number, which is counted once.
   */
  async reserve(send: LimitedSend, wanted: number): Promise<number> {
    const { quota } = send;
    if (!quota) return wanted;
    const account = await this.reserveFor(quota.userId, send, wanted, quota.limit);
    if (!quota.inbox) return account;
    const allowed = await this.reserveFor(quota.inbox, send, account, quota.limit);
    if (allowed < account) await this.change(send, quota.userId, (own) => Math.min(own, allowed));
    return allowed;
  }

  /** Called when the send has ended: mails that it did not send become available again. */
  async settle(send: LimitedSend, sent: number): Promise<void> {
    if (!send.quota) return;
    for (const one of holdersOf(send.quota)) await this.change(send, one, (own) => Math.min(own, sent));
  }

  /**
   * Counts a sent mail of a host's message in a thread, for which one mail was reserved, in the day's total for all
   * threads, so that the document does not grow by an entry for each. A mail that will never be sent is no longer
   * counted.
   */
  async settleForThread({ _id: mailId, quota, createdAt }: LimitedSend, hasLeft: boolean): Promise<void> {
    for (const one of quota ? holdersOf(quota) : []) {
      await this.edit(one, createdAt, (sends) => {
        const own = sends.filter(({ sendId }) => sendId === mailId);
        const others = sends.filter(({ sendId }) => sendId !== mailId && sendId !== THREADS);
        const mails = sumOf(sends) - sumOf(others) - (hasLeft ? 0 : sumOf(own));
        return own.length === 0 ? null : [...others, { sendId: THREADS, mails }];
      });
    }
  }

  private async reserveFor(holder: string, send: LimitedSend, wanted: number, limit: number): Promise<number> {
    let allowed = 0;
    await this.change(send, holder, (own, others) => {
      allowed = Math.max(own, Math.min(wanted, limit - others));
      return allowed;
    });
    return allowed;
  }

  private change(
    { _id: sendId, createdAt }: LimitedSend,
    holder: string,
    mailsOf: (own: number, others: number) => number,
  ): Promise<void> {
    return this.edit(holder, createdAt, (sends) => {
      const others = sends.filter((send) => send.sendId !== sendId);
      const own = sumOf(sends) - sumOf(others);
      const mails = mailsOf(own, sumOf(others));
      return mails === own ? null : [...others, { sendId, mails }];
    });
  }

  /** `next` returns null when nothing changes. */
  private async edit(
    holder: string,
    day: Date,
    next: (sends: QuotaDocument['sends']) => QuotaDocument['sends'] | null,
  ): Promise<void> {
    const _id = keyOf(holder, day);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const known = await this.quotas.findOne({ _id }).lean();
      const sends = next(known?.sends ?? []);
      if (sends === null || (await this.replace(_id, known, sends, day))) return;
    }
    throw new CallError('conflict');
  }

  /** Returns false when another writer was first. */
  private async replace(
    _id: string,
    known: QuotaDocument | null,
    sends: QuotaDocument['sends'],
    day: Date,
  ): Promise<boolean> {
    const next = { sends, revision: (known?.revision ?? 0) + 1, expiresAt: new Date(day.getTime() + KEPT) };
    if (known) {
      const { matchedCount } = await this.quotas.updateOne({ _id, revision: known.revision }, { $set: next });
      return matchedCount > 0;
    }
    try {
      await this.quotas.create({ _id, ...next });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
