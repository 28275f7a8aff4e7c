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
 * Passwords tried for an account, wherever from: who guesses has many addresses. An address that nobody has is counted
 * alike, so that neither answer nor time tells who is a user.
 */
@Injectable()
export class PasswordTries {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /** `hash` of the account with that address, null when there is none. @throws CallError `too_many_tries` */
  async matches(email: string, hash: string | null, password: string): Promise<boolean> {
    // Counted before it is looked at: of many at once no more are looked at than the rule allows.
    const wait = await this.attempts.take(keyOf(email), PASSWORD_TRIES, this.clock.now());
    if (wait > 0) {
      throw new CallError('too_many_tries', { minutes: Math.ceil(wait / MINUTE), seconds: Math.ceil(wait / SECOND) });
    }
    const correct = await this.passwords.matches(hash, password);
    if (correct) await this.forget(email);
    return correct;
  }

  /** Whoever has shown that the account is theirs begins anew. */
  forget(email: string): Promise<void> {
    return this.attempts.forget(keyOf(email));
  }
}
