import { randomBytes, randomInt } from 'node:crypto';
import { Clock, SystemClock } from '../clock';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Ids and randomness, passed in, so that a test can hold them (rule: time-is-passed-in). */
export abstract class Ids {
  /**
   * 24 hex digits: the second of its creation, so that the store's indexes grow at one end, and 64 random bits, so
   * that it cannot be guessed (rule: ids-nobody-can-guess).
   */
  abstract id(): string;
  /** Short id: `length` characters of base58 (8 = 46 bits: collisions are caught by a unique index). */
  abstract sid(length?: number): string;
  /** 256 random bits, base64url, for sessions and links. */
  abstract token(): string;
}

export class RandomIds extends Ids {
  constructor(private readonly clock: Clock = new SystemClock()) {
    super();
  }
  id(): string {
    const seconds = Math.floor(this.clock.now().getTime() / 1000);
    return seconds.toString(16).padStart(8, '0').slice(-8) + randomBytes(8).toString('hex');
  }
  sid(length = 8): string {
    return Array.from({ length }, () => BASE58[randomInt(BASE58.length)]).join('');
  }
  token(): string {
    return randomBytes(32).toString('base64url');
  }
}
