import { emailVerified, type User } from '@festlig/contracts/identity';
import { isDuplicate } from '@festlig/platform/mongo';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { accountChange, findUser, linkIssued, linkWorks, toUser } from './user.repository';
import { type MailedLink, type UserDocument, USERS } from './user.schema';

/** The addresses of users, and whether they are confirmed. */
@Injectable()
export class EmailRepository {
  constructor(
    @InjectModel(USERS) private readonly users: Model<UserDocument>,
    private readonly writer: FactWriter,
  ) {}

  /**
   * Sets another address, or lets it wait while the account has a confirmed one; returns null when it is taken. What
   * decides is read again when it has changed meanwhile (rule: change-email).
   */
  async change(before: User, email: string, verification: MailedLink): Promise<User | null> {
    const { id } = before;
    try {
      for (let user: User | null = before; user; user = await findUser(this.users, id)) {
        const { email_verified: waits } = user;
        const changed = waits
          ? await this.wait(user, email, verification)
          : await this.replace(id, email, verification);
        if (changed) return changed;
      }
      return null;
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  /** The address that waits for its link to be pressed; undefined when there is none. */
  async waitingOf(id: string): Promise<string | undefined> {
    return (await this.users.findOne({ _id: id, deletedAt: null }, { waitingEmail: 1 }).lean())?.waitingEmail;
  }

  /** Withdraws the address that waits, and its links. Withdrawing again changes nothing. */
  async withdraw(id: string): Promise<void> {
    await this.users.updateOne(
      { _id: id, waitingEmail: { $exists: true } },
      { $unset: { waitingEmail: 1 }, $set: { verifications: [] } },
    );
  }

  /**
   * Confirms the address to which the link was mailed; one that waited becomes the account's. The link can be used again;
   * the first time is published. Returns null when the link does not work.
   */
  async confirm(userId: string, digest: string, now: Date): Promise<User | 'taken' | null> {
    const works = { ...linkWorks('verification', digest, now), _id: userId };
    const before = await this.users.findOne(works).lean();
    if (before?.waitingEmail !== undefined) {
      const isFree = await this.takePlace(toUser(before), before.waitingEmail, works);
      if (!isFree) return 'taken';
    }
    await this.writer.writeWithFacts([caused(emailVerified, { userId, by: 'link' })], (facts) =>
      this.users.updateOne(
        { ...works, emailVerified: false },
        { $set: { emailVerified: true }, $push: { outbox: { $each: facts } } },
      ),
    );
    const document = await this.users.findOne(works).lean();
    return document && toUser(document);
  }

  /**
   * Sets another address in place of one that is not confirmed. Links mailed to the old address stop working: a reader of
   * that inbox must not confirm the new address.
   */
  private async replace(id: string, email: string, verification: MailedLink): Promise<User | null> {
    const document = await this.writer.writeWithFacts([linkIssued('verification', id, verification)], (facts) =>
      this.users
        .findOneAndUpdate(
          { _id: id, deletedAt: null, emailVerified: false },
          { $set: { email, verifications: [verification], recoveries: [] }, $push: { outbox: { $each: facts } } },
          { returnDocument: 'after' },
        )
        .lean(),
    );
    return document && toUser(document);
  }

  /**
   * Lets the address wait, in place of another that did, and tells the owner at the one that counts. Only its own link
   * works then.
   */
  private async wait(user: User, waitingEmail: string, verification: MailedLink): Promise<User | null> {
    const { id, email } = user;
    const told = [...accountChange(user, 'email-asked'), linkIssued('verification', id, verification)];
    const document = await this.writer.writeWithFacts(told, (facts) =>
      this.users
        .findOneAndUpdate(
          { _id: id, deletedAt: null, email, emailVerified: true },
          { $set: { waitingEmail, verifications: [verification] }, $push: { outbox: { $each: facts } } },
          { returnDocument: 'after' },
        )
        .lean(),
    );
    return document && toUser(document);
  }

  /**
   * Makes the address that waits the account's, and tells its owner at the old one; links mailed there stop working.
   * Returns false when another account has it: the unique index decides.
   */
  private async takePlace(user: User, waitingEmail: string, works: object): Promise<boolean> {
    try {
      await this.writer.writeWithFacts(accountChange(user, 'email'), (facts) =>
        this.users.updateOne(
          { ...works, waitingEmail },
          {
            $set: { email: waitingEmail, recoveries: [] },
            $unset: { waitingEmail: 1 },
            $push: { outbox: { $each: facts } },
          },
        ),
      );
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
