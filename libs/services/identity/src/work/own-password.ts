import type { User } from '@festlig/contracts/identity';
import { checkOwnPassword } from '@festlig/domain/identity/check-own-password';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../store/user.repository';
import { PasswordTries } from './password-tries';

/**
 * Checks that a logged-in user knows the password too: an unattended browser must not be enough to take an account
 * over.
 */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly tries: PasswordTries,
  ) {}

  /**
   * Returns the user as stored.
   * @throws CallError `needs_login`, `current_password_wrong`, `too_many_tries`; InvalidInput without a password
   */
  async prove({ id, email }: User, currentPassword: string): Promise<User> {
    const known = await this.users.findWithPassword(email);
    // The address may belong to another user by now.
    if (known?.user.id !== id) throw new CallError('needs_login');
    throwProblems(checkOwnPassword(currentPassword));
    const correct = await this.tries.matches(email, known.passwordHash, currentPassword);
    if (!correct) throw new CallError('current_password_wrong');
    return known.user;
  }
}
