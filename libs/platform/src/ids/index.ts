import { randomBytes, randomInt } from 'node:crypto';
import { ObjectId } from 'bson';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Ids and randomness, passed in, so that a test can hold them. */
export abstract class Ids {
  /** A new ObjectId, 24 hex digits; grows with time. */
  abstract id(): string;
  /** Short id: `length` characters of base58 (8 = 46 bits: collisions are caught by a unique index). */
  abstract sid(length?: number): string;
  /** 256 random bits, base64url, for sessions and links. */
  abstract token(): string;
}

export class RandomIds extends Ids {
  id(): string {
    return new ObjectId().toHexString();
  }
  sid(length = 8): string {
    return Array.from({ length }, () => BASE58[randomInt(BASE58.length)]).join('');
  }
  token(): string {
    return randomBytes(32).toString('base64url');
  }
}
