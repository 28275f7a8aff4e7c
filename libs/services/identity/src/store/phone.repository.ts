import { phoneCodeRequested, type User } from '@festlig/contracts/identity';
import { TRIES_OF_CODE } from '@festlig/domain/identity/attempts';
import { isDuplicate } from '@festlig/platform/mongo';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { accountChange, toUser } from './user.repository';
import { type PhoneCodeDocument, type UserDocument, USERS } from './user.schema';

/** How often a number is taken from another account that verifies it at the same time. */
const TAKES = 5;

/** The phone numbers of users, and the codes that verify them. */
@Injectable()
export class PhoneRepository {
  constructor(
    @InjectModel(USERS) private readonly users: Model<UserDocument>,
    private readonly writer: FactWriter,
  ) {}

  /** Stores the code in place of an earlier one; returns false when the number was changed meanwhile. */
  async addCode(userId: string, code: PhoneCodeDocument): Promise<boolean> {
    const { matchedCount } = await this.writer.writeWithFacts(
      [caused(phoneCodeRequested, { userId, codeId: code.id })],
      (facts) =>
        this.users.updateOne(
          { _id: userId, phone: code.phone, deletedAt: null },
          { $set: { phoneCode: code }, $push: { outbox: { $each: facts } } },
        ),
    );
    return matchedCount > 0;
  }

  /** Returns the user and the number to which a code was requested; null when the code does not work any more. */
  async findByCode(userId: string, codeId: string, now: Date): Promise<{ user: User; phone: string } | null> {
    const document = await this.users.findOne({ _id: userId, 'phoneCode.id': codeId, ...this.works(now) }).lean();
    return document?.phoneCode ? { user: toUser(document), phone: document.phoneCode.phone } : null;
  }

  /**
   * Counts one try of the user's code and returns the code; null when there is none that works. Counted before the
   * code is compared, so that simultaneous requests have no more tries than one after the other.
   */
  async tryCode(userId: string, now: Date): Promise<PhoneCodeDocument | null> {
    const document = await this.users
      .findOneAndUpdate(
        { _id: userId, ...this.works(now) },
        { $inc: { 'phoneCode.tries': 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return document?.phoneCode ?? null;
  }

  /**
   * Uses up the code and verifies the number, which is then unverified in any other account. Returns null when the code
   * was used or replaced meanwhile.
   */
  async verify(user: User, { id, phone }: PhoneCodeDocument): Promise<User | null> {
    for (let take = 1; ; take++) {
      // If the process dies here, the code still works.
      await this.takeFromOthers(user.id, phone);
      try {
        const document = await this.writer.writeWithFacts(accountChange(user, 'phone'), (facts) =>
          this.users
            .findOneAndUpdate(
              { _id: user.id, phone, 'phoneCode.id': id, deletedAt: null },
              { $set: { phoneVerified: true }, $unset: { phoneCode: 1 }, $push: { outbox: { $each: facts } } },
              { returnDocument: 'after' },
            )
            .lean(),
        );
        return document && toUser(document);
      } catch (error) {
        // Another account has verified the number between the two writes.
        if (!isDuplicate(error) || take === TAKES) throw error;
      }
    }
  }

  /** The number is no longer verified in the one other account in which it can be. */
  private async takeFromOthers(userId: string, phone: string): Promise<void> {
    const theirs = { phone, phoneVerified: true, _id: { $ne: userId } };
    const document = await this.users.findOne(theirs).lean();
    if (!document) return;
    await this.writer.writeWithFacts(accountChange(toUser(document), 'phone-moved'), (facts) =>
      this.users.updateOne(
        { ...theirs, _id: document._id },
        { $set: { phoneVerified: false }, $push: { outbox: { $each: facts } } },
      ),
    );
  }

  private works(now: Date) {
    return { deletedAt: null, 'phoneCode.expiresAt': { $gt: now }, 'phoneCode.tries': { $lt: TRIES_OF_CODE } };
  }
}
