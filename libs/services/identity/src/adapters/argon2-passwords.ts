import { composed } from '@festlig/contracts/define';
import { checkNewPassword } from '@festlig/domain/identity/check-new-password';
import type { PasswordOwner } from '@festlig/domain/identity/guessable-password';
import { CallError } from '@festlig/platform/errors';
import { hash, verify } from '@node-rs/argon2';
import { Passwords } from './passwords';

/** OWASP's first recommendation: argon2id (the library's default), 19 MiB, two passes, parallelism one. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The same letter typed on another keyboard can consist of other code points, so passwords are compared in composed
 * form (NFC).
 */
export class Argon2Passwords extends Passwords {
  /**
   * Computed when the process starts, so that the first login with an unknown address takes no longer than later
   * ones.
   */
  private readonly nobodys = hash('nobody has this password', COST);

  async hash(password: string, owner: PasswordOwner): Promise<string> {
    const { password: problem } = checkNewPassword(password, owner);
    if (problem) throw new CallError(problem.code);
    return hash(composed(password), COST);
  }

  async matches(known: string | null, password: string): Promise<boolean> {
    const correct = await verify(known ?? (await this.nobodys), composed(password));
    return known !== null && correct;
  }
}
