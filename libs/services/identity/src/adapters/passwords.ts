import type { PasswordOwner } from '@festlig/domain/identity/guessable-password';

/** Hashes passwords so that nobody can read them back. */
export abstract class Passwords {
  /**
   * Hashes the password that the owner of this name and address chooses.
   * @throws CallError `password_guessable`
   */
  abstract hash(password: string, owner: PasswordOwner): Promise<string>;
  /**
   * Without a hash (no account has the address) it returns false after the same time, because the time must not
   * reveal who has an account.
   */
  abstract matches(hash: string | null, password: string): Promise<boolean>;
}
