import type { WaitingSend } from '@festlig/domain/messaging/account-mail';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { FRESH } from './send.repository';
import { type SendDocument, SENDS } from './send.schema';

/** What an unverified send gets anew when it begins. */
type Begun = Pick<SendDocument, 'replyTo' | 'quota' | 'createdAt'>;
type UnverifiedSend = Pick<SendDocument, '_id' | 'partyId'>;

const FIELDS = { partyId: 1 };
const UNVERIFIED = { state: 'unverified' } as const;

/** Sends that wait for the address of their host to be verified. Each leaves this state by one write, and once. */
@Injectable()
export class UnverifiedSendRepository {
  constructor(@InjectModel(SENDS) private readonly sends: Model<SendDocument>) {}

  /** Returns those that this user has asked for. */
  async listOf(userId: string, limit: number): Promise<UnverifiedSend[]> {
    return this.sends
      .find({ startedBy: userId, ...UNVERIFIED }, FIELDS)
      .limit(limit)
      .lean();
  }

  /** Returns what a mail says of the one that this user has asked for; null without one, and where there are several. */
  async onlyOf(userId: string): Promise<WaitingSend | null> {
    const fields = { total: 1, invitation: 1 };
    const [first, second] = await this.sends
      .find({ startedBy: userId, ...UNVERIFIED }, fields)
      .limit(2)
      .lean();
    if (!first || second) return null;
    return { type: first.invitation.type, guests: first.total };
  }

  /** Returns those that were asked for before then, oldest first. */
  async listBefore(time: Date, limit: number): Promise<UnverifiedSend[]> {
    const old = { active: true, ...UNVERIFIED, createdAt: { $lt: time } };
    return this.sends.find(old, FIELDS).sort({ createdAt: 1 }).limit(limit).lean();
  }

  /** Lets it begin as a new send does; returns true to the one caller whose write did. */
  async begin(id: string, begun: Begun): Promise<boolean> {
    return (
      (await this.sends.updateOne({ _id: id, ...UNVERIFIED }, { $set: { ...FRESH, ...begun } })).modifiedCount === 1
    );
  }

  /** Ends it before anything was planned; returns false when it is no unverified send any more. */
  async end({ _id, partyId }: UnverifiedSend, endedAt: Date): Promise<boolean> {
    const { modifiedCount } = await this.sends.updateOne(
      { _id, partyId, ...UNVERIFIED },
      { $set: { ...FRESH, state: 'cancelled', planned: true, endedAt }, $unset: { active: 1 } },
    );
    return modifiedCount === 1;
  }
}
