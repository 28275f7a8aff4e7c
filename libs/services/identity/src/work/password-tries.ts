import { PASSWORD_TRIES } from '@festlig/domain/identity/attempts';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { Passwords } from '../adapters/passwords';
import { AttemptRepository } from '../store/attempt.repository';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const keyOf = (email: string): string => `password ${digestOf(email)}`;

/**
 * Counts the passwords tried for an account, from all networks together, because an attacker has many addresses. An
 * address without an account is counted alike, so that neither answer nor time reveals who has an account.
 */
@Injectable()
export class PasswordTries {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /**
   * `hash` is that of the account with this address, or null without one.
   * @throws CallError `too_many_tries`
   */
  async matches(email: string, hash: string | null, password: string): Promise<boolean> {
    // Counted before the password is checked, so that of many simultaneous requests no more are checked than the
    // rule allows.
    const wait = await this.attempts.take(keyOf(email), PASSWORD_TRIES, this.clock.now());
    if (wait > 0) {
      throw new CallError('too_many_tries', { minutes: Math.ceil(wait / MINUTE), seconds: Math.ceil(wait / SECOND) });
    }
    const correct = await this.passwords.matches(hash, password);
    if (correct) await this.forget(email);
    return correct;
  }

  /** Resets the count once a user has proved that the account is theirs. */
  forget(email: string): Promise<void> {
    return this.attempts.forget(keyOf(email));
  }
}
