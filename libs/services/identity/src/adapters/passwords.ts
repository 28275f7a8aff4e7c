import type { PasswordOwner } from '@festlig/domain/identity/guessable-password';

/** Keeps passwords so that nobody can read them back. */
export abstract class Passwords {
  /** Of a password that somebody of this name and address chooses. @throws CallError `password_guessable` */
  abstract hash(password: string, owner: PasswordOwner): Promise<string>;
  /** Without a hash (nobody has that address) it takes as long and answers false: time must not tell who is a user. */
  abstract matches(hash: string | null, password: string): Promise<boolean>;
}
