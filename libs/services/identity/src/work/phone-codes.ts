import { createHmac, timingSafeEqual } from 'node:crypto';
import { PHONE_CODE_LENGTH } from '@festlig/contracts/identity';
import { phoneCodeEnd } from '@festlig/domain/identity/lifetimes';
import { Clock } from '@festlig/platform/clock';
import { Config } from '@festlig/platform/config/platform-variables';
import { Ids } from '@festlig/platform/ids';
import { Injectable } from '@nestjs/common';
import type { PhoneCodeDocument } from '../store/user.schema';

const ALL_CODES = 10n ** BigInt(PHONE_CODE_LENGTH);

/** Issues and compares the codes that are texted to phones. */
@Injectable()
export class PhoneCodes {
  constructor(
    private readonly config: Config,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** The part of a new code that is stored. */
  issue(userId: string, phone: string): PhoneCodeDocument {
    const id = this.ids.id();
    const digest = this.digestOf(userId, phone, id, this.codeOf(id));
    return { id, phone, digest, expiresAt: phoneCodeEnd(this.clock.now()), tries: 0 };
  }

  /** The code is computed from its id and our secret, so that it stands nowhere but in the text (rule: secrets-stay-out). */
  codeOf(codeId: string): string {
    const code = this.hmac(`phone-code ${codeId}`).readBigUInt64BE() % ALL_CODES;
    return code.toString().padStart(PHONE_CODE_LENGTH, '0');
  }

  /** Whether the typed code is the one that was sent to this user and number; in constant time. */
  matches(userId: string, { id, phone, digest }: PhoneCodeDocument, typed: string): boolean {
    const [left, right] = [this.digestOf(userId, phone, id, typed), digest].map((text) => Buffer.from(text, 'hex'));
    return left !== undefined && right !== undefined && left.length === right.length && timingSafeEqual(left, right);
  }

  /** Keyed by our secret, because a million codes could be tried against a bare digest. */
  private digestOf(userId: string, phone: string, codeId: string, code: string): string {
    return this.hmac(`phone-code ${codeId} ${userId} ${phone} ${code}`).toString('hex');
  }

  private hmac(text: string): Buffer {
    return createHmac('sha256', this.config.values.LINK_SECRET).update(text).digest();
  }
}
