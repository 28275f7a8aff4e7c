import {
  type AttemptRule,
  TEXTS_OF_NETWORK,
  TEXTS_OF_USER,
  TEXTS_TO_NUMBER,
  TEXTS_TO_ROW,
  textsToCountry,
} from '@festlig/domain/identity/attempts';
import { networkOf } from '@festlig/domain/identity/network-of';
import { textedPhone } from '@festlig/domain/identity/texted-phone';
import { digestOf } from '@festlig/domain/identity/token-digest';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { AttemptRepository } from '../store/attempt.repository';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A text with a code that is about to be requested. */
export interface WantedText {
  userId: string;
  phone: string;
  /** The client's network address; empty when unknown, and then not counted. */
  clientAddress: string;
}

/**
 * Limits the texts with codes: we pay for each, and whoever has a share in a row of numbers earns by it
 * (rule: phone-code-limits).
 */
@Injectable()
export class TextLimit {
  constructor(
    private readonly attempts: AttemptRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts the text.
   * @throws CallError `phone_takes_no_texts`, `too_many_texts`, `too_many_texts_today`
   */
  async claim({ userId, phone, clientAddress }: WantedText): Promise<void> {
    const counted = textedPhone(phone);
    if (!counted) throw new CallError('phone_takes_no_texts');
    const rules: [string, string, AttemptRule][] = [
      ['of user', userId, TEXTS_OF_USER],
      ['to number', phone, TEXTS_TO_NUMBER],
      ...(clientAddress
        ? [['of network', networkOf(clientAddress), TEXTS_OF_NETWORK] as [string, string, AttemptRule]]
        : []),
      ['to row', counted.row, TEXTS_TO_ROW],
      ['to country', counted.callingCode, textsToCountry(counted.callingCode)],
    ];
    const keyed = rules.map(([what, whose, rule]) => [`text ${what} ${digestOf(whose)}`, rule] as const);
    const wait = await this.attempts.takeAll(keyed, this.clock.now());
    if (wait > 3 * HOUR) throw new CallError('too_many_texts_today');
    if (wait > 0) throw new CallError('too_many_texts', { minutes: Math.ceil(wait / MINUTE) });
  }
}
