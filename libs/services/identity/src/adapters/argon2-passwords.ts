import { composed } from '@festlig/contracts/define';
import { isGuessable, type PasswordOwner } from '@festlig/domain/identity/guessable-password';
import { CallError } from '@festlig/platform/errors';
import { hash, verify } from '@node-rs/argon2';
import { Passwords } from './passwords';

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letter typed on another keyboard can be other code points: passwords are compared in their composed form. */
export class Argon2Passwords extends Passwords {
  /** Made at the start: the first stranger waits no longer than the next. */
  private readonly nobodys = hash('nobody has this password', COST);

  async hash(password: string, owner: PasswordOwner): Promise<string> {
    if (isGuessable(password, owner)) throw new CallError('password_guessable');
    return hash(composed(password), COST);
  }

  async matches(known: string | null, password: string): Promise<boolean> {
    const correct = await verify(known ?? (await this.nobodys), composed(password));
    return known !== null && correct;
  }
}
