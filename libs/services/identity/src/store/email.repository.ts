import { emailVerified, type User } from '@festlig/contracts/identity';
import { isDuplicate } from '@festlig/platform/mongo';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { accountChange, linkIssued, linkWorks, toUser } from './user.repository';
import { type MailedLink, type UserDocument, USERS } from './user.schema';

/** The addresses of users, and whether they are confirmed. */
@Injectable()
export class EmailRepository {
  constructor(
    @InjectModel(USERS) private readonly users: Model<UserDocument>,
    private readonly writer: FactWriter,
  ) {}

  /**
   * Sets another address, unconfirmed; returns null when it is taken. Links mailed to the old address stop working:
   * a reader of that inbox must not confirm the new address.
   */
  async change(user: User, email: string, verification: MailedLink): Promise<User | null> {
    const { id } = user;
    const told = [...accountChange(user, 'email'), linkIssued('verification', id, verification)];
    try {
      const document = await this.writer.writeWithFacts(told, (facts) =>
        this.users
          .findOneAndUpdate(
            { _id: id, deletedAt: null },
            {
              $set: { email, emailVerified: false, verifications: [verification], recoveries: [] },
              $push: { outbox: { $each: facts } },
            },
            { returnDocument: 'after' },
          )
          .lean(),
      );
      return document && toUser(document);
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  /**
   * Confirms the address of the user to whom the link was mailed. The link can be used again; the first time is published.
   * Returns null when the link does not work.
   */
  async confirm(userId: string, digest: string, now: Date): Promise<User | null> {
    const works = { ...linkWorks('verification', digest, now), _id: userId };
    await this.writer.writeWithFacts([caused(emailVerified, { userId, by: 'link' })], (facts) =>
      this.users.updateOne(
        { ...works, emailVerified: false },
        { $set: { emailVerified: true }, $push: { outbox: { $each: facts } } },
      ),
    );
    const document = await this.users.findOne(works).lean();
    return document && toUser(document);
  }
}
