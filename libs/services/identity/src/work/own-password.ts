import type { User } from '@festlig/contracts/identity';
import { checkOwnPassword } from '@festlig/domain/identity/check-own-password';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../store/session.repository';
import { UserRepository } from '../store/user.repository';
import { PasswordTries } from './password-tries';

/** What a logged-in user gives with the call. */
interface Proof {
  currentPassword: string;
  sessionToken: string;
}

/**
 * Checks that a logged-in user is the account's owner: an unattended browser must not be enough to take an account over.
 * The owner knows the password; the owner of an account without one has logged in a short time ago
 * (rule: own-password-or-fresh).
 */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly tries: PasswordTries,
    private readonly sessions: SessionRepository,
  ) {}

  /**
   * Returns the user as stored.
   * @throws CallError `needs_login`, also when the user has to log in again; `current_password_wrong`, `too_many_tries`;
   * InvalidInput without a password
   */
  async prove({ id, email }: User, { currentPassword, sessionToken }: Proof): Promise<User> {
    const known = await this.users.findWithPassword(email);
    // The address may belong to another user by now.
    if (known?.user.id !== id) throw new CallError('needs_login');
    if (known.passwordHash === null) {
      await this.requireFresh(id, sessionToken);
      return known.user;
    }
    throwProblems(checkOwnPassword(currentPassword));
    const correct = await this.tries.matches(email, known.passwordHash, currentPassword);
    if (!correct) throw new CallError('current_password_wrong');
    return known.user;
  }

  /** @throws CallError `needs_login` unless the user has logged in a short time ago */
  async requireFresh(userId: string, sessionToken: string): Promise<void> {
    if (!(await this.sessions.isFresh(sessionToken, userId))) throw new CallError('needs_login');
  }
}
