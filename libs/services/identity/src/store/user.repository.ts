import {
  type AccountChange,
  accountChanged,
  emailVerificationRequested,
  emailVerified,
  passwordRecoveryRequested,
  type User,
  userDeleted,
  type UserInput,
  userRenamed,
} from '@festlig/contracts/identity';
import { keptForms } from '@festlig/domain/identity/inbox-of';
import { type Caused, caused, FactWriter } from '@festlig/platform/outbox';
import { isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { type LinkedProvider, type LinkKind, type MailedLink, type UserDocument, USERS } from './user.schema';

/** How many links of a kind work at the same time. */
const KEPT_LINKS = 5;

export const toUser = (document: Omit<UserDocument, 'outbox'>): User => ({
  id: document._id,
  name: document.name,
  email: document.email,
  email_verified: document.emailVerified,
  phone: document.phone,
  phone_verified: document.phoneVerified,
  marketingConsent: document.marketingConsent,
  muteRsvps: document.muteRsvps,
  muteRsvpMessages: document.muteRsvpMessages,
  language: document.language,
});

/** The fields that hold a user's links, and the facts that cause their mails. Neither holds a token. */
const LINKS = {
  verification: { kept: 'verifications', event: emailVerificationRequested },
  recovery: { kept: 'recoveries', event: passwordRecoveryRequested },
} as const;

/** Matches the user to whom this link was mailed, while it works. The first condition is the one with an index. */
export const linkWorks = (kind: LinkKind, digest: string, now: Date) => ({
  [`${LINKS[kind].kept}.digest`]: digest,
  [LINKS[kind].kept]: { $elemMatch: { digest, expiresAt: { $gt: now } } },
});

/**
 * Makes the fact that causes the mail to the owner of an account; none without a confirmed address, which may be
 * another person's (rule: account-change-mails).
 */
export const accountChange = (user: User, what: AccountChange): Caused[] => {
  const { id: userId, email, email_verified, name, language } = user;
  const owner = what === 'deleted' ? { owner: { name, language } } : {};
  return email_verified ? [caused(accountChanged, { userId, what, email, ...owner })] : [];
};

/** Makes the fact that causes the mail of a link. */
export const linkIssued = (kind: LinkKind, userId: string, { id: linkId }: MailedLink) =>
  caused(LINKS[kind].event, { userId, linkId });

export type NewUser = Pick<
  UserDocument,
  '_id' | 'name' | 'email' | 'passwordHash' | 'marketingConsent' | 'language'
> & {
  /** The link that confirms the address; null when it is confirmed already. */
  verification: MailedLink | null;
  /** The provider through which the user signs up. */
  provider?: LinkedProvider;
  createdAt: Date;
};

type Addressee = Pick<User, 'id' | 'email'>;

/** A user to whom a link was mailed, and the address to which it was. */
interface MailedUser {
  user: User;
  mailedTo: string;
}

const toMailed = (kind: LinkKind, document: UserDocument): MailedUser => {
  const waiting = kind === 'verification' ? document.waitingEmail : undefined;
  return { user: toUser(document), mailedTo: waiting ?? document.email };
};

/** The user with this id; null when there is none, or the account is deleted. */
export async function findUser(users: Model<UserDocument>, id: string): Promise<User | null> {
  const document = await users.findOne({ _id: id, deletedAt: null }).lean();
  return document && toUser(document);
}

@Injectable()
export class UserRepository {
  constructor(
    @InjectModel(USERS) private readonly users: Model<UserDocument>,
    private readonly writer: FactWriter,
  ) {}

  /**
   * Returns null when the address or the provider's account is taken. The unique indexes decide, so that two
   * simultaneous registrations cannot both succeed.
   */
  async create({ verification, provider, ...user }: NewUser): Promise<User | null> {
    const document: UserDocument = {
      ...user,
      emailVerified: verification === null,
      ...(provider ? { providers: [provider] } : {}),
      phone: null,
      phoneVerified: false,
      muteRsvps: false,
      muteRsvpMessages: false,
      verifications: verification ? [verification] : [],
      outbox: [],
    };
    try {
      const facts = verification ? [linkIssued('verification', user._id, verification)] : [];
      await this.writer.writeWithFacts(facts, (outbox) => this.users.create({ ...document, outbox }));
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
    return toUser(document);
  }

  /**
   * Writes the given fields; returns null when the user was deleted. Another phone number is unverified, and the code
   * sent to the earlier one stops working.
   */
  async update(id: string, { phone, ...fields }: z.output<typeof UserInput>): Promise<User | null> {
    if (phone !== undefined) await this.setPhone(id, phone);
    const told = fields.name === undefined ? [] : [caused(userRenamed, { userId: id })];
    const document = await this.writer.writeWithFacts(told, (facts) =>
      this.users
        .findOneAndUpdate(
          { _id: id, deletedAt: null },
          { $set: fields, $push: { outbox: { $each: facts } } },
          { returnDocument: 'after' },
        )
        .lean(),
    );
    return document && toUser(document);
  }

  /** The owner is told that a verified number is gone. A number that is verified meanwhile is looked at once more. */
  private async setPhone(id: string, phone: string | null): Promise<void> {
    for (;;) {
      const before = await this.find(id);
      if (!before || before.phone === phone) return;
      const told = before.phone_verified ? accountChange(before, 'phone-removed') : [];
      const found = { _id: id, deletedAt: null, phone: before.phone, phoneVerified: before.phone_verified };
      const { matchedCount } = await this.writer.writeWithFacts(told, (facts) =>
        this.users.updateOne(found, {
          $set: { phone, phoneVerified: false },
          $unset: { phoneCode: 1 },
          $push: { outbox: { $each: facts } },
        }),
      );
      if (matchedCount > 0) return;
    }
  }

  find(id: string): Promise<User | null> {
    return findUser(this.users, id);
  }

  async findSender(id: string): Promise<{ createdAt: Date; dailyMails: number | null; email: string } | null> {
    const fields = { createdAt: 1, dailyMails: 1, email: 1 };
    const document = await this.users.findOne({ _id: id, deletedAt: null }, fields).lean();
    return (
      document && { createdAt: document.createdAt, dailyMails: document.dailyMails ?? null, email: document.email }
    );
  }

  async findByEmail(email: string): Promise<User | null> {
    const document = await this.withEmail(email);
    return document && toUser(document);
  }

  async findWithPassword(email: string): Promise<{ user: User; passwordHash: string | null } | null> {
    const document = await this.withEmail(email);
    return document && { user: toUser(document), passwordHash: document.passwordHash };
  }

  /**
   * Adds nothing when the user has changed the address, or the one that waits, meanwhile: the link would confirm
   * another one.
   */
  async addLink({ id, email }: Addressee, kind: LinkKind, link: MailedLink, waitingEmail?: string): Promise<void> {
    const links = { $each: [link], $slice: -KEPT_LINKS };
    const addressed = { _id: id, email, ...(kind === 'verification' ? { waitingEmail: waitingEmail ?? null } : {}) };
    await this.writer.writeWithFacts([linkIssued(kind, id, link)], (facts) =>
      this.users.updateOne(addressed, { $push: { [LINKS[kind].kept]: links, outbox: { $each: facts } } }),
    );
  }

  /** Returns the user to whom a link was mailed; null when the link does not work. */
  async findByLink(userId: string, kind: LinkKind, id: string, now: Date): Promise<MailedUser | null> {
    const works = { $elemMatch: { id, expiresAt: { $gt: now } } };
    const document = await this.users.findOne({ _id: userId, [LINKS[kind].kept]: works }).lean();
    return document && toMailed(kind, document);
  }

  /** Returns the user to whom the link with this digest was mailed; null when it does not work. */
  async findByDigest(kind: LinkKind, digest: string, now: Date): Promise<MailedUser | null> {
    const document = await this.users.findOne(linkWorks(kind, digest, now)).lean();
    return document && toMailed(kind, document);
  }

  /**
   * Sets the password of the user to whom the link was mailed, and uses up all such links. Having the mail proves
   * that the address is theirs. Nobody else keeps a way in: providers are unlinked, an address that waits is
   * withdrawn, and of an account whose address was not confirmed, which a stranger may have made, the phone number
   * goes too. Returns null when the link does not work
   * (rule: recovery-shuts-others-out).
   */
  async recover(owner: User, digest: string, passwordHash: string, now: Date): Promise<User | null> {
    const told = accountChange({ ...owner, email_verified: true }, 'password');
    if (!owner.email_verified) told.push(caused(emailVerified, { userId: owner.id, by: 'recovery' }));
    // Only a confirmed account has an address that waits, whose links are all that `verifications` holds.
    const others = owner.email_verified ? { verifications: [] } : { phone: null, phoneVerified: false };
    const document = await this.writer.writeWithFacts(told, (facts) =>
      this.users
        .findOneAndUpdate(
          linkWorks('recovery', digest, now),
          {
            $set: { passwordHash, emailVerified: true, recoveries: [], providers: [], ...others },
            $unset: { waitingEmail: 1, ...(owner.email_verified ? {} : { phoneCode: 1 }) },
            $push: { outbox: { $each: facts } },
          },
          { returnDocument: 'after' },
        )
        .lean(),
    );
    return document && toUser(document);
  }

  /** Also uses up all recovery links: a user who changes the password knows it. */
  async setPassword(user: User, passwordHash: string): Promise<void> {
    await this.writer.writeWithFacts(accountChange(user, 'password'), (facts) =>
      this.users.updateOne(
        { _id: user.id, deletedAt: null },
        { $set: { passwordHash, recoveries: [] }, $push: { outbox: { $each: facts } } },
      ),
    );
  }

  /**
   * Empties the user and marks it deleted. The empty shell publishes the facts, and a TTL index removes it later.
   * The address is free at once. Deleting again changes nothing.
   */
  async remove(id: string, now: Date): Promise<void> {
    // An id is never a valid address, so the unique index is satisfied and nobody can log in.
    const emptied = {
      email: id,
      name: '',
      phone: null,
      phoneVerified: false,
      passwordHash: '',
      verifications: [],
      recoveries: [],
      providers: [],
    };
    const before = await this.find(id);
    const told = before ? accountChange(before, 'deleted') : [];
    await this.writer.writeWithFacts([caused(userDeleted, { userId: id }), ...told], (facts) =>
      this.users.updateOne(
        { _id: id, deletedAt: null },
        {
          $set: { ...emptied, deletedAt: now },
          $unset: { phoneCode: 1, waitingEmail: 1 },
          $push: { outbox: { $each: facts } },
        },
      ),
    );
  }

  /** Finds the user by the address as it is stored today, or as it was stored earlier. */
  private async withEmail(email: string) {
    const found = await this.users.find({ email: { $in: keptForms(email) } }).lean();
    return found.find((document) => document.email === email) ?? found[0] ?? null;
  }
}
