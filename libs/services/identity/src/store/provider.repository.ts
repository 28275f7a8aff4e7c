import type { AccountChange, Logins, SocialProviderName, User } from '@festlig/contracts/identity';
import { isDuplicate } from '@festlig/platform/mongo';
import { type Caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { accountChange, toUser } from './user.repository';
import { type LinkedProvider, type UserDocument, USERS } from './user.schema';

/** How users can log in, in their documents. */
@Injectable()
export class ProviderRepository {
  constructor(
    @InjectModel(USERS) private readonly users: Model<UserDocument>,
    private readonly writer: FactWriter,
  ) {}

  /** Returns the user to whom the provider's account is linked. */
  async findOwner(provider: SocialProviderName, subject: string): Promise<User | null> {
    const document = await this.users
      .findOne({ 'providers.subject': subject, providers: { $elemMatch: { provider, subject } }, deletedAt: null })
      .lean();
    return document && toUser(document);
  }

  /**
   * Links the provider's account to the user, who has none of this provider and has confirmed the address. `email`: only
   * while this is the address. Returns null when a condition does not hold any more, or when the provider's account
   * is linked to another user: the unique index decides.
   */
  async link(userId: string, provider: LinkedProvider, email?: string): Promise<User | null> {
    const address = { emailVerified: true, ...(email === undefined ? {} : { email }) };
    try {
      const document = await this.writer.writeWithFacts(await this.changeOf(userId, 'login-linked'), (facts) =>
        this.users
          .findOneAndUpdate(
            { _id: userId, deletedAt: null, ...address, 'providers.provider': { $ne: provider.provider } },
            { $push: { providers: provider, outbox: { $each: facts } } },
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
   * Unlinks the provider, unless it is the only way to log in. One condition of one update, so that two providers cannot
   * be unlinked at the same time.
   */
  async unlink(userId: string, provider: SocialProviderName): Promise<void> {
    const another = [{ passwordHash: { $ne: null } }, { 'providers.1': { $exists: true } }];
    await this.writer.writeWithFacts(await this.changeOf(userId, 'login-unlinked'), (facts) =>
      this.users.updateOne(
        { _id: userId, deletedAt: null, 'providers.provider': provider, $or: another },
        { $pull: { providers: { provider } }, $push: { outbox: { $each: facts } } },
      ),
    );
  }

  /** How the user can log in; null when deleted. */
  async loginsOf(userId: string): Promise<Logins | null> {
    const fields = { passwordHash: 1, providers: 1, waitingEmail: 1 };
    const document = await this.users.findOne({ _id: userId, deletedAt: null }, fields).lean();
    if (!document) return null;
    return {
      hasPassword: document.passwordHash !== null,
      waitingEmail: document.waitingEmail ?? null,
      providers: (document.providers ?? []).map(({ provider, email, linkedAt }) => ({
        provider,
        email,
        linkedAt: linkedAt.toISOString(),
      })),
    };
  }

  private async changeOf(userId: string, what: AccountChange): Promise<Caused[]> {
    const document = await this.users.findOne({ _id: userId, deletedAt: null }).lean();
    return document ? accountChange(toUser(document), what) : [];
  }
}
