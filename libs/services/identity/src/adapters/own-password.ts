import type { User } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../store/user.repository';
import { Passwords } from './passwords';

/** That who is logged in knows the password too: a browser left open must not be enough to take an account over. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
  ) {}

  /** The user as stored. @throws CallError `needs_login`, `current_password_required`, `current_password_wrong` */
  async prove({ id, email }: User, currentPassword: string): Promise<User> {
    const known = await this.users.findWithPassword(email);
    // The address may be another user's by now.
    if (known?.user.id !== id) throw new CallError('needs_login');
    if (currentPassword === '') throw new CallError('current_password_required');
    const correct = await this.passwords.matches(known.passwordHash, currentPassword);
    if (!correct) throw new CallError('current_password_wrong');
    return known.user;
  }
}
